import { DECK_SIZE, rankOf, type Card } from "@doorcard/cards";
import { checkSize } from "./holding-size.ts";
import { cardKeys, SUIT_BITS } from "./keys.ts";
import { firstRow, PLACE_MASK, ROW_SHIFT } from "./rank-sums.ts";
import type { Strength } from "./strength.ts";
import { TABLES } from "./tables.ts";

const KEYS = cardKeys();
const MOVES = TABLES.moves;
const STRENGTHS = TABLES.razz;
const UNPAIRED = TABLES.unpaired;
const RANK_BITS = Int32Array.from({ length: 256 }, (_, card) => (card < DECK_SIZE ? 1 << rankOf(card) : 0));
const PLACE_AT = SUIT_BITS;
const PLACES = PLACE_MASK;
const ROW_AT = SUIT_BITS + ROW_SHIFT;

/**
 * Ace-to-five strength of the lowest five of 5 to 7 cards, 1 (quad kings with a queen) to 6175 (the wheel): straights
 * and flushes do not count, aces are low, pairs are bad. Throws RangeError for fewer or more cards.
 */
export function razzStrength(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  if (to - from !== 7 || (cards as Uint8Array).BYTES_PER_ELEMENT !== 1) return slowRazz(cards, from, to) | 0;
  const ranks =
    RANK_BITS[cards[from]!]! |
    RANK_BITS[cards[from + 1]!]! |
    RANK_BITS[cards[from + 2]!]! |
    RANK_BITS[cards[from + 3]!]! |
    RANK_BITS[cards[from + 4]!]! |
    RANK_BITS[cards[from + 5]!]! |
    RANK_BITS[cards[from + 6]!]!;
  // Of seven cards 97 in 100 have five different ranks, whose table is a twelfth of that of all holdings
  const strength = UNPAIRED[ranks]!;
  return strength !== 0 ? strength : slowRazz(cards, from, to) | 0;
}

/** Ace-to-five strength by the sum of the keys of seven cards. */
export function razzByKey(key: number): Strength {
  return STRENGTHS[MOVES[key >>> ROW_AT]! + ((key >>> PLACE_AT) & PLACES)]!;
}

/** Ace-to-five strength by the sum of the keys of 5 to 7 cards. */
export const razzOfSum = (sum: number, size: number): Strength =>
  STRENGTHS[MOVES[firstRow(size) + (sum >>> ROW_AT)]! + ((sum >>> PLACE_AT) & PLACES)]!;

function slowRazz(cards: ArrayLike<Card>, from: number, to: number): Strength {
  checkSize(to - from);
  let sum = 0;
  for (let at = from; at < to; at++) sum = (sum + KEYS[cards[at]!]!) | 0;
  return razzOfSum(sum, to - from);
}
