import { HAND, LISTS, NONE, POINTER, SEAT, SIZES, TERM } from "./columns.ts";
import * as log from "./log.ts";
import { HEADS_UP_CAPS, OPEN_PAIRS } from "./terms.ts";
import { ACTION_NUMBERS, type Chips, STREET_NUMBERS } from "./words.ts";

const { KINDS, note } = log;
const { offers: OFFERS_A_HAND, seats: SEATS_A_ROW } = SIZES;
const { seat: NOBODY } = NONE;
const { fourth: FOURTH, third: THIRD } = STREET_NUMBERS;
const {
  bet: BET,
  betBig: BET_BIG,
  bringIn: BRING_IN,
  call: CALL,
  check: CHECK,
  complete: COMPLETE,
  fold: FOLD,
  raise: RAISE,
  raiseBig: RAISE_BIG,
} = ACTION_NUMBERS;
const { act: ACT } = KINDS;
const { offers: OFFERS } = LISTS;
const { left: LEFT, actedAt: ACTED_AT, dealtIn: DEALT_IN, invested: INVESTED, live: LIVE } = SEAT;
const { stack: STACK, streetBet: STREET_BET, twice: TWICE } = SEAT;
const { base: BASE, beganHeadsUp: BEGAN_HEADS_UP, bigIn: BIG_IN, bringingIn: BRINGING_IN } = HAND;
const { fullWager: FULL_WAGER, legal: LEGAL, level: LEVEL, liveCount: LIVE_COUNT } = HAND;
const { reopenedAt: REOPENED_AT, seats: SEATS, street: STREET, turns: TURNS, wagers: WAGERS } = HAND;
const { aggressor: AGGRESSOR, toAct: TO_ACT } = POINTER;
const { bigBet: BIG_BET, bringIn: BRING_IN_CHIPS, cap: CAP, foldedKeepsCards: FOLDED_KEEPS_CARDS } = TERM;
const { foldsWhenFree: FOLDS_WHEN_FREE, halfBetCounts: HALF_BET_COUNTS, headsUpCap: HEADS_UP_CAP } = TERM;
const { openPair: OPEN_PAIR, smallBet: SMALL_BET } = TERM;

const KEPT = HEADS_UP_CAPS.indexOf("kept");
const LIFTED_BY_HAND = HEADS_UP_CAPS.indexOf("lifted-by-hand");
const NO_OPEN_PAIR = OPEN_PAIRS.indexOf("none");
const ANY_OPEN_PAIR = OPEN_PAIRS.indexOf("any");

const WHY = {
  over: -1,
  mustBringIn: -2,
  noBringIn: -3,
  freeToCheck: -4,
  owes: -5,
  nothingToCall: -6,
  noCompletion: -7,
  alreadyBet: -8,
  nothingToRaise: -9,
  capped: -10,
  notReopened: -11,
  nobodyCanCall: -12,
  onlyCall: -13,
  noOpenPair: -14,
  onlyBig: -15,
  noBigger: -16,
} as const;

/** Why an action is refused; the sentences stand in `refusals.ts`. */
export const REFUSED = WHY;

/** Chips that a seat still owes to stay in, at most its stack. */
const owedBy = (hand: number, seat: number): Chips => Math.min(LEVEL[hand]! - STREET_BET[seat]!, STACK[seat]!);

/** Chips that a seat must pay to stay in, on its turn; 0 when it is another's, or when the bring-in is asked of it. */
export const owedOnTurn = (hand: number, seat: number): Chips =>
  TO_ACT[hand] === seat && BRINGING_IN[hand] === 0 ? owedBy(hand, seat) : 0;

/**
 * Judges every action of the seat to act, by its number: the chips it pays, or one of `REFUSED`. The one place where
 * legality is decided; made anew whenever the turn passes.
 */
export function judge(hand: number): void {
  const seat = TO_ACT[hand]!;
  TURNS[hand]!++;
  if (seat === NOBODY) LEGAL[hand] = refuseAll(hand, WHY.over);
  else if (BRINGING_IN[hand] !== 0) LEGAL[hand] = judgeOpening(hand, seat);
  else LEGAL[hand] = judgeTurn(hand, seat);
}

/** Notes what an action pays, or why it is refused; its bit when it is not refused. */
function offer(hand: number, action: number, pays: number): number {
  OFFERS[hand * OFFERS_A_HAND + action] = pays;
  return (1 + (pays >> 31)) << action;
}

