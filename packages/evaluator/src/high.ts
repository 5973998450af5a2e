import { rankOf, suitOf, type Card } from "@doorcard/cards";
import { checkSize } from "./holding-size.ts";
import { cardKeys, firstSuitCount, flushSuits, SUIT_BITS, SUIT_MASK } from "./keys.ts";
import { firstRow, PLACE_MASK, ROW_SHIFT } from "./rank-sums.ts";
import type { Strength } from "./strength.ts";
import { TABLES } from "./tables.ts";

// Constants of this module alone: what is imported or exported is looked up at each use, which costs up to half the speed.
// For the same reason what a slower function gives is made a whole number by `| 0`: results that are of one kind on every path
// are not put in boxes.
const KEYS = cardKeys();
const MOVES = TABLES.moves;
const STRENGTHS = TABLES.high;
const FLUSH_SUITS = flushSuits();
const FLUSHES = TABLES.flushes;
const SUIT_COUNTS = SUIT_MASK;
const PLACE_AT = SUIT_BITS;
const PLACES = PLACE_MASK;
const ROW_AT = SUIT_BITS + ROW_SHIFT;

/**
 * High strength of the best five of 5 to 7 cards, 1 (7-5-4-3-2) to 7462 (royal flush); equal holdings have equal strengths.
 * Throws RangeError for fewer or more cards. Cards must be different; fastest for seven in a `Uint8Array`.
 */
export function highStrength(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  if (to - from !== 7 || (cards as Uint8Array).BYTES_PER_ELEMENT !== 1) return slowHigh(cards, from, to) | 0;
  const key =
    (KEYS[cards[from]!]! +
      KEYS[cards[from + 1]!]! +
      KEYS[cards[from + 2]!]! +
      KEYS[cards[from + 3]!]! +
      KEYS[cards[from + 4]!]! +
      KEYS[cards[from + 5]!]! +
      KEYS[cards[from + 6]!]!) |
    0;
  const suit = FLUSH_SUITS[key & SUIT_COUNTS]!;
  if (suit !== 0) return flushStrength(cards, from, to, suit - 1) | 0;
  return STRENGTHS[MOVES[key >>> ROW_AT]! + ((key >>> PLACE_AT) & PLACES)]!;
}

/** High strength by the sum of the keys of 5 to 7 cards; 0 when five of them are of one suit. */
export function highOfSum(sum: number, size: number): Strength {
  if (FLUSH_SUITS[firstSuitCount(size) + (sum & SUIT_COUNTS)] !== 0) return 0;
  return STRENGTHS[MOVES[firstRow(size) + (sum >>> ROW_AT)]! + ((sum >>> PLACE_AT) & PLACES)]!;
}

/** The suit that five or more of 5 to 7 cards are of, by the sum of their keys; only where `highOfSum` gives 0. */
export const flushSuitOfSum = (sum: number, size: number): number =>
  FLUSH_SUITS[firstSuitCount(size) + (sum & SUIT_COUNTS)]! - 1;

/** High strength by the sum of the keys of seven cards; 0 when five of them are of one suit, and `flushStrength` knows. */
export function highByKey(key: number): Strength {
  if (FLUSH_SUITS[key & SUIT_COUNTS] !== 0) return 0;
  return STRENGTHS[MOVES[key >>> ROW_AT]! + ((key >>> PLACE_AT) & PLACES)]!;
}

/** The suit that five or more of seven cards are of, by the sum of their keys; only where `highByKey` gives 0. */
export const flushSuitByKey = (key: number): number => FLUSH_SUITS[key & SUIT_COUNTS]! - 1;

/** High strength of five or more cards of one suit, by the mask of their ranks. */
export const flushByRanks = (mask: number): Strength => FLUSHES[mask]!;

function slowHigh(cards: ArrayLike<Card>, from: number, to: number): Strength {
  const size = to - from;
  checkSize(size);
  let sum = 0;
  for (let at = from; at < to; at++) sum = (sum + KEYS[cards[at]!]!) | 0;
  const strength = highOfSum(sum, size);
  return strength !== 0 ? strength : flushStrength(cards, from, to, flushSuitOfSum(sum, size));
}

function flushStrength(cards: ArrayLike<Card>, from: number, to: number, suit: number): Strength {
  let mask = 0;
  for (let at = from; at < to; at++) if (suitOf(cards[at]!) === suit) mask |= 1 << rankOf(cards[at]!);
  return FLUSHES[mask]!;
}
