import type { Card } from "@doorcard/cards";
import { describeEight, describeHigh, describeRazz } from "./describe.ts";
import { eightStrength } from "./eight.ts";
import { highStrength } from "./high.ts";
import { razzStrength } from "./razz.ts";
import type { Spot } from "./spot.ts";
import type { Strength } from "./strength.ts";

/** A half of the pot that a game pays: how holdings stand for it, 0 when they do not qualify, and the names of their strengths. */
export interface PaidHalf {
  readonly side: "high" | "low";
  readonly strength: (cards: ArrayLike<Card>) => Strength;
  readonly words: (strength: Strength) => string;
}

const HIGH: PaidHalf = { side: "high", strength: (cards) => highStrength(cards), words: describeHigh };
const EIGHT: PaidHalf = { side: "low", strength: (cards) => eightStrength(cards), words: describeEight };
const RAZZ: PaidHalf = { side: "low", strength: (cards) => razzStrength(cards), words: describeRazz };

/** The halves that a game pays; one alone is the whole pot. */
export const HALVES: Readonly<Record<Spot["game"], readonly PaidHalf[]>> = {
  stud: [HIGH],
  stud8: [HIGH, EIGHT],
  razz: [RAZZ],
};

/**
 * What a holding of 5 to 7 cards comes to: "aces up (aces and eights)", in stud8 "pair of kings, eight-six low"; of one half when asked.
 * Throws RangeError for fewer or more cards.
 */
export function holdingWords(game: Spot["game"], cards: ArrayLike<Card>, side?: PaidHalf["side"]): string {
  const halves = HALVES[game].filter((half) => side === undefined || half.side === side);
  const told = halves.map(({ strength, words }) => ({ strength: strength(cards), words }));
  // Beside a high, no low is not worth a word
  const said = told.filter((half) => half.strength > 0 || told.length === 1);
  return said.map(({ strength, words }) => words(strength)).join(", ");
}
