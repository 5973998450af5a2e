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
  const { toAct } = state;
  state.turns++;
  state.legal = 0;
  if (toAct === undefined) return refuseAll(state, REFUSED.over);
  if (state.bringingIn) return judgeOpening(state, toAct);
  const owes = owedBy(state, toAct);
  offer(state, FOLD, owes > 0 || state.rules.foldWhenFree ? 0 : REFUSED.freeToCheck);
  offer(state, CHECK, owes === 0 ? 0 : REFUSED.owes);
  offer(state, BRING_IN, REFUSED.noBringIn);
  offer(state, CALL, owes > 0 ? owes : REFUSED.nothingToCall);
  judgeWagers(state, toAct);
}

/** Puts a price on an action, or the reason against it. */
function offer(state: State, action: number, verdict: number): void {
  state.offers[action] = verdict;
  if (verdict >= 0) state.legal |= 1 << action;
}

function refuseAll(state: State, why: number): void {
  state.offers.fill(why);
}

/** The low card must post the bring-in or complete (R3). */
function judgeOpening(state: State, seat: SeatState): void {
  const { bringIn, smallBet } = state.stakes;
  const { stack } = seat;
  refuseAll(state, REFUSED.mustBringIn);
  offer(state, BRING_IN, Math.min(bringIn, stack));
  if (stack <= bringIn && state.rules.partialWager === "half-bet") offer(state, COMPLETE, REFUSED.onlyCall);
  else offer(state, COMPLETE, someoneCanCall(seat, 0) ? Math.min(smallBet, stack) : REFUSED.nobodyCanCall);
}

/** Completion, bet and raise, and on fourth street the big ones (R4 to R8). */
function judgeWagers(state: State, seat: SeatState): void {
  const { level } = state;
  const refused = wagerRefused(state, seat);
  const uncompleted = isUncompleted(state);
  const size = betSize(state);
  const isBet = state.street === THIRD || level > 0;
  const nothingToRaise = level === 0 || uncompleted;
  offer(state, COMPLETE, uncompleted ? refused || wager(seat, state.stakes.smallBet) : REFUSED.noCompletion);
  offer(state, BET, isBet ? REFUSED.alreadyBet : refused || wager(seat, size));
  offer(state, RAISE, nothingToRaise ? REFUSED.nothingToRaise : refused || wager(seat, state.base + size));
  if (state.street !== FOURTH || state.rules.openPair === "none") {
    offer(state, BET_BIG, REFUSED.noOpenPair);
    offer(state, RAISE_BIG, REFUSED.noOpenPair);
  } else {
    offer(state, BET_BIG, level > 0 ? REFUSED.alreadyBet : judgeBig(state, seat, refused));
    offer(state, RAISE_BIG, level === 0 ? REFUSED.nothingToRaise : judgeBig(state, seat, refused));
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
