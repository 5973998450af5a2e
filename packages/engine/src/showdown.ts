import { bestFive } from "@doorcard/evaluator";
import { HAND, LISTS, NONE, POINTER, SEAT, SIZES, TERM } from "./columns.ts";
import type { Half } from "./games.ts";
import * as rows from "./hand-row.ts";
import * as log from "./log.ts";
import * as pots from "./pots.ts";
import { SIDES, type Chips } from "./words.ts";

const { ownerOf } = rows;
const { KINDS, note } = log;
const { amountIn, gatherPots, playingFor, takeRake } = pots;
const { cards: CARDS_A_SEAT, rows: ROWS, seats: SEATS_A_ROW } = SIZES;
const { seat: NOBODY } = NONE;
const { award: AWARD, muck: MUCK, show: SHOW } = KINDS;
const { cards: CARDS } = LISTS;
const { left: LEFT, live: LIVE, stack: STACK } = SEAT;
const { potCount: POT_COUNT, seats: SEATS } = HAND;
const { aggressor: AGGRESSOR, first: FIRST, opener: OPENER } = POINTER;
const { openerShows: OPENER_SHOWS } = TERM;
const PLACES = SEATS_A_ROW - 1;

/** How strong the live seats of a hand are for each half of the pot, the second behind all of the first; 0 where one does not qualify. */
const STRENGTHS = new Int32Array(2 * ROWS * SEATS_A_ROW);
const HALF = ROWS * SEATS_A_ROW;

const UNOPPOSED = SIDES.indexOf("unopposed");

/** Gives the last live seat the pot; it shows nothing (R10). */
export function awardUnopposed(hand: number): void {
  gatherPots(hand);
  takeRake(hand, 0);
  let seat = hand * SEATS_A_ROW;
  while (LIVE[seat] === 0) seat++;
  give(hand, seat, amountIn(hand, 0), UNOPPOSED, 0);
}

/** Shows, mucks and awards every pot; side pots are settled before the main pot (R14 to R17). */
export function showdown(hand: number): void {
  const { halves } = ownerOf(hand).table.row;
  gatherPots(hand);
  rateHands(hand, halves);
  showInOrder(hand, halves.length);
  for (let pot = POT_COUNT[hand]! - 1; pot >= 0; pot--) {
    takeRake(hand, pot);
    awardPot(hand, pot, halves);
  }
}

function rateHands(hand: number, halves: readonly Half[]): void {
  const first = hand * SEATS_A_ROW;
  const end = first + SEATS[hand]!;
  for (let half = 0; half < halves.length; half++) {
    const { strength } = halves[half]!;
    for (let seat = first; seat < end; seat++) {
      const from = seat * CARDS_A_SEAT;
      if (LIVE[seat] !== 0) STRENGTHS[half * HALF + seat] = strength(CARDS, from, from + CARDS_A_SEAT);
    }
  }
}

/** Splits a pot over its halves; a half without a qualifying hand goes to the first half, as does the odd chip (R15). */
function awardPot(hand: number, pot: number, halves: readonly Half[]): void {
  const amount = amountIn(hand, pot);
  const playing = playingFor(hand, pot);
  if ((playing & (playing - 1)) === 0) return give(hand, lowestIn(hand, playing), amount, UNOPPOSED, pot);
  const low = halves.length > 1 && bestStrength(hand, 1, playing) > 0 ? amount >> 1 : 0;
  awardHalf(hand, pot, halves[0]!, 0, amount - low);
  if (low > 0) awardHalf(hand, pot, halves[1]!, 1, low);
}

/** The first seat of some, one bit each. */
const lowestIn = (hand: number, seats: number): number => hand * SEATS_A_ROW + 31 - Math.clz32(seats & -seats);

/** The best strength for a half among some seats, one bit each. */
function bestStrength(hand: number, half: number, among: number): number {
  let best = 0;
  for (let rest = among; rest !== 0; rest &= rest - 1) {
    const strength = STRENGTHS[half * HALF + lowestIn(hand, rest)]!;
    if (strength > best) best = strength;
  }
  return best;
}

