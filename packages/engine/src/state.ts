import type { Card } from "@doorcard/cards";
import type { CardSource } from "./dealing.ts";
import { GAME_ROWS, type GameRow } from "./games.ts";
import { copyLog, emptyLog, type Log } from "./log.ts";
import { noPots, type Pots } from "./pots.ts";
import type { Rules } from "./rules.ts";
import { SeatState } from "./seat-state.ts";
import { ACTIONS, type Chips, type Game, type Stakes } from "./words.ts";

/** Where a card is missing: no card of the deck. */
export const NO_CARD = 255;

/** Cards a seat holds at most. */
export const CARDS_A_SEAT = 7;

/** Cards that a seat holds once it has its door card; a hand with fewer is dead, and all its cards were exposed (R21). */
export const DOOR = 3;

/**
 * A hand in play: the one mutable core, which the files beside this one read and change. Chips are whole.
 */
export interface State {
  readonly game: Game;
  readonly row: GameRow;
  readonly rules: Rules;
  readonly stakes: Stakes;
  /** The seats, seat 1 first; each knows who sits to its left. */
  readonly seats: readonly SeatState[];
  /** The seat dealt first. */
  first: SeatState;
  source: CardSource;
  liveCount: number;
  /** Seven places a seat, in the order dealt; a community card stands in the seventh. */
  readonly cards: Uint8Array;
  community: Card;
  readonly burns: Uint8Array;
  burnCount: number;
  /** 0 for third street to 4 for seventh. */
  street: number;
  /** Total on this street that every seat must match. */
  level: Chips;
  /** What the next wager is measured from: the last one that counted, or the bring-in. */
  base: Chips;
  /** The level of the last wager that reopened the betting. */
  reopenedAt: Chips;
  /** Bets and raises on this street that count to the cap. */
  wagers: number;
  /** The largest full wager so far on this street, in chips above what was to be matched before it; 0 for none. */
  fullWager: Chips;
  /** Whether a big-bet unit has gone in on fourth street. */
  bigIn: boolean;
  /** Whether the seat to act must bring it in or complete. */
  bringingIn: boolean;
  /** Whether the street began with two live seats. */
  beganHeadsUp: boolean;
  /** Undefined when the hand is over. */
  toAct: SeatState | undefined;
  /** Counts the turns, from hand to hand: who keeps something about a turn notices the next. */
  turns: number;
  /** What each action of the seat to act pays, by the action's number; negative when it is refused. */
  readonly offers: Int32Array;
  /** The actions that are not refused, one bit each by the action's number. */
  legal: number;
  /** First to act on this street. */
  opener: SeatState;
  /** Last to bet or raise on this street; undefined when nobody has. */
  aggressor: SeatState | undefined;
  /** Made at the end of the hand; before, they hold what another hand left. */
  readonly pots: Pots;
  readonly log: Log;
}

/** A table before the deal: stacks bought, nothing dealt. `firstSeat` is an index from 0. */
export function newState(table: {
  readonly game: Game;
  readonly rules: Rules;
  readonly stakes: Stakes;
  readonly stacks: ArrayLike<Chips>;
  readonly firstSeat: number;
  readonly source: CardSource;
}): State {
  const seats = Array.from(table.stacks, (stack, index) => new SeatState(index, stack));
  seatInRing(seats);
  const first = seats[table.firstSeat]!;
  return {
    game: table.game,
    row: GAME_ROWS[table.game],
    rules: table.rules,
    stakes: table.stakes,
    seats,
    first,
    source: table.source,
    liveCount: seats.length,
    cards: new Uint8Array(seats.length * CARDS_A_SEAT),
    community: NO_CARD,
    burns: new Uint8Array(4),
    burnCount: 0,
    street: 0,
    level: 0,
    base: 0,
    reopenedAt: 0,
    wagers: 0,
    fullWager: 0,
    bigIn: false,
    bringingIn: false,
    beganHeadsUp: false,
    toAct: undefined,
    turns: 0,
    offers: new Int32Array(ACTIONS.length),
    legal: 0,
    opener: first,
    aggressor: undefined,
    pots: noPots(seats.length),
    log: emptyLog(),
  };
}

/** A copy that can be played on its own. */
export function copyState(state: State): State {
  const seats = state.seats.map((seat) => seat.copy());
  seatInRing(seats);
  return {
    ...state,
    seats,
    first: seats[state.first.index]!,
    toAct: state.toAct && seats[state.toAct.index],
    opener: seats[state.opener.index]!,
    aggressor: state.aggressor && seats[state.aggressor.index],
    source: state.source.copy(),
    cards: state.cards.slice(),
    burns: state.burns.slice(),
    offers: state.offers.slice(),
    pots: noPots(seats.length),
    log: copyLog(state.log),
  };
}

/** Tells each seat who sits to its left. */
function seatInRing(seats: readonly SeatState[]): void {
  for (const seat of seats) seat.left = seats[(seat.index + 1) % seats.length]!;
}

/** How many places after the first seat a seat is dealt, 0 for the first. */
export const dealtAfter = ({ first, seats }: State, seat: SeatState): number =>
  (seat.index - first.index + seats.length) % seats.length;
