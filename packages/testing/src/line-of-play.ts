import { STREETS, type Action, type Hand, type Seat, type Street } from "@doorcard/engine";
import { toFold, type Table } from "./table.ts";

/** What a seat does that wants nothing: check, bring it in when it must, else call. */
export const passive = (hand: Hand): Action =>
  hand.isLegal("check") ? "check" : hand.isLegal("bring-in") ? "bring-in" : "call";

/** The plain wager of a street; undefined when none is legal. */
export const wager = (hand: Hand): Action | undefined =>
  (["bet", "complete", "raise"] as const).find((action) => hand.isLegal(action));

/**
 * Plays a table on to a street: the low card brings it in, everybody calls, later streets are checked through. A villain
 * that folds does so as soon as it owes something; where nobody else would make it owe, the first villain to act who
 * stays completes or bets. False when the hand does not come that far, since the chips ran out.
 */
export function playTo(table: Table, street: Street): boolean {
  for (const earlier of STREETS.slice(0, STREETS.indexOf(street))) {
    if (table.hand.turn?.street === earlier) playStreet(table, earlier);
    if (toFold(table, earlier).length > 0) return false;
  }
  return table.hand.turn?.street === street;
}

function playStreet(table: Table, street: Street): void {
  const { hand, me, villains } = table;
  const folding = toFold(table, street);
  let wanting = street === "third" ? folding.includes(hand.seatToAct) : folding.length > 0;
  for (let turn = hand.turn; turn?.street === street; turn = hand.turn) {
    const { seat, toCall } = turn;
    const bets = wanting && seat !== me && villains.get(seat)!.folds !== street ? wager(hand) : undefined;
    if (bets !== undefined) wanting = false;
    hand.play(folding.includes(seat) && toCall > 0 ? "fold" : (bets ?? passive(hand)));
  }
}

/** Whether a seat folds now: it is to fold on this street, and owes something. */
export const foldsNow = (hand: Hand, folding: readonly Seat[]): boolean =>
  folding.includes(hand.seatToAct) && hand.turn!.toCall > 0;