/** Gives a half to the best hands of a pot. */
function awardHalf(hand: number, pot: number, row: Half, half: number, amount: Chips): void {
  const playing = playingFor(hand, pot);
  const best = bestStrength(hand, half, playing);
  let winners = 0;
  let count = 0;
  for (let rest = playing; rest !== 0; rest &= rest - 1) {
    if (STRENGTHS[half * HALF + lowestIn(hand, rest)] !== best) continue;
    winners |= rest & -rest;
    count++;
  }
  if (count === 1) give(hand, lowestIn(hand, winners), amount, SIDES.indexOf(row.side), pot);
  else share(hand, pot, row, amount, seatsIn(hand, winners));
}

/** Gives some seats equal shares; odd chips go one by one to those that come first (R16). */
function share(hand: number, pot: number, row: Half, amount: Chips, winners: readonly number[]): void {
  const even = Math.floor(amount / winners.length);
  const odd = amount - even * winners.length;
  const inOrder = odd === 0 ? winners : winners.toSorted((a, b) => oddChipOrder(hand, row, a, b));
  inOrder.forEach((seat, place) => give(hand, seat, even + (place < odd ? 1 : 0), SIDES.indexOf(row.side), pot));
}

/** Some seats, one bit each, seat 1 first. */
function seatsIn(hand: number, seats: number): number[] {
  const listed: number[] = [];
  for (let rest = seats; rest !== 0; rest &= rest - 1) listed.push(lowestIn(hand, rest));
  return listed;
}

/** Who comes first for odd chips: the highest card of the five by rank then suit, or the seat dealt first (R16). */
function oddChipOrder(hand: number, half: Half, a: number, b: number): number {
  if (ownerOf(hand).table.rules.oddChip === "suit") {
    const fiveA = five(half, a);
    const fiveB = five(half, b);
    const place = fiveA.findIndex((order, i) => order !== fiveB[i]);
    if (place >= 0) return fiveB[place]! - fiveA[place]!;
  }
  return dealtAfter(hand, a) - dealtAfter(hand, b);
}

/** How many places after the first seat a seat is dealt, 0 for the first. */
const dealtAfter = (hand: number, seat: number): number => (seat - FIRST[hand]! + SEATS[hand]!) % SEATS[hand]!;

/** The orders of a seat's five cards, highest first; in a low the ace is low. */
function five(half: Half, seat: number): number[] {
  const from = seat * CARDS_A_SEAT;
  const order = (card: number): number => (half.five !== "high" && card >= 48 ? card - 52 : card);
  return bestFive(CARDS, half.five, from, from + CARDS_A_SEAT)
    .map(order)
    .toSorted((a, b) => b - a);
}

function give(hand: number, seat: number, amount: number, side: number, pot: number): void {
  if (amount === 0) return;
  STACK[seat]! += amount;
  note(hand, AWARD, seat, amount, side, pot);
}

/**
 * Seats show in turn, side-pot seats before seats that are only in the main pot, each time clockwise from who shows
 * first; one that is beaten in every pot it plays for mucks (R17).
 */
function showInOrder(hand: number, halves: number): void {
  const first = firstToShow(hand);
  let turned = 0;
  let shown = 0;
  for (let pot = POT_COUNT[hand]! - 1; pot >= 0; pot--) {
    const turning = playingFor(hand, pot) & ~turned;
    turned |= turning;
    let seat = first;
    do {
      const bit = 1 << (seat & PLACES);
      if ((turning & bit) !== 0) {
        const shows = mayStillWin(hand, seat, shown, halves);
        if (shows) shown |= bit;
        note(hand, shows ? SHOW : MUCK, seat, 0);
      }
      seat = LEFT[seat]!;
    } while (seat !== first);
  }
}

/** Whether no shown hand beats a seat's in some pot that it plays for. */
function mayStillWin(hand: number, seat: number, shown: number, halves: number): boolean {
  for (let pot = 0; pot < POT_COUNT[hand]!; pot++) {
    const playing = playingFor(hand, pot);
    if (((playing >> (seat & PLACES)) & 1) === 0) continue;
    for (let half = 0; half < halves; half++) {
      const strength = STRENGTHS[half * HALF + seat]!;
      if ((half === 0 || strength > 0) && bestStrength(hand, half, shown & playing) <= strength) return true;
    }
  }
  return false;
}

/** The last to bet or raise on seventh street; when it was checked, who opened it or who was dealt first. */
function firstToShow(hand: number): number {
  if (AGGRESSOR[hand] !== NOBODY) return AGGRESSOR[hand]!;
  return OPENER_SHOWS[hand] !== 0 ? OPENER[hand]! : FIRST[hand]!;
}
