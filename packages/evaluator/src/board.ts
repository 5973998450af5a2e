import { CATEGORIES } from "./five.ts";
import type { Strength } from "./strength.ts";

const PAIR = CATEGORIES.indexOf("pair");
const TWO_PAIR = CATEGORIES.indexOf("two pair");
const TRIPS = CATEGORIES.indexOf("trips");
const QUADS = CATEGORIES.indexOf("quads");

const ACE = 12;

/** More than the strength of any board, so that turned around it stays positive. */
const ABOVE_ALL = 1 << 29;

/**
 * High strength of a board by the ranks that it shows at least once, twice, thrice and four times, one bit each; above 0
 * once a card is shown. Pairs, trips and high cards count, straights and flushes do not, and suits never. Boards compared
 * must have as many cards.
 */
export function boardHigh(once: number, twice: number, thrice: number, four: number): Strength {
  if (twice === 0) return once;
  if (four !== 0) return value(QUADS, four, 0);
  if (thrice !== 0) return value(TRIPS, thrice, once ^ thrice);
  return value((twice & (twice - 1)) === 0 ? PAIR : TWO_PAIR, twice, once ^ twice);
}

/** Low strength of a board, by the same ranks, above 0: more is lower and so better, the ace low and pairs bad. */
export const boardLow = (once: number, twice: number, thrice: number, four: number): Strength =>
  ABOVE_ALL - boardHigh(aceLow(once), aceLow(twice), aceLow(thrice), aceLow(four));

/** The category above two masks of 13 ranks, below 2^29. */
const value = (category: number, most: number, others: number): number => (category << 26) | (most << 13) | others;

/** Every rank one place up, and the ace below them all. */
const aceLow = (ranks: number): number => ((ranks << 1) & ((2 << ACE) - 1)) | (ranks >> ACE);
