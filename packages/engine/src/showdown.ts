import { bestFive } from "@doorcard/evaluator";
import type { Half } from "./games.ts";
import { AWARD, MUCK, note, SHOW } from "./log.ts";
import { gatherPots, takeRake } from "./pots.ts";
import { CARDS_A_SEAT, dealtAfter, leftOf, NOBODY, type State } from "./state.ts";
import { SIDES, type Chips } from "./words.ts";

const UNOPPOSED = SIDES.indexOf("unopposed");

/** Gives the last live seat the pot; it shows nothing (R10). */
export function awardUnopposed(state: State): void {
  gatherPots(state);
  takeRake(state, 0);
  give(state, state.live.indexOf(1), state.pots.amounts[0]!, UNOPPOSED, 0);
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

/** The strength of a seat's hand for a half of the pot; 0 when it does not qualify. */
const strengthOf = (state: State, half: number, seat: number): number => state.strengths[half * state.seats + seat]!;

function rateHands(state: State): void {
  const { halves } = state.row;
  for (let half = 0; half < halves.length; half++) {
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.live[seat] === 0) continue;
      const from = seat * CARDS_A_SEAT;
      state.strengths[half * state.seats + seat] = halves[half]!.strength(state.cards, from, from + CARDS_A_SEAT);
    }
  }
}

/** Splits a pot over its halves; a half without a qualifying hand goes to the first half, as does the odd chip (R15). */
function awardPot(state: State, pot: number): void {
  const amount = state.pots.amounts[pot]!;
  const seats = state.pots.seats[pot]!;
  if ((seats & (seats - 1)) === 0) return give(state, 31 - Math.clz32(seats), amount, UNOPPOSED, pot);
  const low = state.row.halves.length > 1 && bestStrength(state, 1, seats) > 0 ? amount >> 1 : 0;
  awardHalf(state, pot, 0, amount - low);
  if (low > 0) awardHalf(state, pot, 1, low);
}

/** The best strength for a half among some seats, one bit each. */
function bestStrength(state: State, half: number, seats: number): number {
  let best = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if ((seats >> seat) & 1) best = Math.max(best, strengthOf(state, half, seat));
  }
  return best;
}

/** Gives the best hands of a pot equal shares of a half. */
function awardHalf(state: State, pot: number, half: number, amount: Chips): void {
  const seats = state.pots.seats[pot]!;
  const best = bestStrength(state, half, seats);
  const side = SIDES.indexOf(state.row.halves[half]!.side);
  let winners = 0;
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if ((seats >> seat) & 1 && strengthOf(state, half, seat) === best) {
      winners |= 1 << seat;
      count++;
    }
  }
  const share = Math.floor(amount / count);
  const odd = amount - share * count;
  if (odd > 0) return awardOddly(state, pot, half, winners, share, odd);
  for (let seat = 0; seat < state.seats; seat++) if ((winners >> seat) & 1) give(state, seat, share, side, pot);
}

/** Shares that leave odd chips over: those go one by one to the winners that come first (R16). */
function awardOddly(state: State, pot: number, half: number, winners: number, share: Chips, odd: Chips): void {
  const row = state.row.halves[half]!;
  const seats = Array.from(state.live.keys())
    .filter((seat) => (winners >> seat) & 1)
    .toSorted((a, b) => oddChipOrder(state, row, a, b));
  seats.forEach((seat, place) => give(state, seat, share + (place < odd ? 1 : 0), SIDES.indexOf(row.side), pot));
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

function give(state: State, seat: number, amount: number, side: number, pot: number): void {
  if (amount === 0) return;
  state.stacks[seat]! += amount;
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
    for (let i = 0, seat = first; i < state.seats; i++, seat = leftOf(state, seat)) {
      const bit = 1 << seat;
      if ((pots.seats[pot]! & ~turned & bit) === 0) continue;
      turned |= bit;
      const shows = mayStillWin(state, seat, shown);
      if (shows) shown |= bit;
      note(state.log, shows ? SHOW : MUCK, seat, 0);
    }
  }
}

/** Whether no shown hand beats a seat's in some pot that it plays for. */
function mayStillWin(state: State, seat: number, shown: number): boolean {
  const { pots, row } = state;
  for (let pot = 0; pot < pots.count; pot++) {
    if (((pots.seats[pot]! >> seat) & 1) === 0) continue;
    const against = shown & pots.seats[pot]!;
    for (let half = 0; half < row.halves.length; half++) {
      const strength = strengthOf(state, half, seat);
      if ((half === 0 || strength > 0) && bestStrength(state, half, against) <= strength) return true;
    }
  }
  return false;
}

/** The last to bet or raise on seventh street; when it was checked, who opened it or who was dealt first. */
function firstToShow(state: State): number {
  if (state.aggressor !== NOBODY) return state.aggressor;
  return state.rules.showFirst === "opener" ? state.opener : state.firstSeat;
}
