import * as evaluator from "@doorcard/evaluator";
import type { Strength } from "@doorcard/evaluator";
import { HAND, LISTS, NONE, POINTER, SEAT, SIZES, TERM } from "./columns.ts";
import { STREET_NUMBERS } from "./words.ts";

const { boardHigh, boardLow } = evaluator;
const { cards: CARDS_A_SEAT, door: DOOR } = SIZES;
const { seat: NOBODY } = NONE;
const { third: THIRD } = STREET_NUMBERS;
const { cards: CARDS } = LISTS;
const { left: LEFT, actedAt: ACTED_AT, live: LIVE, stack: STACK, streetBet: STREET_BET } = SEAT;
const { once: ONCE, twice: TWICE, thrice: THRICE, four: FOUR } = SEAT;
const { base: BASE, beganHeadsUp: BEGAN_HEADS_UP, bigIn: BIG_IN, bringingIn: BRINGING_IN } = HAND;
const { fullWager: FULL_WAGER, level: LEVEL, liveCount: LIVE_COUNT } = HAND;
const { reopenedAt: REOPENED_AT, street: STREET, wagers: WAGERS } = HAND;
const { aggressor: AGGRESSOR, first: FIRST, opener: OPENER, toAct: TO_ACT } = POINTER;
const { bringIn: BRING_IN_CHIPS, highBringsIn: HIGH_BRINGS_IN, leftBringsIn: LEFT_BRINGS_IN } = TERM;
const { lowOpens: LOW_OPENS, suitBringsIn: SUIT_BRINGS_IN, suitOpens: SUIT_OPENS } = TERM;
const DOOR_PLACE = DOOR - 1;

/** The seat with the door card that brings it in (R2): lowest, in razz highest with aces low; ties by suit or position. */
function bringInSeat(hand: number): number {
  const first = FIRST[hand]!;
  let worst = first;
  let least = LIVE[first] !== 0 ? doorOrder(hand, first) : 64;
  for (let seat = LEFT[first]!; seat !== first; seat = LEFT[seat]!) {
    if (LIVE[seat] === 0) continue;
    const order = doorOrder(hand, seat);
    if (order >= least) continue;
    worst = seat;
    least = order;
  }
  return worst;
}

/** A number below 64 that is least for the door card that brings it in; equal only where position decides. */
function doorOrder(hand: number, seat: number): number {
  const door = CARDS[seat * CARDS_A_SEAT + DOOR_PLACE]!;
  const rank = door >> 2;
  const suit = SUIT_BRINGS_IN[hand] !== 0 ? door & 3 : 0;
  if (HIGH_BRINGS_IN[hand] === 0) return rank * 4 + suit;
  const aceLow = rank === 12 ? 0 : rank + 1;
  return -(aceLow * 4 + suit);
}

/** The live seat whose board acts first from fourth street on (R9); ties by position, in stud high perhaps by suit. */
function bestBoard(hand: number): number {
  const first = FIRST[hand]!;
  let best = first;
  let most = LIVE[first] !== 0 ? boardStrength(hand, first) : -1;
  for (let seat = LEFT[first]!; seat !== first; seat = LEFT[seat]!) {
    if (LIVE[seat] === 0) continue;
    const strength = boardStrength(hand, seat);
    if (strength < most || (strength === most && !winsBoardTie(hand, seat, best))) continue;
    best = seat;
    most = strength;
  }
  return best;
}

const boardStrength = (hand: number, seat: number): Strength =>
  LOW_OPENS[hand] === 0
    ? boardHigh(ONCE[seat]!, TWICE[seat]!, THRICE[seat]!, FOUR[seat]!)
    : boardLow(ONCE[seat]!, TWICE[seat]!, THRICE[seat]!, FOUR[seat]!);

const winsBoardTie = (hand: number, seat: number, against: number): boolean =>
  SUIT_OPENS[hand] !== 0 && highestUpcard(hand, seat) > highestUpcard(hand, against);

function highestUpcard(hand: number, seat: number): number {
  const door = seat * CARDS_A_SEAT + DOOR_PLACE;
  return Math.max(...CARDS.subarray(door, door + Math.min(STREET[hand]!, 3) + 1));
}

/** Finds who opens the street that was just dealt and makes ready for its betting. */
export function openStreet(hand: number): void {
  const first = FIRST[hand]!;
  let withChips = 0;
  let seat = first;
  do {
    STREET_BET[seat] = 0;
    ACTED_AT[seat] = -1;
    if (LIVE[seat] !== 0 && STACK[seat]! > 0) withChips++;
    seat = LEFT[seat]!;
  } while (seat !== first);
  LEVEL[hand] = 0;
  BASE[hand] = 0;
  REOPENED_AT[hand] = 0;
  WAGERS[hand] = 0;
  FULL_WAGER[hand] = 0;
  BIG_IN[hand] = 0;
  AGGRESSOR[hand] = NOBODY;
  BEGAN_HEADS_UP[hand] = LIVE_COUNT[hand] === 2 ? 1 : 0;
  const opener = STREET[hand] === THIRD ? bringInSeat(hand) : bestBoard(hand);
  OPENER[hand] = opener;
  if (withChips < 2) return;
  let toAct = opener;
  while (STACK[toAct] === 0 || LIVE[toAct] === 0) toAct = LEFT[toAct]!;
  OPENER[hand] = TO_ACT[hand] = toAct;
  if (STREET[hand] !== THIRD) return;
  if (toAct === opener || LEFT_BRINGS_IN[hand] !== 0) BRINGING_IN[hand] = 1;
  else LEVEL[hand] = BASE[hand] = BRING_IN_CHIPS[hand]!;
}

/** The next seat clockwise that must still act on this street; NOBODY when its betting is over (R10). */
export function nextToAct(hand: number, acted: number): number {
  if (LIVE_COUNT[hand] === 1) return NOBODY;
  const level = LEVEL[hand]!;
  for (let seat = LEFT[acted]!; seat !== acted; seat = LEFT[seat]!) {
    if (LIVE[seat] !== 0 && STACK[seat]! > 0 && (ACTED_AT[seat]! < 0 || STREET_BET[seat]! < level) && isOpposed(seat)) {
      return seat;
    }
  }
  return NOBODY;
}

/** Whether a seat has somebody to act against: another one bet more, or is live with chips behind. */
function isOpposed(seat: number): boolean {
  const bet = STREET_BET[seat]!;
  for (let other = LEFT[seat]!; other !== seat; other = LEFT[other]!) {
    if (STREET_BET[other]! > bet || (LIVE[other] !== 0 && STACK[other]! > 0)) return true;
  }
  return false;
}
