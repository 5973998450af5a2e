import { rankOf, type Card } from "@doorcard/cards";
import { checkSize } from "./holding-size.ts";
import { eightByMask } from "./strengths.ts";
import type { Strength } from "./strength.ts";

const STRENGTHS = eightByMask();

/**
 * Eight-or-better strength of the lowest five of 5 to 7 cards, 1 (8-7-6-5-4) to 56 (the wheel), or 0 when there are no
 * five different ranks of eight and under. Throws RangeError for fewer or more cards.
 */
export function eightStrength(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  if (to - from !== 7 || (cards as Uint8Array).BYTES_PER_ELEMENT !== 1) return slowEight(cards, from, to);
  const mask =
    (1 << rankOf(cards[from]!)) |
    (1 << rankOf(cards[from + 1]!)) |
    (1 << rankOf(cards[from + 2]!)) |
    (1 << rankOf(cards[from + 3]!)) |
    (1 << rankOf(cards[from + 4]!)) |
    (1 << rankOf(cards[from + 5]!)) |
    (1 << rankOf(cards[from + 6]!));
  return STRENGTHS[mask]!;
}

/** Eight-or-better strength by the mask of a holding's ranks. */
export const eightByRanks = (mask: number): Strength => STRENGTHS[mask]!;

function slowEight(cards: ArrayLike<Card>, from: number, to: number): Strength {
  checkSize(to - from);
  let mask = 0;
  for (let at = from; at < to; at++) mask |= 1 << rankOf(cards[at]!);
  return STRENGTHS[mask]!;
}