function refuseAll(hand: number, why: number): number {
  for (let action = FOLD; action <= RAISE_BIG; action++) offer(hand, action, why);
  return 0;
}

/** The low card must post the bring-in or complete (R3). */
function judgeOpening(hand: number, seat: number): number {
  const bringIn = BRING_IN_CHIPS[hand]!;
  const stack = STACK[seat]!;
  refuseAll(hand, WHY.mustBringIn);
  const posted = offer(hand, BRING_IN, Math.min(bringIn, stack));
  if (stack <= bringIn && HALF_BET_COUNTS[hand] !== 0) return posted | offer(hand, COMPLETE, WHY.onlyCall);
  if (!someoneCanCall(seat, 0)) return posted | offer(hand, COMPLETE, WHY.nobodyCanCall);
  return posted | offer(hand, COMPLETE, Math.min(SMALL_BET[hand]!, stack));
}

/** Fold, check and call; completion, bet and raise, and on fourth street the big ones (R4 to R8). */
function judgeTurn(hand: number, seat: number): number {
  const level = LEVEL[hand]!;
  const street = STREET[hand]!;
  const owes = owedBy(hand, seat);
  const refused = wagerRefused(hand, seat);
  const uncompleted = isUncompleted(hand);
  const size = betSize(hand);
  const legal =
    offer(hand, FOLD, owes > 0 || FOLDS_WHEN_FREE[hand] !== 0 ? 0 : WHY.freeToCheck) |
    offer(hand, CHECK, owes === 0 ? 0 : WHY.owes) |
    offer(hand, BRING_IN, WHY.noBringIn) |
    offer(hand, CALL, owes > 0 ? owes : WHY.nothingToCall) |
    offer(hand, COMPLETE, uncompleted ? refused || wager(seat, SMALL_BET[hand]!) : WHY.noCompletion) |
    offer(hand, BET, street === THIRD || level > 0 ? WHY.alreadyBet : refused || wager(seat, size)) |
    offer(hand, RAISE, level === 0 || uncompleted ? WHY.nothingToRaise : refused || wager(seat, BASE[hand]! + size));
  if (street !== FOURTH || OPEN_PAIR[hand] === NO_OPEN_PAIR) {
    return legal | offer(hand, BET_BIG, WHY.noOpenPair) | offer(hand, RAISE_BIG, WHY.noOpenPair);
  }
  const big = judgeBig(hand, seat, refused);
  return (
    legal |
    offer(hand, BET_BIG, level > 0 ? WHY.alreadyBet : big) |
    offer(hand, RAISE_BIG, level === 0 ? WHY.nothingToRaise : big)
  );
}

/** Fourth street with an open pair: a bet or raise in big-bet units (R8). */
function judgeBig(hand: number, seat: number, refused: number): number {
  if (!mayBetBig(hand, seat)) return WHY.noOpenPair;
  if (BIG_IN[hand] !== 0) return WHY.onlyBig;
  if (refused !== 0) return refused;
  if (STREET_BET[seat]! + STACK[seat]! <= BASE[hand]! + SMALL_BET[hand]!) return WHY.noBigger;
  return wager(seat, BASE[hand]! + BIG_BET[hand]!);
}

/** Why the seat to act may make no wager of any size; 0 when it may. */
function wagerRefused(hand: number, seat: number): number {
  const level = LEVEL[hand]!;
  if (isCapped(hand)) return WHY.capped;
  if (!mayRaiseAgain(hand, seat)) return WHY.notReopened;
  if (STACK[seat]! <= level - STREET_BET[seat]!) return WHY.onlyCall;
  return someoneCanCall(seat, level) ? 0 : WHY.nobodyCanCall;
}

/** Chips that make a total on the street, or all that the seat has. */
const wager = (seat: number, total: Chips): Chips => Math.min(total - STREET_BET[seat]!, STACK[seat]!);

/** Third street before anybody has made the bet full (R4). */
const isUncompleted = (hand: number): boolean => STREET[hand] === THIRD && WAGERS[hand] === 0;

/** The size of a bet or raise now (R5, R8). */
const betSize = (hand: number): Chips =>
  STREET[hand]! <= FOURTH && BIG_IN[hand] === 0 ? SMALL_BET[hand]! : BIG_BET[hand]!;

