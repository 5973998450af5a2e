import { AMOUNT } from "./amounts.ts";
import { takeBoard } from "./deal.ts";
import type { Telling } from "./hand.ts";
import { endWith, tableCards } from "./take.ts";

const TOTAL = new RegExp(`^Total pot ${AMOUNT}.{0,300} \\| Rake ${AMOUNT}$`);

/** Takes a line of the summary: the pot and the rake, the board, the cards that a seat showed or mucked. */
export function takeSummary(hand: Telling, text: string): string | undefined | false {
  const total = TOTAL.exec(text);
  if (total !== null) return endWith(hand, total[2]!);
  const board = /^Board \[([^\]]*)\]$/.exec(text);
  if (board !== null) return takeBoard(hand, board[1]!);
  const number = /^Seat (\d{1,2}): /.exec(text);
  if (number === null) return false;
  const seat = hand.seats.get(number[1]!);
  const rest = text.slice(number[0].length);
  if (seat === undefined || !rest.startsWith(`${seat.name} `)) return "the seat is not one of those told before";
  const end = rest.slice(seat.name.length + 1).replace(/^\((?:button|small blind|big blind)\) /, "");
  const cards = /^(?:showed|mucked) \[([^\]]*)\]/.exec(end);
  if (cards !== null) return tableCards(seat, cards[1]!);
  return /^(?:folded|collected|mucked|won|lost|showed|is sitting out)/.test(end) ? undefined : false;
}
