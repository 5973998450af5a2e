import { tableCards, takeAction } from "./actions.ts";
import { AMOUNT, parseAmount } from "../text/amounts.ts";
import { takeBoard, takeDealt, takeHeading } from "./deal.ts";
import { namesAt, type Share, type Sitting, type Telling } from "../text/hand.ts";
import { quote, type Line } from "../text/lines.ts";
import { isRemark } from "./remarks.ts";

const SEAT = new RegExp(`^Seat (\\d{1,2}): (.+) \\(${AMOUNT} in chips(?:, [^()]{1,40} bounty)?\\)(?: .{1,40})?$`);
const RETURNED = new RegExp(`^Uncalled bet \\(${AMOUNT}\\) returned to `);
const COLLECTED = new RegExp(`^ collected ${AMOUNT} from (?:main |side )?pot(?:-\\d+)?$`);
const TOTAL = new RegExp(`^Total pot ${AMOUNT}.{0,300} \\| Rake ${AMOUNT}$`);

/** Takes one line of a hand; a reason when it is of no known kind, or contradicts what came before. */
export function takeLine(hand: Telling, { text, line }: Line): string | undefined {
  const taken = hand.part === "summary" ? takeSummary(hand, text) : takePlay(hand, text, line);
  if (taken === false) return isRemark(text) ? undefined : `the line ${quote(text)} is of no known kind`;
  return taken === undefined ? undefined : `${taken}, at the line ${quote(text)}`;
}

function takePlay(hand: Telling, text: string, line: number): string | undefined | false {
  if (text.startsWith("*** ")) return takeHeading(hand, text);
  if (hand.part === "seats" && text.startsWith("Seat ")) return takeSeat(hand, text);
  if (text.startsWith("Dealt to ")) {
    for (const seat of namesAt(hand, text.slice(9), " [")) {
      const taken = takeDealt(hand, seat, text.slice(10 + seat.name.length));
      if (taken !== false) return taken;
    }
    return false;
  }
  const returned = RETURNED.exec(text);
  if (returned !== null) {
    const name = text.slice(returned[0].length);
    const seat = [...hand.seats.values()].find((sitting) => sitting.name === name);
    return seat === undefined
      ? "nobody of that name sits at the table"
      : share(hand, hand.returned, seat, returned[1]!);
  }
  for (const seat of namesAt(hand, text, ": ")) {
    const heard = takeAction(hand, seat, text.slice(seat.name.length + 2), line);
    if (heard.known) return heard.reason;
  }
  for (const seat of namesAt(hand, text, " collected ")) {
    const collected = COLLECTED.exec(text.slice(seat.name.length));
    if (collected !== null) return share(hand, hand.collected, seat, collected[1]!);
  }
  return false;
}

function share(hand: Telling, shares: Share[], seat: Sitting, text: string): string | undefined {
  const amount = parseAmount(text, hand.scale);
  if (amount === undefined) return "the amount has parts of the smallest coin";
  shares.push({ seat, amount });
  return undefined;
}

function takeSeat(hand: Telling, text: string): string | undefined | false {
  const told = SEAT.exec(text);
  if (told === null) return false;
  const stack = parseAmount(told[3]!, hand.scale);
  if (stack === undefined) return "the stack has parts of the smallest coin";
  const name = told[2]!;
  if (hand.seats.has(told[1]!) || [...hand.seats.values()].some((seat) => seat.name === name))
    return "the seat is told twice";
  if (hand.seats.size === 10) return "more than ten seats are told";
  hand.seats.set(told[1]!, { name, stack, ante: 0, cards: [], streetBet: 0, folded: false, dealtIn: false });
  return undefined;
}

function takeSummary(hand: Telling, text: string): string | undefined | false {
  const total = TOTAL.exec(text);
  if (total !== null) {
    hand.rake = parseAmount(total[2]!, hand.scale);
    hand.ended = true;
    return hand.rake === undefined ? "the rake has parts of the smallest coin" : undefined;
  }
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
  return /^(?:folded|collected|mucked|won|lost|showed)/.test(end) ? undefined : false;
}
