import type { Card } from "@doorcard/cards";
import { act, judge, owedOnTurn } from "./betting.ts";
import { dealStreet, type CardSource } from "./dealing.ts";
import { cardsOf, eventAt, eventCount, type Award, type HandEvent } from "./events.ts";
import { ANTE, COMMUNITY, kindOf, note } from "./log.ts";
import { nextToAct, openStreet } from "./opening.ts";
import { returnUncovered } from "./pots.ts";
import { whyNot } from "./refusals.ts";
import { BadSetup, problemsWith, type HandSetup } from "./setup.ts";
import { awardUnopposed, showdown } from "./showdown.ts";
import type { SeatState } from "./seat-state.ts";
import { CARDS_A_SEAT, copyState, NO_CARD, newState, type State } from "./state.ts";
import { TableView } from "./table-view.ts";
import { SeatView, type Option, type View } from "./view.ts";
import { ACTIONS, codeOf, SEVENTH, STREETS, type Action, type Chips, type Seat, type Street } from "./words.ts";

/** Whose turn it is, what that seat owes and what it may do. */
export interface Turn {
  readonly seat: Seat;
  readonly street: Street;
  readonly toCall: Chips;
  readonly options: readonly Option[];
}

/** Thrown when a hand is asked to play what is not legal. */
export class IllegalAction extends Error {
  override readonly name = "IllegalAction";
}

/**
 * One hand from antes to awards. Cards come from outside, so a hand is a function of its setup, its cards and its
 * actions. It is played in place by `play`; `after` is the pure face: copy, play, return.
 */
export class Hand {
  readonly #state: State;
  /** What the whole table sees, for the views that are kept. */
  readonly #table: TableView;
  #asked = "";
  #code = -1;

  private constructor(state: State) {
    this.#state = state;
    this.#table = new TableView(state);
  }

  /** Takes the antes and deals third street. Throws BadSetup with all that is wrong. */
  static deal(setup: HandSetup): Hand {
    const problems = problemsWith(setup);
    if (problems.length > 0) throw new BadSetup(problems);
    const state = newState({ ...setup, firstSeat: setup.firstSeat - 1, source: setup.cards });
    start(state);
    return new Hand(state);
  }

