import { rankOf, type Card } from "@doorcard/cards";
import { checkSize } from "./holding-size.ts";
import type { Strength } from "./strength.ts";
import { TABLES } from "./tables.ts";

const STRENGTHS = TABLES.eights;

/** The bit of a card's rank, looked up because that is faster than two shifts; long enough for any byte. */
const BITS = Int32Array.from({ length: 256 }, (_, card) => 1 << rankOf(card));

/**
 * Eight-or-better strength of the lowest five of 5 to 7 cards, 1 (8-7-6-5-4) to 56 (the wheel), or 0 when there are no
 * five different ranks of eight and under. Throws RangeError for fewer or more cards.
 */
export function eightStrength(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  if (to - from !== 7 || (cards as Uint8Array).BYTES_PER_ELEMENT !== 1) return slowEight(cards, from, to);
  const mask =
    BITS[cards[from]!]! |
    BITS[cards[from + 1]!]! |
    BITS[cards[from + 2]!]! |
    BITS[cards[from + 3]!]! |
    BITS[cards[from + 4]!]! |
    BITS[cards[from + 5]!]! |
    BITS[cards[from + 6]!]!;
  return STRENGTHS[mask]!;
}

/** Eight-or-better strength by the ranks of a holding, one bit each. */
export const eightOfRanks = (ranks: number): Strength => STRENGTHS[ranks]!;

function slowEight(cards: ArrayLike<Card>, from: number, to: number): Strength {
  checkSize(to - from);
  let mask = 0;
  for (let at = from; at < to; at++) mask |= 1 << rankOf(cards[at]!);
  return eightOfRanks(mask);
}
