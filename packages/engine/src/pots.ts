import { note, RAKE, RETURNED } from "./log.ts";
import type { Rules } from "./rules.ts";
import type { State } from "./state.ts";
import type { Chips } from "./words.ts";

/** The pots of a hand at its end, main pot first. */
export interface Pots {
  count: number;
  /** Chips in each pot. */
  readonly amounts: Int32Array;
  /** The live seats that play for each pot, one bit a seat. */
  readonly seats: Uint8Array;
}

/** Room for the pots of so many seats. */
export const noPots = (seats: number): Pots => ({
  count: 0,
  amounts: new Int32Array(seats),
  seats: new Uint8Array(seats),
});

/** Gives back what nobody covered: the part of the highest of these amounts above the second (R13). */
export function returnUncovered(state: State, amounts: Int32Array): void {
  let top = 0;
  let second = 0;
  for (let seat = 1; seat < state.seats; seat++) {
    const amount = amounts[seat]!;
    if (amount > amounts[top]!) {
      second = amounts[top]!;
      top = seat;
    } else if (amount > second) {
      second = amount;
    }
  }
  const excess = amounts[top]! - second;
  if (excess <= 0 || state.live[top] === 0) return;
  state.stacks[top]! += excess;
  state.invested[top]! -= excess;
  if (amounts !== state.invested) amounts[top]! -= excess;
  note(state.log, RETURNED, top, excess);
}

/** Gathers the pots: one layer per distinct total of the live seats, what folded seats put in beyond goes to the last (R14). */
export function gatherPots(state: State): void {
  const { pots, invested } = state;
  pots.count = 0;
  let below = 0;
  do {
    const total = nextTotal(state, below);
    const last = nextTotal(state, total) === 0;
    let amount = 0;
    let seats = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      const reached = invested[seat]!;
      if (reached > below) amount += (last || reached < total ? reached : total) - below;
      if (state.live[seat] === 1 && reached >= total) seats |= 1 << seat;
    }
    pots.amounts[pots.count] = amount;
    pots.seats[pots.count++] = seats;
    below = total;
  } while (nextTotal(state, below) > 0);
}

/** The least total of a live seat above an amount; 0 when there is none. */
function nextTotal(state: State, above: Chips): Chips {
  let least = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const total = state.invested[seat]!;
    if (state.live[seat] === 1 && total > above && (least === 0 || total < least)) least = total;
  }
  return least;
}

/** Chips that the house takes from a pot of so many (R18). */
export function rakeOn(rake: Rules["rake"], amount: Chips): Chips {
  if (rake === null || amount < rake.smallestPot) return 0;
  const share = Math.floor((amount * Math.round(rake.rate * 10_000)) / 10_000);
  return Math.floor(Math.min(share, rake.cap) / rake.unit) * rake.unit;
}

/** Takes the rake from a pot before it is split (R18). */
export function takeRake(state: State, pot: number): void {
  const amount = state.pots.amounts[pot]!;
  const taken = rakeOn(state.rules.rake, amount);
  if (taken === 0) return;
  state.pots.amounts[pot] = amount - taken;
  note(state.log, RAKE, 0, taken, 0, pot);
}
