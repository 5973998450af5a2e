import { DECK_SIZE, rankOf, type Card } from "@doorcard/cards";
import { checkSize } from "./holding-size.ts";
import type { Strength } from "./strength.ts";
import { TABLES } from "./tables.ts";

const STRENGTHS = TABLES.eights;

/** The bit of a card's rank from ace, the lowest, to eight; none for higher ones. As long as a byte has values. */
const BITS = Int32Array.from({ length: 256 }, (_, card) => {
  const rank = (rankOf(card) + 1) % 13;
  return card < DECK_SIZE && rank < 8 ? 1 << rank : 0;
});

/**
 * Eight-or-better strength of the lowest five of 5 to 7 cards, 1 (8-7-6-5-4) to 56 (the wheel), or 0 when there are no
 * five different ranks of eight and under. Throws RangeError for fewer or more cards.
 */
export function eightStrength(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  if (to - from !== 7 || (cards as Uint8Array).BYTES_PER_ELEMENT !== 1) return slowEight(cards, from, to) | 0;
  const bits =
    BITS[cards[from]!]! |
    BITS[cards[from + 1]!]! |
    BITS[cards[from + 2]!]! |
    BITS[cards[from + 3]!]! |
    BITS[cards[from + 4]!]! |
    BITS[cards[from + 5]!]! |
    BITS[cards[from + 6]!]!;
  return STRENGTHS[bits]!;
}

/** The bit by which a card counts for eight-or-better; a holding's bits are or-ed. */
export const eightBit = (card: Card): number => BITS[card]!;

/** Eight-or-better strength by the bits of a holding. */
export const eightOfBits = (bits: number): Strength => STRENGTHS[bits]!;

function slowEight(cards: ArrayLike<Card>, from: number, to: number): Strength {
  checkSize(to - from);
  let bits = 0;
  for (let at = from; at < to; at++) bits |= BITS[cards[at]!]!;
  return eightOfBits(bits);
}
