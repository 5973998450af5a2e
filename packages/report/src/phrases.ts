import type { Action, ActionEvent, AwardEvent, Fault } from "@doorcard/protocol";
import { grouped } from "./numbers.ts";
import { chips } from "./wording.ts";

/** What a seat does, "completes to 8"; `inFront` is what it then has in front on the street, in chips. */
export function deed({ action, pays }: ActionEvent, inFront: number): string {
  return deeds[action](grouped(inFront), grouped(pays));
}

const deeds: Readonly<Record<Action, (inFront: string, pays: string) => string>> = {
  fold: () => "folds",
  check: () => "checks",
  "bring-in": (inFront) => `brings it in for ${inFront}`,
  call: (_, pays) => `calls ${pays}`,
  complete: (inFront) => `completes to ${inFront}`,
  bet: (inFront) => `bets ${inFront}`,
  raise: (inFront) => `raises to ${inFront}`,
  "bet-big": (inFront) => `bets ${inFront}, the big bet`,
  "raise-big": (inFront) => `raises to ${inFront}, by the big bet`,
};

/** What went wrong with the bot, and what the arena did in its place. */
export function excuse(fault: Fault, { action }: ActionEvent): string {
  return `(the bot ${failings[fault]}; the arena ${standIns[action] ?? `played "${action}"`} for it)`;
}

const standIns: Readonly<Partial<Record<Action, string>>> = {
  fold: "folded",
  check: "checked",
  "bring-in": "brought it in",
};

const failings: Readonly<Record<Fault, string>> = {
  illegal: "answered illegally",
  unreadable: "gave no readable answer",
  late: "did not answer in time",
  crashed: "crashed",
  "out-of-memory": "ran out of memory",
};

/** "the pot" when only one is awarded, else "the main pot", "side pot 1". */
export function potName(pot: number, awards: readonly AwardEvent[]): string {
  if (awards.every((award) => award.pot === pot)) return "the pot";
  return pot === 0 ? "the main pot" : `side pot ${pot}`;
}

/** What a seat wins, seen among all awards of the hand: all of a pot, a half, or a share of either. */
export function prize(award: AwardEvent, awards: readonly AwardEvent[]): string {
  const samePot = awards.filter(({ pot }) => pot === award.pot);
  const isSplit = samePot.some(({ side }) => side !== award.side);
  const isShared = samePot.filter(({ side }) => side === award.side).length > 1;
  const whole = potName(award.pot, awards);
  const part = isSplit ? `the ${award.side} half of ${whole}` : whole;
  return `${isShared ? "wins a share of" : "wins"} ${part}, ${chips(award.amount)}`;
}
