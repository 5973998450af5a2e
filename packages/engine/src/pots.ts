import { HAND, SEAT, SIZES } from "./columns.ts";
import * as rows from "./hand-row.ts";
import * as log from "./log.ts";
import type { Rules } from "./rules.ts";
import type { Chips } from "./words.ts";

const { ownerOf } = rows;
const { KINDS, note, noteTable } = log;
const { rows: ROWS, seats: SEATS_A_ROW } = SIZES;
const { rake: RAKE, returned: RETURNED } = KINDS;
const { left: LEFT, invested: INVESTED, live: LIVE, stack: STACK, streetBet: STREET_BET } = SEAT;
const { potCount: POT_COUNT, seats: SEATS } = HAND;
const POTS_A_ROW = SEATS_A_ROW;

/** Chips in each pot of a hand at its end, main pot first; there are no more pots than seats. */
const AMOUNTS = new Int32Array(ROWS * POTS_A_ROW);

/** The live seats that play for each pot, one bit a seat. */
const PLAYING = new Uint8Array(ROWS * POTS_A_ROW);

/** Chips in a pot. */
export const amountIn = (hand: number, pot: number): Chips => AMOUNTS[hand * POTS_A_ROW + pot]!;

/** The live seats that play for a pot, one bit a seat, the lowest for seat 1. */
export const playingFor = (hand: number, pot: number): number => PLAYING[hand * POTS_A_ROW + pot]!;

/** Gives back what nobody covered of the chips in front, bets or antes: the part of the highest above the second (R13). */
export function returnUncovered(hand: number): void {
  const first = hand * SEATS_A_ROW;
  let top = first;
  let second = 0;
  for (let seat = LEFT[top]!; seat !== first; seat = LEFT[seat]!) {
    const bet = STREET_BET[seat]!;
    if (bet > STREET_BET[top]!) {
      second = STREET_BET[top]!;
      top = seat;
    } else if (bet > second) {
      second = bet;
    }
  }
  const excess = STREET_BET[top]! - second;
  if (excess <= 0 || LIVE[top] === 0) return;
  STACK[top]! += excess;
  STREET_BET[top]! -= excess;
  INVESTED[top]! -= excess;
  note(hand, RETURNED, top, excess);
}

/** Gathers the pots: one layer per distinct total of the live seats, what folded seats put in beyond goes to the last (R14). */
export function gatherPots(hand: number): void {
  const first = hand * SEATS_A_ROW;
  const seats = SEATS[hand]!;
  let count = 0;
  let below = 0;
  let total = nextTotal(hand, below);
  do {
    const next = nextTotal(hand, total);
    let amount = 0;
    let playing = 0;
    for (let at = 0; at < seats; at++) {
      const invested = INVESTED[first + at]!;
      if (invested > below) amount += (next === 0 || invested < total ? invested : total) - below;
      if (LIVE[first + at] !== 0 && invested >= total) playing |= 1 << at;
    }
    AMOUNTS[hand * POTS_A_ROW + count] = amount;
    PLAYING[hand * POTS_A_ROW + count++] = playing;
    below = total;
    total = next;
  } while (total > 0);
  POT_COUNT[hand] = count;
}

/** The least total of a live seat above an amount; 0 when there is none. */
function nextTotal(hand: number, above: Chips): Chips {
  const from = hand * SEATS_A_ROW;
  let least = 0;
  for (let seat = from; seat < from + SEATS[hand]!; seat++) {
    const invested = INVESTED[seat]!;
    if (LIVE[seat] !== 0 && invested > above && (least === 0 || invested < least)) least = invested;
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
export function takeRake(hand: number, pot: number): void {
  const amount = amountIn(hand, pot);
  const taken = rakeOn(ownerOf(hand).table.rules.rake, amount);
  if (taken === 0) return;
  AMOUNTS[hand * POTS_A_ROW + pot] = amount - taken;
  noteTable(hand, RAKE, taken, pot);
}
