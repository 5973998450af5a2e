import { rankOf, type Card } from "@doorcard/cards";
import { CATEGORIES } from "./five.ts";
import type { Strength } from "./strength.ts";

const PAIR = CATEGORIES.indexOf("pair");
const TWO_PAIR = CATEGORIES.indexOf("two pair");
const TRIPS = CATEGORIES.indexOf("trips");
const QUADS = CATEGORIES.indexOf("quads");

/** More than the strength of any board, so that turned around it stays positive. */
const ABOVE_ALL = 1 << 29;

/**
 * High strength of a board of 1 to 4 upcards, above 0: pairs, trips and high cards count, straights and flushes do not,
 * and suits never. Boards compared must have as many cards. Throws RangeError for fewer or more cards.
 */
export function showingHigh(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  return paired(cards, from, to, 0);
}

/** Low strength of a board of 1 to 4 upcards, above 0: more is lower and so better, the ace low and pairs bad; else as `showingHigh`. */
export function showingLow(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  return ABOVE_ALL - paired(cards, from, to, 1);
}

/** Category above the ranks held most often above the others; ranks go up by `turn` places, which makes the ace lowest for 1. */
function paired(cards: ArrayLike<Card>, from: number, to: number, turn: 0 | 1): number {
  if (!(to - from >= 1 && to - from <= 4)) throw new RangeError(`A board has 1 to 4 upcards, got ${to - from}`);
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  for (let at = from; at < to; at++) {
    const rank = rankOf(cards[at]!) + turn;
    const bit = 1 << (rank === 13 ? 0 : rank);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  if (four !== 0) return value(QUADS, four, 0);
  if (thrice !== 0) return value(TRIPS, thrice, once ^ thrice);
  if (twice === 0) return once;
  return value((twice & (twice - 1)) === 0 ? PAIR : TWO_PAIR, twice, once ^ twice);
}

/** The category above two masks of 13 ranks, below 2^29. */
const value = (category: number, most: number, others: number): number => (category << 26) | (most << 13) | others;
