import { eightStrength, highStrength, razzStrength } from "@doorcard/evaluator";
import type { Game } from "@doorcard/sdk";

/** Strength of the seven cards from a place on: more wins, 0 claims nothing. */
export type Strength = (cards: ArrayLike<number>, from: number, to: number) => number;

/** The halves of a pot in each game; a half that nobody can claim goes to the first one. */
export const HALVES: Readonly<Record<Game, readonly Strength[]>> = {
  stud: [highStrength],
  stud8: [highStrength, eightStrength],
  razz: [razzStrength],
};
