import type { Card } from "@doorcard/cards";
import {
  describeEight,
  describeHigh,
  describeRazz,
  eightStrength,
  highStrength,
  razzStrength,
  showingHigh,
  showingLow,
  type Strength,
} from "@doorcard/evaluator";
import type { Game } from "@doorcard/protocol";

/** One half of the pot: how holdings stand for it, 0 when they do not qualify, and their names. */
export interface Half {
  readonly side: "high" | "low";
  readonly strength: (cards: readonly Card[]) => Strength;
  readonly words: (strength: Strength) => string;
}

const HIGH: Half = { side: "high", strength: highStrength, words: describeHigh };
const EIGHT: Half = { side: "low", strength: eightStrength, words: describeEight };
const RAZZ: Half = { side: "low", strength: razzStrength, words: describeRazz };

/** The halves that a game pays. */
export const HALVES: Readonly<Record<Game, readonly Half[]>> = { stud: [HIGH], stud8: [HIGH, EIGHT], razz: [RAZZ] };

/** How boards of as many upcards stand, the best first to act. */
export const showing = (game: Game): ((cards: readonly Card[]) => Strength) =>
  game === "razz" ? showingLow : showingHigh;

/** What a whole holding comes to: "aces up (aces and eights)", in stud8 "pair of kings, eight-six low"; of one half when asked. */
export function holdingWords(game: Game, cards: readonly Card[], side?: "high" | "low"): string {
  const halves = HALVES[game].filter((half) => side === undefined || half.side === side);
  const told = halves.map(({ strength, words }) => ({ strength: strength(cards), words }));
  // Beside a high, no low is not worth a word
  const said = told.filter((half) => half.strength > 0 || told.length === 1);
  return said.map(({ strength, words }) => words(strength)).join(", ");
}