/** Whether the street allows no further bet or raise (R6). */
function isCapped(hand: number): boolean {
  if (WAGERS[hand]! < CAP[hand]!) return false;
  if (HEADS_UP_CAP[hand] === KEPT) return true;
  return HEADS_UP_CAP[hand] === LIFTED_BY_HAND ? LIVE_COUNT[hand]! > 2 : BEGAN_HEADS_UP[hand] === 0;
}

/** A seat that has acted may raise again only once a full wager, or short ones that add up to one, came after it (R7). */
function mayRaiseAgain(hand: number, seat: number): boolean {
  const actedAt = ACTED_AT[seat]!;
  return actedAt < 0 || REOPENED_AT[hand]! > actedAt || LEVEL[hand]! - actedAt >= betSize(hand);
}

/** Whether any other live seat has chips to call a part of what goes beyond a level. */
function someoneCanCall(seat: number, level: Chips): boolean {
  for (let other = LEFT[seat]!; other !== seat; other = LEFT[other]!) {
    if (LIVE[other] !== 0 && STACK[other]! > 0 && STREET_BET[other]! + STACK[other]! > level) return true;
  }
  return false;
}

/** Whether a seat may bet double because a pair shows on fourth street (R8). */
function mayBetBig(hand: number, seat: number): boolean {
  if (TWICE[seat] !== 0) return true;
  if (OPEN_PAIR[hand] !== ANY_OPEN_PAIR) return false;
  for (let other = LEFT[seat]!; other !== seat; other = LEFT[other]!) {
    if (LIVE[other] !== 0 && TWICE[other] !== 0) return true;
  }
  return false;
}

/** Moves chips of a seat from behind to the front. */
export function pay(seat: number, chips: Chips): void {
  STACK[seat]! -= chips;
  STREET_BET[seat]! += chips;
  INVESTED[seat]! += chips;
}

/** Carries out an action that was judged legal and pays so much. */
export function act(hand: number, seat: number, action: number, pays: Chips): void {
  note(hand, ACT, seat, pays, action);
  pay(seat, pays);
  if (action === FOLD) {
    LIVE[seat] = 0;
    LIVE_COUNT[hand]!--;
    // R20: a fold for nothing
    DEALT_IN[seat] = FOLDED_KEEPS_CARDS[hand] !== 0 && STREET_BET[seat] === LEVEL[hand] ? 1 : 0;
  } else if (action === BRING_IN) {
    // R3, R7: a short bring-in is owed in full, but where short all-ins stand as they are, so does this one
    LEVEL[hand] = BASE[hand] = HALF_BET_COUNTS[hand] !== 0 ? BRING_IN_CHIPS[hand]! : pays;
  } else if (action >= COMPLETE) {
    raiseLevel(hand, seat, action);
  }
  BRINGING_IN[hand] = 0;
  ACTED_AT[seat] = LEVEL[hand]!;
}

/**
 * What a bet, completion or raise does to the street (R7). A full one counts. A short all-in counts from half a bet
 * on; where only full bets count it stands as it is, and it reopens the betting if it is as large as a full wager
 * before it, or if there was none.
 */
function raiseLevel(hand: number, seat: number, action: number): void {
  const total = STREET_BET[seat]!;
  const beyond = total - LEVEL[hand]!;
  if (FOLDED_KEEPS_CARDS[hand] !== 0) dealOnlyLive(hand);
  if (action === BET_BIG || action === RAISE_BIG) BIG_IN[hand] = 1;
  const size = betSize(hand);
  AGGRESSOR[hand] = seat;
  if (total >= (isUncompleted(hand) ? SMALL_BET[hand]! : BASE[hand]! + size)) {
    count(hand, total, true);
    FULL_WAGER[hand] = Math.max(FULL_WAGER[hand]!, beyond);
  } else if (HALF_BET_COUNTS[hand] === 0) {
    count(hand, total, beyond >= FULL_WAGER[hand]!);
  } else if (2 * (total - BASE[hand]!) >= size) {
    count(hand, total, true);
  }
  LEVEL[hand] = total;
}

/** Once somebody bets, seats that folded for nothing get no more cards (R20). */
function dealOnlyLive(hand: number): void {
  const from = hand * SEATS_A_ROW;
  for (let seat = from; seat < from + SEATS[hand]!; seat++) DEALT_IN[seat] = LIVE[seat]!;
}

/** A wager that counts to the cap and that the next one is measured from. */
function count(hand: number, total: Chips, reopens: boolean): void {
  WAGERS[hand]!++;
  BASE[hand] = total;
  if (reopens) REOPENED_AT[hand] = total;
}
