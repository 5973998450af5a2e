import { ACT, note } from "./log.ts";
import { CARDS_A_SEAT, type State } from "./state.ts";
import {
  ACTIONS,
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

/** Chips the seat to act still owes to stay in, at most its stack. */
export function toCall(state: State): Chips {
  const seat = state.toAct;
  if (seat < 0 || state.bringingIn) return 0;
  return Math.min(state.level - state.streetBets[seat]!, state.stacks[seat]!);
}

/**
 * Judges every action of the seat to act, by its number: the chips it pays, or one of `REFUSED`. The one place where
 * legality is decided; made anew whenever the turn passes.
 */
export function judge(state: State): void {
  const { offers } = state;
  state.turns++;
  if (state.toAct < 0) return refuseAll(offers, REFUSED.over);
  if (state.bringingIn) return judgeOpening(state);
  const owes = toCall(state);
  offers[FOLD] = owes > 0 || state.rules.foldWhenFree ? 0 : REFUSED.freeToCheck;
  offers[CHECK] = owes === 0 ? 0 : REFUSED.owes;
  offers[BRING_IN] = REFUSED.noBringIn;
  offers[CALL] = owes > 0 ? owes : REFUSED.nothingToCall;
  judgeWagers(state);
}

function refuseAll(offers: Int32Array, why: number): void {
  for (let code = 0; code < ACTIONS.length; code++) offers[code] = why;
}

/** The low card must post the bring-in or complete (R3). */
function judgeOpening(state: State): void {
  const { bringIn, smallBet } = state.stakes;
  const { offers } = state;
  const stack = state.stacks[state.toAct]!;
  refuseAll(offers, REFUSED.mustBringIn);
  offers[BRING_IN] = Math.min(bringIn, stack);
  if (stack <= bringIn && state.rules.partialWager === "half-bet") offers[COMPLETE] = REFUSED.onlyCall;
  else offers[COMPLETE] = someoneCanCall(state, 0) ? Math.min(smallBet, stack) : REFUSED.nobodyCanCall;
}

/** Completion, bet and raise, and on fourth street the big ones (R4 to R8). */
function judgeWagers(state: State): void {
  const { offers } = state;
  const refused = wagerRefused(state);
  const third = state.street === THIRD;
  const uncompleted = isUncompleted(state);
  offers[COMPLETE] = uncompleted ? refused || wager(state, state.stakes.smallBet) : REFUSED.noCompletion;
  offers[BET] = third || state.level > 0 ? REFUSED.alreadyBet : refused || wager(state, betSize(state));
  offers[RAISE] =
    state.level === 0 || uncompleted ? REFUSED.nothingToRaise : refused || wager(state, state.base + betSize(state));
  if (state.street !== FOURTH || state.rules.openPair === "none") {
    offers[BET_BIG] = offers[RAISE_BIG] = REFUSED.noOpenPair;
  } else {
    offers[BET_BIG] = state.level > 0 ? REFUSED.alreadyBet : judgeBig(state, refused);
    offers[RAISE_BIG] = state.level === 0 ? REFUSED.nothingToRaise : judgeBig(state, refused);
  }
}

/** Fourth street with an open pair: a bet or raise in big-bet units (R8). */
function judgeBig(state: State, refused: number): number {
  if (!mayBetBig(state)) return REFUSED.noOpenPair;
  if (state.bigIn) return REFUSED.onlyBig;
  if (refused !== 0) return refused;
  const small = state.base + state.stakes.smallBet;
  if (state.streetBets[state.toAct]! + state.stacks[state.toAct]! <= small) return REFUSED.noBigger;
  return wager(state, state.base + state.stakes.bigBet);
}

/** Why the seat to act may make no wager of any size; 0 when it may. */
function wagerRefused(state: State): number {
  const seat = state.toAct;
  if (isCapped(state)) return REFUSED.capped;
  if (!mayRaiseAgain(state, seat)) return REFUSED.notReopened;
  if (state.stacks[seat]! <= state.level - state.streetBets[seat]!) return REFUSED.onlyCall;
  return someoneCanCall(state, state.level) ? 0 : REFUSED.nobodyCanCall;
}

/** Chips that make a total on the street, or all that the seat has. */
function wager(state: State, total: Chips): Chips {
  return Math.min(total - state.streetBets[state.toAct]!, state.stacks[state.toAct]!);
}

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
function mayRaiseAgain(state: State, seat: number): boolean {
  const acted = state.actedAt[seat]!;
  return acted < 0 || state.reopenedAt > acted || state.level - acted >= betSize(state);
}

/** Whether any other live seat has chips to call a part of what goes beyond a level. */
function someoneCanCall(state: State, level: Chips): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.toAct && state.live[seat] === 1 && state.stacks[seat]! > 0) {
      if (state.streetBets[seat]! + state.stacks[seat]! > level) return true;
    }
  }
  return false;
}

/** Whether the seat to act may bet double because a pair shows on fourth street (R8). */
function mayBetBig(state: State): boolean {
  if (state.rules.openPair === "holder") return hasOpenPair(state, state.toAct);
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.live[seat] === 1 && hasOpenPair(state, seat)) return true;
  }
  return false;
}

function hasOpenPair(state: State, seat: number): boolean {
  const door = seat * CARDS_A_SEAT + 2;
  return state.cards[door]! >> 2 === state.cards[door + 1]! >> 2;
}

/** Carries out an action that was judged legal and pays so much. */
export function act(state: State, action: number, pays: Chips): void {
  const seat = state.toAct;
  note(state.log, ACT, seat, pays, action);
  state.stacks[seat]! -= pays;
  state.streetBets[seat]! += pays;
  state.invested[seat]! += pays;
  if (action === FOLD) {
    state.live[seat] = 0;
    state.liveCount--;
    // R20: a fold for nothing
    if (state.rules.foldedSeatKeepsCards && state.streetBets[seat] === state.level) state.dealtOn[seat] = 1;
  } else if (action === BRING_IN) {
    // R3, R7: a short bring-in is owed in full, but where short all-ins stand as they are, so does this one
    state.level = state.base = state.rules.partialWager === "half-bet" ? state.stakes.bringIn : pays;
  } else if (action >= COMPLETE) {
    raiseLevel(state, action);
  }
  state.bringingIn = false;
  state.actedAt[seat] = state.level;
}

/**
 * What a bet, completion or raise does to the street (R7). A full one counts. A short all-in counts from half a bet
 * on; where only full bets count it stands as it is, and it reopens the betting if it is as large as a full wager
 * before it, or if there was none.
 */
function raiseLevel(state: State, action: number): void {
  const total = state.streetBets[state.toAct]!;
  const beyond = total - state.level;
  if (state.rules.foldedSeatKeepsCards) state.dealtOn.fill(0);
  if (action === BET_BIG || action === RAISE_BIG) state.bigIn = true;
  const size = betSize(state);
  state.aggressor = state.toAct;
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
