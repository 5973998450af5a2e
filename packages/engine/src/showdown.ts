import { bestFive } from "@doorcard/evaluator";
import type { Half } from "./games.ts";
import { AWARD, MUCK, note, SHOW } from "./log.ts";
import { potsOf, takeRake, type Pot } from "./pots.ts";
import { CARDS_A_SEAT, dealtAfter, leftOf, NOBODY, type State } from "./state.ts";
import { SIDES, type Chips } from "./words.ts";

const UNOPPOSED = SIDES.indexOf("unopposed");

/** Gives the last live seat the pot; it shows nothing (R10). */
export function awardUnopposed(state: State): void {
  const winner = state.live.indexOf(1);
  const [pot] = potsOf(state);
  takeRake(state, pot!, 0);
  give(state, winner, pot!.amount, UNOPPOSED, 0);
}

/** Shows, mucks and awards every pot; side pots are settled before the main pot (R14 to R17). */
export function showdown(state: State): void {
  const pots = potsOf(state);
  const strengths = state.row.halves.map((half) => strengthsFor(state, half));
  showInOrder(state, pots, strengths);
  for (let number = pots.length - 1; number >= 0; number--) {
    const pot = pots[number]!;
    takeRake(state, pot, number);
    awardPot(state, pot, number, strengths);
  }
}

function strengthsFor(state: State, half: Half): number[] {
  const strengths: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const from = seat * CARDS_A_SEAT;
    strengths.push(state.live[seat] === 1 ? half.strength(state.cards, from, from + CARDS_A_SEAT) : 0);
  }
  return strengths;
}

/** Splits a pot over its halves; a half without a qualifying hand goes to the first half, as does the odd chip (R15). */
function awardPot(state: State, pot: Pot, number: number, strengths: readonly number[][]): void {
  if (pot.seats.length === 1) return give(state, pot.seats[0]!, pot.amount, UNOPPOSED, number);
  const { halves } = state.row;
  const second = strengths[1];
  const splits = second !== undefined && pot.seats.some((seat) => second[seat]! > 0);
  const low = splits ? pot.amount >> 1 : 0;
  awardHalf(state, pot, number, halves[0]!, strengths[0]!, pot.amount - low);
  if (splits) awardHalf(state, pot, number, halves[1]!, second, low);
}

function awardHalf(
  state: State,
  pot: Pot,
  number: number,
  half: Half,
  strengths: readonly number[],
  amount: Chips,
): void {
  const best = Math.max(...pot.seats.map((seat) => strengths[seat]!));
  const winners = pot.seats.filter((seat) => strengths[seat] === best);
  const share = Math.floor(amount / winners.length);
  const odd = amount - share * winners.length;
  if (odd > 0) winners.sort((a, b) => oddChipOrder(state, half, a, b));
  winners.forEach((seat, place) => give(state, seat, share + (place < odd ? 1 : 0), SIDES.indexOf(half.side), number));
}

/** Who comes first for odd chips: the highest card of the five by rank then suit, or the seat dealt first (R16). */
function oddChipOrder(state: State, half: Half, a: number, b: number): number {
  if (state.rules.oddChip === "suit") {
    const fiveA = five(state, half, a);
    const fiveB = five(state, half, b);
    const place = fiveA.findIndex((order, i) => order !== fiveB[i]);
    if (place >= 0) return fiveB[place]! - fiveA[place]!;
  }
  return dealtAfter(state, a) - dealtAfter(state, b);
}

/** The orders of a seat's five cards, highest first; in a low the ace is low. */
function five(state: State, half: Half, seat: number): number[] {
  const from = seat * CARDS_A_SEAT;
  const order = (card: number): number => (half.five !== "high" && card >= 48 ? card - 52 : card);
  return bestFive(state.cards, half.five, from, from + CARDS_A_SEAT)
    .map(order)
    .toSorted((a, b) => b - a);
}

function give(state: State, seat: number, amount: Chips, side: number, pot: number): void {
  if (amount === 0) return;
  state.stacks[seat]! += amount;
  note(state.log, AWARD, seat, amount, side, pot);
}

/** Seats show in turn; one that is beaten in every pot it plays for mucks (R17). */
function showInOrder(state: State, pots: readonly Pot[], strengths: readonly number[][]): void {
  const shown: number[] = [];
  for (const seat of showingOrder(state, pots)) {
    const shows = pots.some(
      (pot) =>
        pot.seats.includes(seat) &&
        isUnbeaten(
          seat,
          shown.filter((other) => pot.seats.includes(other)),
          strengths,
        ),
    );
    note(state.log, shows ? SHOW : MUCK, seat, 0);
    if (shows) shown.push(seat);
  }
}

function isUnbeaten(seat: number, shown: readonly number[], strengths: readonly number[][]): boolean {
  return strengths.some(
    (half, i) => (i === 0 || half[seat]! > 0) && shown.every((other) => half[other]! <= half[seat]!),
  );
}

/** Side-pot seats before seats that are only in the main pot, each time clockwise from who shows first. */
function showingOrder(state: State, pots: readonly Pot[]): number[] {
  const order: number[] = [];
  for (const pot of pots.toReversed()) {
    for (let i = 0, seat = firstToShow(state); i < state.seats; i++, seat = leftOf(state, seat)) {
      if (pot.seats.includes(seat) && !order.includes(seat)) order.push(seat);
    }
  }
  return order;
}

/** The last to bet or raise on seventh street; when it was checked, who opened it or who was dealt first. */
function firstToShow(state: State): number {
  if (state.aggressor !== NOBODY) return state.aggressor;
  return state.rules.showFirst === "opener" ? state.opener : state.firstSeat;
}
