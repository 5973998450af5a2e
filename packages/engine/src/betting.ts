import { ACT, note } from "./log.ts";
import type { SeatState } from "./seat-state.ts";
import type { State } from "./state.ts";
import {
  BET,
  BET_BIG,
  BRING_IN,
  CALL,
  CHECK,
  COMPLETE,
  FOLD,
  FOURTH,
  RAISE,
  RAISE_BIG,
  THIRD,
  type Chips,
} from "./words.ts";

/** Why an action is refused; the sentences stand in `refusals.ts`. */
export const REFUSED = {
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

/** Chips that a seat still owes to stay in, at most its stack. */
const owedBy = (state: State, seat: SeatState): Chips => Math.min(state.level - seat.streetBet, seat.stack);

/** Chips that a seat must pay to stay in, on its turn; 0 when it is another's, or when the bring-in is asked of it. */
export const owedOnTurn = (state: State, seat: SeatState): Chips =>
  state.toAct === seat && !state.bringingIn ? owedBy(state, seat) : 0;

/**
 * Judges every action of the seat to act, by its number: the chips it pays, or one of `REFUSED`. The one place where
 * legality is decided; made anew whenever the turn passes.
 */
export function judge(state: State): void {
  const { toAct, offers } = state;
  state.turns++;
  if (toAct === undefined) refuseAll(offers, REFUSED.over);
  else if (state.bringingIn) judgeOpening(state, toAct);
  else judgeTurn(state, toAct);
  state.legal = legalIn(offers);
}

/** The actions that are not refused, one bit each by their numbers. */
function legalIn(offers: Int32Array): number {
  let legal = 0;
  for (let code = 0; code < offers.length; code++) if (offers[code]! >= 0) legal |= 1 << code;
  return legal;
}

function refuseAll(offers: Int32Array, why: number): void {
  for (let code = 0; code < offers.length; code++) offers[code] = why;
}

/** The low card must post the bring-in or complete (R3). */
function judgeOpening({ offers, stakes, rules }: State, seat: SeatState): void {
  const { bringIn, smallBet } = stakes;
  const { stack } = seat;
  refuseAll(offers, REFUSED.mustBringIn);
  offers[BRING_IN] = Math.min(bringIn, stack);
  if (stack <= bringIn && rules.partialWager === "half-bet") offers[COMPLETE] = REFUSED.onlyCall;
  else offers[COMPLETE] = someoneCanCall(seat, 0) ? Math.min(smallBet, stack) : REFUSED.nobodyCanCall;
}

/** Fold, check and call; completion, bet and raise, and on fourth street the big ones (R4 to R8). */
function judgeTurn(state: State, seat: SeatState): void {
  const { offers, level, street, rules } = state;
  const owes = owedBy(state, seat);
  const refused = wagerRefused(state, seat);
  const uncompleted = isUncompleted(state);
  const size = betSize(state);
  offers[FOLD] = owes > 0 || rules.foldWhenFree ? 0 : REFUSED.freeToCheck;
  offers[CHECK] = owes === 0 ? 0 : REFUSED.owes;
  offers[BRING_IN] = REFUSED.noBringIn;
  offers[CALL] = owes > 0 ? owes : REFUSED.nothingToCall;
  offers[COMPLETE] = uncompleted ? refused || wager(seat, state.stakes.smallBet) : REFUSED.noCompletion;
  offers[BET] = street === THIRD || level > 0 ? REFUSED.alreadyBet : refused || wager(seat, size);
  offers[RAISE] = level === 0 || uncompleted ? REFUSED.nothingToRaise : refused || wager(seat, state.base + size);
  if (street !== FOURTH || rules.openPair === "none") {
    offers[BET_BIG] = offers[RAISE_BIG] = REFUSED.noOpenPair;
  } else {
    offers[BET_BIG] = level > 0 ? REFUSED.alreadyBet : judgeBig(state, seat, refused);
    offers[RAISE_BIG] = level === 0 ? REFUSED.nothingToRaise : judgeBig(state, seat, refused);
  }
}

/** Fourth street with an open pair: a bet or raise in big-bet units (R8). */
function judgeBig(state: State, seat: SeatState, refused: number): number {
  if (!mayBetBig(state, seat)) return REFUSED.noOpenPair;
  if (state.bigIn) return REFUSED.onlyBig;
  if (refused !== 0) return refused;
  const small = state.base + state.stakes.smallBet;
  if (seat.streetBet + seat.stack <= small) return REFUSED.noBigger;
  return wager(seat, state.base + state.stakes.bigBet);
}

/** Why the seat to act may make no wager of any size; 0 when it may. */
function wagerRefused(state: State, seat: SeatState): number {
  const { level } = state;
  if (isCapped(state)) return REFUSED.capped;
  if (!mayRaiseAgain(state, seat)) return REFUSED.notReopened;
  if (seat.stack <= level - seat.streetBet) return REFUSED.onlyCall;
  return someoneCanCall(seat, level) ? 0 : REFUSED.nobodyCanCall;
}

/** Chips that make a total on the street, or all that the seat has. */
const wager = (seat: SeatState, total: Chips): Chips => Math.min(total - seat.streetBet, seat.stack);

/** Third street before anybody has made the bet full (R4). */
export const isUncompleted = (state: State): boolean => state.street === THIRD && state.wagers === 0;

/** The size of a bet or raise now (R5, R8). */
export function betSize(state: State): Chips {
  return state.street <= FOURTH && !state.bigIn ? state.stakes.smallBet : state.stakes.bigBet;
}

/** Whether the street allows no further bet or raise (R6). */
export function isCapped(state: State): boolean {
  if (state.wagers < state.rules.cap) return false;
  switch (state.rules.headsUpCap) {
    case "kept":
      return true;
    case "lifted-by-street":
      return !state.beganHeadsUp;
    case "lifted-by-hand":
      return state.liveCount > 2;
  }
}

/** A seat that has acted may raise again only once a full wager, or short ones that add up to one, came after it (R7). */
function mayRaiseAgain(state: State, seat: SeatState): boolean {
  const { actedAt } = seat;
  return actedAt < 0 || state.reopenedAt > actedAt || state.level - actedAt >= betSize(state);
}

/** Whether any other live seat has chips to call a part of what goes beyond a level. */
function someoneCanCall(seat: SeatState, level: Chips): boolean {
  for (let other = seat.left; other !== seat; other = other.left) {
    if (other.live && other.stack > 0 && other.streetBet + other.stack > level) return true;
  }
  return false;
}

/** Whether a seat may bet double because a pair shows on fourth street (R8). */
function mayBetBig(state: State, seat: SeatState): boolean {
  if (seat.board.hasPair) return true;
  return state.rules.openPair === "any" && state.seats.some(({ live, board }) => live && board.hasPair);
}

/** Carries out an action that was judged legal and pays so much. */
export function act(state: State, seat: SeatState, action: number, pays: Chips): void {
  note(state.log, ACT, seat, pays, action);
  seat.pay(pays);
  if (action === FOLD) {
    seat.live = false;
    state.liveCount--;
    // R20: a fold for nothing
    if (state.rules.foldedSeatKeepsCards && seat.streetBet === state.level) seat.dealtOn = true;
  } else if (action === BRING_IN) {
    // R3, R7: a short bring-in is owed in full, but where short all-ins stand as they are, so does this one
    state.level = state.base = state.rules.partialWager === "half-bet" ? state.stakes.bringIn : pays;
  } else if (action >= COMPLETE) {
    raiseLevel(state, seat, action);
  }
  state.bringingIn = false;
  seat.actedAt = state.level;
}

/**
 * What a bet, completion or raise does to the street (R7). A full one counts. A short all-in counts from half a bet
 * on; where only full bets count it stands as it is, and it reopens the betting if it is as large as a full wager
 * before it, or if there was none.
 */
function raiseLevel(state: State, seat: SeatState, action: number): void {
  const total = seat.streetBet;
  const beyond = total - state.level;
  if (state.rules.foldedSeatKeepsCards) for (const other of state.seats) other.dealtOn = false;
  if (action === BET_BIG || action === RAISE_BIG) state.bigIn = true;
  const size = betSize(state);
  state.aggressor = seat;
  if (total >= (isUncompleted(state) ? state.stakes.smallBet : state.base + size)) {
    count(state, total, true);
    state.fullWager = Math.max(state.fullWager, beyond);
  } else if (state.rules.partialWager === "full-bet") {
    count(state, total, beyond >= state.fullWager);
  } else if (2 * (total - state.base) >= size) {
    count(state, total, true);
  }
  state.level = total;
}

/** A wager that counts to the cap and that the next one is measured from. */
function count(state: State, total: Chips, reopens: boolean): void {
  state.wagers++;
  state.base = total;
  if (reopens) state.reopenedAt = total;
}
