import { CARDS_A_SEAT, leftOf, NOBODY, type State } from "./state.ts";
import { THIRD } from "./words.ts";

/** The seat with the door card that brings it in (R2): lowest, in razz highest with aces low; ties by suit or position. */
export function bringInSeat(state: State): number {
  let worst = NOBODY;
  for (let i = 0, seat = state.firstSeat; i < state.seats; i++, seat = leftOf(state, seat)) {
    if (state.live[seat] === 0) continue;
    if (worst === NOBODY || doorOrder(state, seat) < doorOrder(state, worst)) worst = seat;
  }
  return worst === NOBODY ? state.firstSeat : worst;
}

/** A number that is least for the door card that brings it in; equal only where position decides. */
function doorOrder(state: State, seat: number): number {
  const door = state.cards[seat * CARDS_A_SEAT + 2]!;
  const rank = door >> 2;
  const suit = state.rules.bringInTie === "suit" ? door & 3 : 0;
  if (state.row.bringsIn === "lowest") return rank * 4 + suit;
  const aceLow = rank === 12 ? 0 : rank + 1;
  return -(aceLow * 4 + suit);
}

/** The live seat whose board acts first from fourth street on (R9); ties by position, in stud high perhaps by suit. */
export function bestBoard(state: State): number {
  const shown = Math.min(state.street, 3) + 1;
  let best = NOBODY;
  let bestStrength = -1;
  for (let i = 0, seat = state.firstSeat; i < state.seats; i++, seat = leftOf(state, seat)) {
    if (state.live[seat] !== 1) continue;
    const door = seat * CARDS_A_SEAT + 2;
    const strength = state.row.opens(state.cards, door, door + shown);
    if (strength > bestStrength || (strength === bestStrength && winsBoardTie(state, seat, best, shown))) {
      best = seat;
      bestStrength = strength;
    }
  }
  return best;
}

function winsBoardTie(state: State, seat: number, against: number, shown: number): boolean {
  if (state.rules.boardTie === "position" || state.game !== "stud") return false;
  return highestUpcard(state, seat, shown) > highestUpcard(state, against, shown);
}

function highestUpcard(state: State, seat: number, shown: number): number {
  const door = seat * CARDS_A_SEAT + 2;
  return Math.max(...state.cards.subarray(door, door + shown));
}

/** Finds who opens the street that was just dealt and makes ready for its betting. */
export function openStreet(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.streetBets[seat] = 0;
    state.actedAt[seat] = -1;
  }
  state.level = 0;
  state.base = 0;
  state.reopenedAt = 0;
  state.wagers = 0;
  state.fullWager = 0;
  state.bigIn = false;
  state.aggressor = NOBODY;
  state.beganHeadsUp = state.liveCount === 2;
  const first = state.street === THIRD ? bringInSeat(state) : bestBoard(state);
  state.opener = first;
  if (seatsWithChips(state) < 2) return;
  while (state.stacks[state.opener] === 0 || state.live[state.opener] === 0) state.opener = leftOf(state, state.opener);
  state.toAct = state.opener;
  if (state.street !== THIRD) return;
  state.bringingIn = state.opener === first || state.rules.allInLowCard === "left-brings-in";
  if (!state.bringingIn) state.level = state.base = state.stakes.bringIn;
}

/** How many live seats have chips behind. */
export function seatsWithChips(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.live[seat] === 1 && state.stacks[seat]! > 0) count++;
  return count;
}

/** The next seat clockwise that must still act on this street; NOBODY when its betting is over (R10). */
export function nextToAct(state: State): number {
  if (state.liveCount === 1) return NOBODY;
  for (let i = 1, seat = leftOf(state, state.toAct); i < state.seats; i++, seat = leftOf(state, seat)) {
    if (state.live[seat] === 1 && state.stacks[seat]! > 0 && mustAct(state, seat)) return seat;
  }
  return NOBODY;
}

/** Whether a live seat with chips has something to decide: it has not acted, or owes, and not against nobody. */
function mustAct(state: State, seat: number): boolean {
  if (state.actedAt[seat]! >= 0 && state.streetBets[seat]! >= state.level) return false;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    if (state.streetBets[other]! > state.streetBets[seat]!) return true;
    if (state.live[other] === 1 && state.stacks[other]! > 0) return true;
  }
  return false;
}
