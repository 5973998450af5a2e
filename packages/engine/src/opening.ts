import type { SeatState } from "./seat-state.ts";
import { CARDS_A_SEAT, type State } from "./state.ts";
import { THIRD } from "./words.ts";

/** The seat with the door card that brings it in (R2): lowest, in razz highest with aces low; ties by suit or position. */
export function bringInSeat(state: State): SeatState {
  const { first } = state;
  let worst = first;
  let least = first.live ? doorOrder(state, first) : Infinity;
  for (let seat = first.left; seat !== first; seat = seat.left) {
    if (!seat.live) continue;
    const order = doorOrder(state, seat);
    if (order >= least) continue;
    worst = seat;
    least = order;
  }
  return worst;
}

/** A number that is least for the door card that brings it in; equal only where position decides. */
function doorOrder(state: State, seat: SeatState): number {
  const door = state.cards[seat.index * CARDS_A_SEAT + 2]!;
  const rank = door >> 2;
  const suit = state.rules.bringInTie === "suit" ? door & 3 : 0;
  if (state.row.bringsIn === "lowest") return rank * 4 + suit;
  const aceLow = rank === 12 ? 0 : rank + 1;
  return -(aceLow * 4 + suit);
}

/** The live seat whose board acts first from fourth street on (R9); ties by position, in stud high perhaps by suit. */
export function bestBoard(state: State): SeatState {
  const { first, row } = state;
  let best = first;
  let most = first.live ? row.opens(first.board) : -1;
  for (let seat = first.left; seat !== first; seat = seat.left) {
    if (!seat.live) continue;
    const strength = row.opens(seat.board);
    if (strength < most || (strength === most && !winsBoardTie(state, seat, best))) continue;
    best = seat;
    most = strength;
  }
  return best;
}

function winsBoardTie(state: State, seat: SeatState, against: SeatState): boolean {
  if (state.rules.boardTie === "position" || state.game !== "stud") return false;
  return highestUpcard(state, seat) > highestUpcard(state, against);
}

function highestUpcard(state: State, seat: SeatState): number {
  const door = seat.index * CARDS_A_SEAT + 2;
  return Math.max(...state.cards.subarray(door, door + Math.min(state.street, 3) + 1));
}

/** Finds who opens the street that was just dealt and makes ready for its betting. */
export function openStreet(state: State): void {
  const { first, street } = state;
  let withChips = 0;
  let seat = first;
  do {
    seat.streetBet = 0;
    seat.actedAt = -1;
    if (seat.live && seat.stack > 0) withChips++;
    seat = seat.left;
  } while (seat !== first);
  state.level = 0;
  state.base = 0;
  state.reopenedAt = 0;
  state.wagers = 0;
  state.fullWager = 0;
  state.bigIn = false;
  state.aggressor = undefined;
  state.beganHeadsUp = state.liveCount === 2;
  const opener = street === THIRD ? bringInSeat(state) : bestBoard(state);
  state.opener = opener;
  if (withChips < 2) return;
  let toAct = opener;
  while (toAct.stack === 0 || !toAct.live) toAct = toAct.left;
  state.opener = state.toAct = toAct;
  if (street !== THIRD) return;
  state.bringingIn = toAct === opener || state.rules.allInLowCard === "left-brings-in";
  if (!state.bringingIn) state.level = state.base = state.stakes.bringIn;
}

/** The next seat clockwise that must still act on this street; undefined when its betting is over (R10). */
export function nextToAct(state: State, acted: SeatState): SeatState | undefined {
  if (state.liveCount === 1) return undefined;
  const { level } = state;
  for (let seat = acted.left; seat !== acted; seat = seat.left) {
    if (seat.live && seat.stack > 0 && (seat.actedAt < 0 || seat.streetBet < level) && isOpposed(seat)) return seat;
  }
  return undefined;
}

/** Whether a seat has somebody to act against: another one bet more, or is live with chips behind. */
function isOpposed(seat: SeatState): boolean {
  for (let other = seat.left; other !== seat; other = other.left) {
    if (other.streetBet > seat.streetBet || (other.live && other.stack > 0)) return true;
  }
  return false;
}
