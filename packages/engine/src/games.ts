import { eightStrength, highStrength, razzStrength, type Strength } from "@doorcard/evaluator";
import type { Game, Side } from "./words.ts";

/** Ranks some cards, a stretch of a longer array: more is better. */
type Ranking = (cards: Uint8Array, from: number, to: number) => Strength;

/** A half of the pot: who wins it. */
export interface Half {
  readonly side: Side;
  /** Strength of seven cards for this half; 0 when they do not qualify. */
  readonly strength: Ranking;
  /** The name of the half for the evaluator's `bestFive`. */
  readonly five: "high" | "razz" | "eight";
}

/** What makes one game differ from the next. */
export interface GameRow {
  /** Which door card brings it in: the lowest (ace high) or the highest (ace low). */
  readonly bringsIn: "lowest" | "highest";
  /** Which board acts first from fourth street on: the highest, or the lowest with aces low and pairs bad. */
  readonly opens: "highest" | "lowest";
  /** Whether a house may break ties of boards by suit (R9). */
  readonly suitsOpen: boolean;
  /** The halves that are paid, the one that gets the odd chip first; without a qualifier the first takes all. */
  readonly halves: readonly Half[];
}

const HIGH: Half = { side: "high", strength: highStrength, five: "high" };
const EIGHT: Half = { side: "low", strength: eightStrength, five: "eight" };
const RAZZ: Half = { side: "low", strength: razzStrength, five: "razz" };

/** The three games, one row each (R1). */
export const GAME_ROWS: Readonly<Record<Game, GameRow>> = {
  stud: { bringsIn: "lowest", opens: "highest", suitsOpen: true, halves: [HIGH] },
  stud8: { bringsIn: "lowest", opens: "highest", suitsOpen: false, halves: [HIGH, EIGHT] },
  razz: { bringsIn: "highest", opens: "lowest", suitsOpen: false, halves: [RAZZ] },
};
