import type { Card } from "@doorcard/cards";
import type { CardSource } from "./dealing.ts";
import { GAME_ROWS, type GameRow } from "./games.ts";
import { copyLog, emptyLog, type Log } from "./log.ts";
import { noPots, type Pots } from "./pots.ts";
import type { Rules } from "./rules.ts";
import { ACTIONS, type Chips, type Game, type Stakes } from "./words.ts";

/** Cards a seat holds at most. */
export const CARDS_A_SEAT = 7;

/** Where a card is missing: no card of the deck. */
export const NO_CARD = 255;

/** No seat: nobody is to act, nobody bet. */
export const NOBODY = -1;

/**
 * A hand in play: the one mutable core, which the files beside this one read and change. Seats are indices from 0
 * here; arrays are by seat. Chips are whole.
 */
export interface State {
  readonly game: Game;
  readonly row: GameRow;
  readonly rules: Rules;
  readonly stakes: Stakes;
  readonly seats: number;
  /** Stacks before the ante. */
  readonly bought: Int32Array;
  firstSeat: number;
  source: CardSource;
  readonly stacks: Int32Array;
  /** Chips in front of each seat on this street. */
  readonly streetBets: Int32Array;
  /** Chips each seat put in during the hand, returned ones taken off. */
  readonly invested: Int32Array;
  /** 1 for a seat that has not folded. */
  readonly live: Uint8Array;
  liveCount: number;
  /** 1 for a seat that folded for nothing and is dealt on until somebody bets. */
  readonly dealtOn: Uint8Array;
  /** The level a seat last acted at on this street, -1 before it has. */
  readonly actedAt: Int32Array;
  /** Seven places a seat, in the order dealt; a community card stands in the seventh. */
  readonly cards: Uint8Array;
  /** How many cards each seat was dealt. */
  readonly held: Uint8Array;
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
  toAct: number;
  /** Counts the turns, from hand to hand: who keeps something about a turn notices the next. */
  turns: number;
  /** What each action of the seat to act pays, by the action's number; negative when it is refused. */
  readonly offers: Int32Array;
  /** First to act on this street. */
  opener: number;
  /** Last to bet or raise on this street. */
  aggressor: number;
  /** Made at the end of the hand; before, they hold what another hand left. */
  readonly pots: Pots;
  /** Strengths at the showdown, by half and seat; only those of live seats count. */
  readonly strengths: Int32Array;
  readonly log: Log;
}

/** A table before the deal: stacks bought, nothing dealt. */
export function newState(table: {
  readonly game: Game;
  readonly rules: Rules;
  readonly stakes: Stakes;
  readonly stacks: ArrayLike<number>;
  readonly firstSeat: number;
  readonly source: CardSource;
}): State {
  const seats = table.stacks.length;
  return {
    game: table.game,
    row: GAME_ROWS[table.game],
    rules: table.rules,
    stakes: table.stakes,
    seats,
    bought: Int32Array.from(table.stacks),
    firstSeat: table.firstSeat,
    source: table.source,
    stacks: new Int32Array(seats),
    streetBets: new Int32Array(seats),
    invested: new Int32Array(seats),
    live: new Uint8Array(seats),
    liveCount: seats,
    dealtOn: new Uint8Array(seats),
    actedAt: new Int32Array(seats),
    cards: new Uint8Array(seats * CARDS_A_SEAT),
    held: new Uint8Array(seats),
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
    toAct: NOBODY,
    turns: 0,
    offers: new Int32Array(ACTIONS.length),
    opener: NOBODY,
    aggressor: NOBODY,
    pots: noPots(seats),
    strengths: new Int32Array(2 * seats),
    log: emptyLog(),
  };
}

/** A copy that can be played on its own. */
export function copyState(state: State): State {
  return {
    ...state,
    source: state.source.copy(),
    stacks: state.stacks.slice(),
    streetBets: state.streetBets.slice(),
    invested: state.invested.slice(),
    live: state.live.slice(),
    dealtOn: state.dealtOn.slice(),
    actedAt: state.actedAt.slice(),
    cards: state.cards.slice(),
    held: state.held.slice(),
    burns: state.burns.slice(),
    offers: state.offers.slice(),
    pots: noPots(state.seats),
    strengths: new Int32Array(2 * state.seats),
    log: copyLog(state.log),
  };
}

/** The next seat clockwise. */
export const leftOf = (state: State, seat: number): number => (seat + 1 === state.seats ? 0 : seat + 1);

/** How many places after the first seat a seat is dealt, 0 for the first. */
export const dealtAfter = (state: State, seat: number): number => (seat - state.firstSeat + state.seats) % state.seats;
