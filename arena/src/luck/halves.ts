import { eightStrength, highStrength, razzStrength, type Strength } from "@doorcard/evaluator";
import type { Game } from "@doorcard/protocol";

/** Strength of seven cards, a stretch of a longer array; 0 when they do not qualify. */
export type Ranking = (cards: Uint8Array, from: number, to: number) => Strength;

/** The halves of a pot, game by game; of two the first takes all where nobody qualifies for the second. */
export const HALVES: Readonly<Record<Game, readonly [Ranking, Ranking?]>> = {
  stud: [highStrength],
  stud8: [highStrength, eightStrength],
  razz: [razzStrength],
};
