import { parseAmount } from "./amounts.ts";
import { readCards, table } from "./cards.ts";
import type { Share, Sitting, Telling } from "./hand.ts";

/** The reason for an amount that is no whole number of units. */
export const IN_PARTS = "the amount has parts of the smallest coin";

/** The most seats that a table may have in a log; more than eight is for the judge to refuse. */
const MOST_SEATS = 10;

/** Takes a seat with its stack; a reason when it cannot be here. */
export function sit(hand: Telling, number: string, name: string, stackText: string): string | undefined {
  const stack = parseAmount(stackText, hand.scale);
  if (stack === undefined) return "the stack has parts of the smallest coin";
  if (hand.seats.has(number) || [...hand.seats.values()].some((seat) => seat.name === name))
    return "the seat is told twice";
  if (hand.seats.size === MOST_SEATS) return "more than ten seats are told";
  hand.seats.set(number, { name, stack, ante: 0, cards: [], streetBet: 0, folded: false, dealtIn: false });
  return undefined;
}

/** Takes an ante; who posts one is dealt in. */
export function postAnte(hand: Telling, seat: Sitting, amount: number): string | undefined {
  seat.ante += amount;
  seat.dealtIn = true;
  return hand.street === undefined ? undefined : "an ante was posted after third street began";
}

/** Takes a bring-in; one that leaves the seat chips is a whole one, and tells its size. */
export function bringIn(hand: Telling, seat: Sitting, amount: number, line: number): string | undefined {
  if (amount < leftTo(hand, seat)) hand.bringIn = Math.max(hand.bringIn ?? 0, amount);
  return act(hand, seat, "bring-in", amount, line);
}

/** Takes an all-in that a room does not call by name: a wager when it is more than anybody has in front, else a call. */
export function allIn(hand: Telling, seat: Sitting, amount: number, line: number): string | undefined {
  const isWager = seat.streetBet + amount > highest(hand);
  return act(hand, seat, isWager ? "wager" : "call", amount, line);
}

/** Takes an action of a seat that added so much; a reason when it cannot be here. */
export function act(
  hand: Telling,
  seat: Sitting,
  action: "fold" | "check" | "bring-in" | "call" | "wager",
  pays: number,
  line: number,
): string | undefined {
  const { street } = hand;
  if (street === undefined) return "a seat acted before third street began";
  if (pays < 0) return "a raise is to less than the seat has in front of it";
  if (!seat.dealtIn) return "a seat acted that was not dealt in";
  seat.streetBet += pays;
  hand.deeds.push({ street, seat, action, pays, line });
  return undefined;
}

/** Takes a seat's whole holding as listed between brackets. */
export function tableCards(seat: Sitting, text: string): string | undefined {
  const cards = readCards(text);
  return cards === undefined ? "a card was expected, such as As" : table(cards, seat.cards);
}

/** Takes what a seat got back or won. */
export function share(hand: Telling, shares: Share[], seat: Sitting, text: string): string | undefined {
  const amount = parseAmount(text, hand.scale);
  if (amount === undefined) return IN_PARTS;
  shares.push({ seat, amount });
  return undefined;
}

/** Takes what came back uncalled to the seat of a name. */
export function giveBack(hand: Telling, name: string, text: string): string | undefined {
  const seat = seatNamed(hand, name);
  return seat === undefined ? "nobody of that name sits at the table" : share(hand, hand.returned, seat, text);
}

/** Takes the rake, which ends what is told of the play. */
export function endWith(hand: Telling, rake: string): string | undefined {
  hand.rake = parseAmount(rake, hand.scale);
  hand.ended = true;
  return hand.rake === undefined ? "the rake has parts of the smallest coin" : undefined;
}

/** The seat of just this name. */
export const seatNamed = (hand: Telling, name: string): Sitting | undefined =>
  [...hand.seats.values()].find((seat) => seat.name === name);

/** What a seat has left: its stack less all that it put in. */
const leftTo = (hand: Telling, seat: Sitting): number =>
  hand.deeds.reduce((left, deed) => (deed.seat === seat ? left - deed.pays : left), seat.stack - seat.ante);

/** The most that a seat has in front of it on this street. */
const highest = (hand: Telling): number => Math.max(...[...hand.seats.values()].map(({ streetBet }) => streetBet));
