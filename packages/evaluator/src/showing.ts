import type { Card } from "@doorcard/cards";
import { Board } from "./board.ts";
import type { Strength } from "./strength.ts";

/** High strength of a board of 1 to 4 upcards, as `Board` has it. Throws RangeError for fewer or more cards. */
export function showingHigh(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  return boardOf(cards, from, to).high();
}

/** Low strength of a board of 1 to 4 upcards, as `Board` has it. Throws RangeError for fewer or more cards. */
export function showingLow(cards: ArrayLike<Card>, from = 0, to = cards.length): Strength {
  return boardOf(cards, from, to).low();
}

function boardOf(cards: ArrayLike<Card>, from: number, to: number): Board {
  if (!(to - from >= 1 && to - from <= 4)) throw new RangeError(`A board has 1 to 4 upcards, got ${to - from}`);
  const board = new Board();
  for (let at = from; at < to; at++) board.add(cards[at]!);
  return board;
}
