import type { State } from "./state.ts";
import type { Chips } from "./words.ts";
import { note, RAKE, RETURNED } from "./log.ts";

/** A pot: its chips and the live seats that play for it. Pot 0 is the main pot. */
export interface Pot {
  amount: Chips;
  readonly seats: readonly number[];
}

/** Gives back what nobody covered: the part of the highest of these amounts above the second (R13). */
export function returnUncovered(state: State, amounts: Int32Array): void {
  let top = 0;
  for (let seat = 1; seat < state.seats; seat++) if (amounts[seat]! > amounts[top]!) top = seat;
  let second = 0;
  for (let seat = 0; seat < state.seats; seat++) if (seat !== top && amounts[seat]! > second) second = amounts[seat]!;
  const excess = amounts[top]! - second;
  if (excess <= 0 || state.live[top] === 0) return;
  state.stacks[top]! += excess;
  state.invested[top]! -= excess;
  if (amounts !== state.invested) amounts[top]! -= excess;
  note(state.log, RETURNED, top, excess);
}

/** The pots of a hand, main pot first: one layer per distinct total of the live seats (R14). */
export function potsOf(state: State): Pot[] {
  const live = liveSeats(state);
  const pots: Pot[] = [];
  let below = 0;
  for (let total = nextTotal(state, live, 0); total > 0; total = nextTotal(state, live, total)) {
    let amount = 0;
    for (let seat = 0; seat < state.seats; seat++)
      amount += Math.max(0, Math.min(state.invested[seat]!, total) - below);
    const reaches = below;
    pots.push({ amount, seats: below === 0 ? live : live.filter((seat) => state.invested[seat]! > reaches) });
    below = total;
  }
  if (pots.length === 0) pots.push({ amount: 0, seats: live });
  const last = pots[pots.length - 1]!;
  for (let seat = 0; seat < state.seats; seat++) last.amount += Math.max(0, state.invested[seat]! - below);
  return pots;
}

/** The least total of a live seat above an amount; 0 when there is none. */
function nextTotal(state: State, live: readonly number[], above: Chips): Chips {
  let least = 0;
  for (const seat of live) {
    const total = state.invested[seat]!;
    if (total > above && (least === 0 || total < least)) least = total;
  }
  return least;
}

/** Takes the rake from a pot before it is split (R18). */
export function takeRake(state: State, pot: Pot, number: number): void {
  const { rake } = state.rules;
  if (rake === null || pot.amount < rake.smallestPot) return;
  const share = Math.floor((pot.amount * Math.round(rake.rate * 10_000)) / 10_000);
  const taken = Math.floor(Math.min(share, rake.cap) / rake.unit) * rake.unit;
  if (taken === 0) return;
  pot.amount -= taken;
  note(state.log, RAKE, 0, taken, 0, number);
}

function liveSeats(state: State): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (state.live[seat] === 1) seats.push(seat);
  return seats;
}
