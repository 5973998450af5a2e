import type { Telling } from "./hand.ts";

/** The limits of a hand in units, as far as they are known. */
export interface Limits {
  readonly smallBet: number | undefined;
  readonly bigBet: number | undefined;
}

/**
 * The limits that the wagers of a hand show, for logs that do not tell them. Only the first wager of a street is looked
 * at, and only when the seat had more: it is one small bet on third street, one big bet from fifth on. On fourth street
 * it may be either, so it tells nothing.
 */
export function shownLimits(hand: Telling): Limits {
  const left = new Map([...hand.seats.values()].map((seat) => [seat, seat.stack - seat.ante]));
  const opened = new Set<string>();
  let smallBet: number | undefined;
  let bigBet: number | undefined;
  for (const { seat, street, action, pays } of hand.deeds) {
    left.set(seat, left.get(seat)! - pays);
    if (action !== "wager" || opened.has(street)) continue;
    opened.add(street);
    if (left.get(seat)! <= 0 || street === "fourth") continue;
    if (street === "third") smallBet ??= pays;
    else bigBet ??= pays;
  }
  return { smallBet, bigBet };
}
