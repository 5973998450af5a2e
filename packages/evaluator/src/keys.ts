import { rankOf, suitOf } from "@doorcard/cards";
import { RANK_NUMBERS } from "./rank-sums.ts";

/** How many bits of a key count suits; the rank number stands above them. */
export const SUIT_BITS = 9;

/** The bits of a key, or of a sum of keys, that count suits. */
export const SUIT_MASK = (1 << SUIT_BITS) - 1;

/** Diamonds, hearts and spades are counted in three bits each; the rest of a holding is clubs. */
const SUIT_COUNTS = [0, 1, 8, 64] as const;

/**
 * The keys of the 52 cards, made to be added: the sum modulo 2^32 over a holding holds the sum of its rank numbers and
 * how many cards it has of each suit. The array is longer than the deck so that any byte is a place in it.
 */
export function cardKeys(): Int32Array {
  const keys = new Int32Array(256);
  for (let card = 0; card < 52; card++) {
    keys[card] = (RANK_NUMBERS[rankOf(card)]! << SUIT_BITS) | SUIT_COUNTS[suitOf(card)]!;
  }
  return keys;
}

/** The first place in `flushSuits` for holdings of 5, 6 or 7 cards; those of seven stand first. */
export const firstSuitCount = (size: number): number => (7 - size) << SUIT_BITS;

/** By suit counts: one more than the suit that five cards or more are of, or 0 when none is. */
export function flushSuits(): Uint8Array {
  const suits = new Uint8Array(3 << SUIT_BITS);
  for (const size of [5, 6, 7]) {
    for (let counts = 0; counts <= SUIT_MASK; counts++) {
      const others = [counts & 7, (counts >> 3) & 7, counts >> 6];
      const clubs = size - others.reduce((sum, count) => sum + count, 0);
      suits[firstSuitCount(size) + counts] = [clubs, ...others].findIndex((count) => count >= 5) + 1;
    }
  }
  return suits;
}
