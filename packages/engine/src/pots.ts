import { note, noteTable, RAKE, RETURNED } from "./log.ts";
import type { Rules } from "./rules.ts";
import type { SeatState } from "./seat-state.ts";
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

/** Gives back what nobody covered of the chips in front, bets or antes: the part of the highest above the second (R13). */
export function returnUncovered(state: State): void {
  const { seats } = state;
  let top = seats[0]!;
  let second = 0;
  for (let seat = top.left; seat !== seats[0]; seat = seat.left) {
    if (seat.streetBet > top.streetBet) {
      second = top.streetBet;
      top = seat;
    } else if (seat.streetBet > second) {
      second = seat.streetBet;
    }
  }
  const excess = top.streetBet - second;
  if (excess <= 0 || !top.live) return;
  top.stack += excess;
  top.streetBet -= excess;
  top.invested -= excess;
  note(state.log, RETURNED, top, excess);
}

/** Gathers the pots: one layer per distinct total of the live seats, what folded seats put in beyond goes to the last (R14). */
export function gatherPots(state: State): void {
  const { pots, seats } = state;
  pots.count = 0;
  let below = 0;
  do {
    const total = nextTotal(seats, below);
    const last = nextTotal(seats, total) === 0;
    let amount = 0;
    let playing = 0;
    for (let i = 0; i < seats.length; i++) {
      const { invested, live } = seats[i]!;
      if (invested > below) amount += (last || invested < total ? invested : total) - below;
      if (live && invested >= total) playing |= 1 << i;
    }
    pots.amounts[pots.count] = amount;
    pots.seats[pots.count++] = playing;
    below = total;
  } while (nextTotal(seats, below) > 0);
}

/** The least total of a live seat above an amount; 0 when there is none. */
function nextTotal(seats: readonly SeatState[], above: Chips): Chips {
  let least = 0;
  for (let i = 0; i < seats.length; i++) {
    const { invested, live } = seats[i]!;
    if (live && invested > above && (least === 0 || invested < least)) least = invested;
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
  noteTable(state.log, RAKE, taken, pot);
}
