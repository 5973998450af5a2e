import { ROWS } from "./rank-sums.ts";

/** How many slots the layout of the high and the razz table has; what `layout.ts` comes to. */
const SLOTS = 96_001;

/** The tables in the order in which they ship: whole numbers of 32 bits, then of 16, all little-endian. */
export const PARTS = {
  /** Where each row of sums is moved to, for holdings of 7, 6 and 5 cards. */
  moves: { bits: 32, length: 3 * ROWS },
  /** The values of all high holdings, weakest first (`five.ts`). */
  highValues: { bits: 32, length: 7462 },
  /** The values of all ace-to-five holdings, weakest first. */
  razzValues: { bits: 32, length: 6175 },
  /** High strengths by slot, for holdings not of one suit. */
  high: { bits: 16, length: SLOTS },
  /** Razz strengths by slot. */
  razz: { bits: 16, length: SLOTS },
  /** High strengths of cards of one suit by the mask of their ranks; 0 for fewer than five. */
  flushes: { bits: 16, length: 1 << 13 },
  /** Razz strengths of five different ranks or more by their mask; 0 for fewer. */
  unpaired: { bits: 16, length: 1 << 13 },
  /** Eight-or-better strengths by the mask of a holding's ranks of eight and under, the ace lowest; 0 to 56. */
  eights: { bits: 16, length: 1 << 8 },
} as const;

/** Every table by its name. */
export type Tables = {
  readonly [Name in keyof typeof PARTS]: (typeof PARTS)[Name]["bits"] extends 32 ? Int32Array : Uint16Array;
};