  /** Deals the next hand at the same table in place: same stacks bought, cards from this source or the one it has. */
  redeal(firstSeat: Seat, cards: CardSource = this.#state.source): void {
    this.#state.first = this.#state.seats[firstSeat - 1]!;
    this.#state.source = cards;
    cards.reset();
    this.#table.begin();
    start(this.#state);
  }

  /** Whose turn it is; undefined when the hand is over. */
  get turn(): Turn | undefined {
    const state = this.#state;
    const { toAct } = state;
    if (toAct === undefined) return undefined;
    const options = ACTIONS.map((action, code) => ({ action, pays: state.offers[code]! })).filter(
      (option) => option.pays >= 0,
    );
    return { seat: toAct.index + 1, street: STREETS[state.street]!, toCall: owedOnTurn(state, toAct), options };
  }

  /** The seat to act, 0 when the hand is over. */
  get seatToAct(): Seat {
    const { toAct } = this.#state;
    return toAct === undefined ? 0 : toAct.index + 1;
  }

  /** Whether the seat to act may do this. */
  isLegal(action: Action): boolean {
    const code = this.#codeOf(action);
    return code >= 0 && ((this.#state.legal >> code) & 1) === 1;
  }

  /** The number of an action, looked up once for one that is asked about and then played. */
  #codeOf(action: Action): number {
    if (action === this.#asked) return this.#code;
    this.#asked = action;
    return (this.#code = codeOf(action));
  }

  /** Why the seat to act may not do this, in a floor manager's words; undefined when it may. */
  whyNot(action: Action): string | undefined {
    return whyNot(this.#state, action);
  }

  /** Plays an action for the seat to act. Throws IllegalAction with the reason when it is refused. */
  play(action: Action): void {
    const state = this.#state;
    const { toAct } = state;
    const code = this.#codeOf(action);
    const pays = code < 0 ? code : state.offers[code]!;
    if (toAct === undefined || pays < 0) throw new IllegalAction(whyNot(state, action));
    act(state, toAct, code, pays);
    moveOn(state, toAct);
    judge(state);
  }

  /** The hand as it would be after an action; this one stays as it is. */
  after(action: Action): Hand {
    const next = new Hand(copyState(this.#state));
    next.play(action);
    return next;
  }

  /** What a seat may know now, as a new object that stays as it is. */
  viewFrom(seat: Seat): View {
    const seen: View = new SeatView(this.#state, this.#state.seats[seat - 1]!, new TableView(this.#state));
    return { ...seen };
  }

  /**
   * What a seat may know at any time: one object that shows the hand, and later ones at this table, as it is when read.
   * Those of a table share the lists of what everybody sees, so whoever is given one must only read.
   */
  keepView(seat: Seat): View {
    return new SeatView(this.#state, this.#state.seats[seat - 1]!, this.#table);
  }

  /** Everything that the whole table saw so far. */
  get events(): HandEvent[] {
    return this.eventsFrom(0);
  }

  /** What the whole table saw from the event of this number on, 0 for the first. */
  eventsFrom(number: number): HandEvent[] {
    const events: HandEvent[] = [];
    for (let at = number; at < eventCount(this.#state); at++) events.push(eventAt(this.#state, at));
    return events;
  }

  /** Chips given out, in the order given; empty while the hand goes on. */
  get awards(): Award[] {
    return this.events
      .filter((event) => event.kind === "award")
      .map(({ pot, side, seat, amount }) => ({ pot, side, seat, amount }));
  }

  /** Chips behind a seat. */
  stack(seat: Seat): Chips {
    return this.#state.seats[seat - 1]!.stack;
  }

  /** Chips a seat has won or lost so far: its stack less what it brought. */
  net(seat: Seat): Chips {
    const { stack, bought } = this.#state.seats[seat - 1]!;
    return stack - bought;
  }

  /** The cards a seat was dealt, in the order dealt, as texts. For the arena's own record: no view holds them. */
  cardsOf(seat: Seat): string[] {
    return cardsOf(this.#state, this.#state.seats[seat - 1]!);
  }

  /** Copies the cards of all seats, seven places a seat in the order dealt; of a seat's only those it was dealt count. For the arena's own record. */
  copyCards(into: Uint8Array): void {
    into.set(this.#state.cards);
  }

  /** The shared seventh card, undefined unless the deck ran short. */
  get community(): Card | undefined {
    return this.#state.community === NO_CARD ? undefined : this.#state.community;
  }

  /** Cards burned so far, in order. For the arena's own record. */
  get burns(): Card[] {
    return Array.from(this.#state.burns.subarray(0, this.#state.burnCount));
  }

  /**
   * Hands what this hand came to, hidden cards too, to a running digest: every card dealt, then from the log all that
   * does not follow from them. For the arena's own record.
   */
  digest(into: { take(value: number): void }): void {
    const { log, cards, seats } = this.#state;
    for (let i = 0, from = 0; i < seats.length; i++, from += CARDS_A_SEAT) {
      const { held } = seats[i]!;
      for (let nth = 0; nth < held; nth++) into.take(cards[from + nth]!);
    }
    for (let at = 0; at < log.length; at += 2) {
      const head = log.entries[at]!;
      if (kindOf(head) < COMMUNITY) continue;
      into.take(head);
      into.take(log.entries[at + 1]!);
    }
  }
}

/** Antes and third street. */
function start(state: State): void {
  const { seats } = state;
  for (let i = 0; i < seats.length; i++) seats[i]!.begin();
  state.liveCount = seats.length;
  state.community = NO_CARD;
  state.burnCount = 0;
  state.street = 0;
  state.log.length = 0;
  state.bringingIn = false;
  state.toAct = undefined;
  postAntes(state);
  dealStreet(state);
  openStreet(state);
  // R21: exposed downcards may leave one hand or none
  if (state.liveCount === 1) awardUnopposed(state);
  else if (state.toAct === undefined && state.liveCount > 1) runOn(state);
  judge(state);
}

function postAntes(state: State): void {
  const { seats, stakes } = state;
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]!;
    const amount = Math.min(stakes.ante, seat.stack);
    if (amount === 0) continue;
    seat.pay(amount);
    note(state.log, ANTE, seat, amount);
  }
  returnUncovered(state);
}

/** After an action: the next seat, the next street, or the end of the hand. */
function moveOn(state: State, acted: SeatState): void {
  state.toAct = nextToAct(state, acted);
  if (state.toAct !== undefined) return;
  returnUncovered(state);
  if (state.liveCount === 1) awardUnopposed(state);
  else runOn(state);
}

/** Deals streets until somebody is to act or the hand is at its showdown. */
function runOn(state: State): void {
  while (state.toAct === undefined && state.street < SEVENTH) {
    state.street++;
    dealStreet(state);
    openStreet(state);
  }
  if (state.toAct === undefined) showdown(state);
}
