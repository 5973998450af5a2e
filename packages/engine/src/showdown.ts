import { bestFive } from "@doorcard/evaluator";
import type { Half } from "./games.ts";
import { AWARD, MUCK, note, SHOW } from "./log.ts";
import { gatherPots, takeRake } from "./pots.ts";
import type { SeatState } from "./seat-state.ts";
import { CARDS_A_SEAT, dealtAfter, type State } from "./state.ts";
import { SIDES, type Chips } from "./words.ts";

const UNOPPOSED = SIDES.indexOf("unopposed");

/** Gives the last live seat the pot; it shows nothing (R10). */
export function awardUnopposed(state: State): void {
  gatherPots(state);
  takeRake(state, 0);
  give(
    state,
    state.seats.find(({ live }) => live)!,
    state.pots.amounts[0]!,
    UNOPPOSED,
    0,
  );
}

/** Shows, mucks and awards every pot; side pots are settled before the main pot (R14 to R17). */
export function showdown(state: State): void {
  gatherPots(state);
  rateHands(state);
  showInOrder(state);
  for (let pot = state.pots.count - 1; pot >= 0; pot--) {
    takeRake(state, pot);
    awardPot(state, pot);
  }
}

function rateHands(state: State): void {
  const { seats, cards, row } = state;
  const { halves } = row;
  for (let half = 0; half < halves.length; half++) {
    const { strength } = halves[half]!;
    for (let i = 0, from = 0; i < seats.length; i++, from += CARDS_A_SEAT) {
      const seat = seats[i]!;
      if (seat.live) seat.strengths[half] = strength(cards, from, from + CARDS_A_SEAT);
    }
  }
}

/** Splits a pot over its halves; a half without a qualifying hand goes to the first half, as does the odd chip (R15). */
function awardPot(state: State, pot: number): void {
  const amount = state.pots.amounts[pot]!;
  const playing = state.pots.seats[pot]!;
  if ((playing & (playing - 1)) === 0) {
    return give(state, state.seats[31 - Math.clz32(playing)]!, amount, UNOPPOSED, pot);
  }
  const low = state.row.halves.length > 1 && bestStrength(state, 1, playing) > 0 ? amount >> 1 : 0;
  awardHalf(state, pot, 0, amount - low);
  if (low > 0) awardHalf(state, pot, 1, low);
}

/** The best strength for a half among some seats, one bit each. */
function bestStrength({ seats }: State, half: number, among: number): number {
  let best = 0;
  for (let rest = among; rest !== 0; rest &= rest - 1) {
    const strength = seats[31 - Math.clz32(rest & -rest)]!.strengths[half]!;
    if (strength > best) best = strength;
  }
  return best;
}

/** Gives the best hands of a pot equal shares of a half. */
function awardHalf(state: State, pot: number, half: number, amount: Chips): void {
  const { seats } = state;
  const playing = state.pots.seats[pot]!;
  const best = bestStrength(state, half, playing);
  const { side } = state.row.halves[half]!;
  let winners = 0;
  let count = 0;
  for (let i = 0; i < seats.length; i++) {
    if ((playing >> i) & 1 && seats[i]!.strengths[half] === best) {
      winners |= 1 << i;
      count++;
    }
  }
  const share = Math.floor(amount / count);
  const odd = amount - share * count;
  if (odd > 0) return awardOddly(state, pot, half, winners, share, odd);
  for (let i = 0; i < seats.length; i++)
    if ((winners >> i) & 1) give(state, seats[i]!, share, SIDES.indexOf(side), pot);
}

/** Shares that leave odd chips over: those go one by one to the winners that come first (R16). */
function awardOddly(state: State, pot: number, half: number, winners: number, share: Chips, odd: Chips): void {
  const row = state.row.halves[half]!;
  const side = SIDES.indexOf(row.side);
  state.seats
    .filter(({ index }) => (winners >> index) & 1)
    .toSorted((a, b) => oddChipOrder(state, row, a, b))
    .forEach((seat, place) => give(state, seat, share + (place < odd ? 1 : 0), side, pot));
}

/** Who comes first for odd chips: the highest card of the five by rank then suit, or the seat dealt first (R16). */
function oddChipOrder(state: State, half: Half, a: SeatState, b: SeatState): number {
  if (state.rules.oddChip === "suit") {
    const fiveA = five(state, half, a);
    const fiveB = five(state, half, b);
    const place = fiveA.findIndex((order, i) => order !== fiveB[i]);
    if (place >= 0) return fiveB[place]! - fiveA[place]!;
  }
  return dealtAfter(state, a) - dealtAfter(state, b);
}

/** The orders of a seat's five cards, highest first; in a low the ace is low. */
function five(state: State, half: Half, seat: SeatState): number[] {
  const from = seat.index * CARDS_A_SEAT;
  const order = (card: number): number => (half.five !== "high" && card >= 48 ? card - 52 : card);
  return bestFive(state.cards, half.five, from, from + CARDS_A_SEAT)
    .map(order)
    .toSorted((a, b) => b - a);
}

function give(state: State, seat: SeatState, amount: number, side: number, pot: number): void {
  if (amount === 0) return;
  seat.stack += amount;
  note(state.log, AWARD, seat, amount, side, pot);
}

/**
 * Seats show in turn, side-pot seats before seats that are only in the main pot, each time clockwise from who shows
 * first; one that is beaten in every pot it plays for mucks (R17).
 */
function showInOrder(state: State): void {
  const { pots } = state;
  const first = firstToShow(state);
  let turned = 0;
  let shown = 0;
  for (let pot = pots.count - 1; pot >= 0; pot--) {
    const turning = pots.seats[pot]! & ~turned;
    turned |= turning;
    let seat = first;
    do {
      if ((turning >> seat.index) & 1) {
        const shows = mayStillWin(state, seat, shown);
        if (shows) shown |= 1 << seat.index;
        note(state.log, shows ? SHOW : MUCK, seat, 0);
      }
      seat = seat.left;
    } while (seat !== first);
  }
}

/** Whether no shown hand beats a seat's in some pot that it plays for. */
function mayStillWin(state: State, seat: SeatState, shown: number): boolean {
  const { pots, row } = state;
  for (let pot = 0; pot < pots.count; pot++) {
    if (((pots.seats[pot]! >> seat.index) & 1) === 0) continue;
    const against = shown & pots.seats[pot]!;
    for (let half = 0; half < row.halves.length; half++) {
      const strength = seat.strengths[half]!;
      if ((half === 0 || strength > 0) && bestStrength(state, half, against) <= strength) return true;
    }
  }
  return false;
}

/** The last to bet or raise on seventh street; when it was checked, who opened it or who was dealt first. */
function firstToShow(state: State): SeatState {
  if (state.aggressor !== undefined) return state.aggressor;
  return state.rules.showFirst === "opener" ? state.opener : state.first;
}
