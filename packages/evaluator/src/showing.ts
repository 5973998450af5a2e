import { rankOf, type Card } from "@doorcard/cards";
import { boardHigh, boardLow } from "./board.ts";
import type { Strength } from "./strength.ts";

/** High strength of a board of 1 to 4 upcards, as `boardHigh` has it. Throws RangeError for fewer or more cards. */
export const showingHigh = (cards: ArrayLike<Card>, from = 0, to = cards.length): Strength =>
  strengthOf(boardHigh, cards, from, to);

/** Low strength of a board of 1 to 4 upcards, as `boardLow` has it. Throws RangeError for fewer or more cards. */
export const showingLow = (cards: ArrayLike<Card>, from = 0, to = cards.length): Strength =>
  strengthOf(boardLow, cards, from, to);

function strengthOf(ranking: typeof boardHigh, cards: ArrayLike<Card>, from: number, to: number): Strength {
  if (!(to - from >= 1 && to - from <= 4)) throw new RangeError(`A board has 1 to 4 upcards, got ${to - from}`);
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  for (let at = from; at < to; at++) {
    const bit = 1 << rankOf(cards[at]!);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  return ranking(once, twice, thrice, four);
}
