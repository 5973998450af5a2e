import { writePokerStars } from "./pokerstars/writer.ts";
import { writeOpenHand } from "./ohh/writer.ts";
import type { ToldHand } from "./told-hand.ts";
import { writePhhTable } from "./phh/writer.ts";

/** A format that hands are written in. */
export interface Writer {
  /** The ending of its files. */
  readonly ending: string;
  /** The text of a hand, to stand after that of others; `number` counts them from 1. */
  readonly write: (hand: ToldHand, number: number) => string;
}

/** The formats of others that hands are written in. None has a word for dead cards or exposed downcards. */
export const WRITERS = {
  phh: { ending: "phhs", write: writePhhTable },
  ohh: { ending: "ohh", write: writeOpenHand },
  stars: { ending: "txt", write: (hand) => `${writePokerStars(hand)}\n\n` },
} as const satisfies Record<string, Writer>;
