import type { Card } from "@doorcard/cards";
import * as betting from "./betting.ts";
import { HAND, LISTS, NONE, POINTER, SEAT, SIZES, TERM } from "./columns.ts";
import * as dealing from "./dealing.ts";
import type { CardSource } from "./dealing.ts";
import { cardsOf, eventAt, eventCount, type Award, type HandEvent } from "./events.ts";
import { HandRow } from "./hand-row.ts";
import * as log from "./log.ts";
import * as opening from "./opening.ts";
import * as pots from "./pots.ts";
import { whyNot } from "./refusals.ts";
import { BadSetup, problemsWith, type HandSetup } from "./setup.ts";
import * as ending from "./showdown.ts";
import { TableView } from "./table-view.ts";
import { SeatView, type Option, type View } from "./view.ts";
import { ACTIONS, type Action, type Chips, STREETS, STREET_NUMBERS, type Seat, type Street, codeOf } from "./words.ts";

const { act, judge, owedOnTurn, pay } = betting;
const { burnsOf, dealStreet } = dealing;
const { clearLog, kindOf, KINDS, logAt, note } = log;
const { nextToAct, openStreet } = opening;
const { returnUncovered } = pots;
const { awardUnopposed, showdown } = ending;
const { cards: CARDS_A_SEAT, offers: OFFERS_A_HAND, seats: SEATS_A_ROW } = SIZES;
const { seat: NOBODY, card: NO_CARD } = NONE;
const { seventh: SEVENTH } = STREET_NUMBERS;
const { ante: ANTE, community: COMMUNITY } = KINDS;
const { cards: CARDS, offers: OFFERS } = LISTS;
const { bought: BOUGHT, dealtIn: DEALT_IN, held: HELD, invested: INVESTED, live: LIVE } = SEAT;
const { stack: STACK, streetBet: STREET_BET, once: ONCE, twice: TWICE, thrice: THRICE, four: FOUR } = SEAT;
const { bringingIn: BRINGING_IN, burnCount: BURN_COUNT, community: COMMUNITY_CARD, legal: LEGAL } = HAND;
const { liveCount: LIVE_COUNT, logged: LOGGED, seats: SEATS, street: STREET } = HAND;
const { first: FIRST, toAct: TO_ACT } = POINTER;
const { ante: ANTE_CHIPS } = TERM;
const PLACES = SEATS_A_ROW - 1;

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
  readonly #row: HandRow;
  /** What the whole table sees, for the views that are kept. */
  readonly #table: TableView;
  #asked = "";
  #code = -1;

  private constructor(row: HandRow) {
    this.#row = row;
    this.#table = new TableView(row);
  }

  /** Takes the antes and deals third street. Throws BadSetup with all that is wrong. */
  static deal(setup: HandSetup): Hand {
    const problems = problemsWith(setup);
    if (problems.length > 0) throw new BadSetup(problems);
    const row = HandRow.seated(setup, setup.firstSeat - 1, setup.cards);
    start(row.number);
    return new Hand(row);
  }

  /** Deals the next hand at the same table in place: same stacks bought, cards from this source or the one it has. */
  redeal(firstSeat: Seat, cards: CardSource = this.#row.source): void {
    const hand = this.#row.number;
    FIRST[hand] = hand * SEATS_A_ROW + firstSeat - 1;
    this.#row.source = cards;
    cards.reset();
    this.#table.begin();
    start(hand);
  }

  /** Whose turn it is; undefined when the hand is over. */
  get turn(): Turn | undefined {
    const hand = this.#row.number;
    const seat = TO_ACT[hand]!;
    if (seat === NOBODY) return undefined;
    const options = ACTIONS.map((action, code) => ({ action, pays: OFFERS[hand * OFFERS_A_HAND + code]! })).filter(
      (option) => option.pays >= 0,
    );
    return { seat: (seat & PLACES) + 1, street: STREETS[STREET[hand]!]!, toCall: owedOnTurn(hand, seat), options };
  }

  /** The seat to act, 0 when the hand is over. */
  get seatToAct(): Seat {
    const seat = TO_ACT[this.#row.number]!;
    return seat === NOBODY ? 0 : (seat & PLACES) + 1;
  }

  /** Whether the seat to act may do this. */
  isLegal(action: Action): boolean {
    const code = this.#codeOf(action);
    return code >= 0 && ((LEGAL[this.#row.number]! >> code) & 1) === 1;
  }

  /** The number of an action, looked up once for one that is asked about and then played. */
  #codeOf(action: Action): number {
    if (action === this.#asked) return this.#code;
    this.#asked = action;
    return (this.#code = codeOf(action));
  }

  /** Why the seat to act may not do this, in a floor manager's words; undefined when it may. */
  whyNot(action: Action): string | undefined {
    return whyNot(this.#row.number, action);
  }

  /** Plays an action for the seat to act. Throws IllegalAction with the reason when it is refused. */
  play(action: Action): void {
    const hand = this.#row.number;
    const seat = TO_ACT[hand]!;
    const code = this.#codeOf(action);
    const pays = code < 0 ? code : OFFERS[hand * OFFERS_A_HAND + code]!;
    if (seat === NOBODY || pays < 0) throw new IllegalAction(whyNot(hand, action));
    act(hand, seat, code, pays);
    moveOn(hand, seat);
    judge(hand);
  }

  /** The hand as it would be after an action; this one stays as it is. */
  after(action: Action): Hand {
    const next = new Hand(this.#row.copy());
    next.play(action);
    return next;
  }

  /** What a seat may know now, as a new object that stays as it is. */
  viewFrom(seat: Seat): View {
    const seen: View = new SeatView(this.#row, seat - 1, new TableView(this.#row));
    return { ...seen };
  }

  /**
   * What a seat may know at any time: one object that shows the hand, and later ones at this table, as it is when read.
   * Those of a table share the lists of what everybody sees, so whoever is given one must only read.
   */
  keepView(seat: Seat): View {
    return new SeatView(this.#row, seat - 1, this.#table);
  }

  /** Everything that the whole table saw so far. */
  get events(): HandEvent[] {
    return this.eventsFrom(0);
  }

  /** What the whole table saw from the event of this number on, 0 for the first. */
  eventsFrom(number: number): HandEvent[] {
    const hand = this.#row.number;
    const events: HandEvent[] = [];
    for (let at = number; at < eventCount(hand); at++) events.push(eventAt(hand, at));
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
    return STACK[this.#place(seat)]!;
  }

  /** Chips a seat has won or lost so far: its stack less what it brought. */
  net(seat: Seat): Chips {
    const place = this.#place(seat);
    return STACK[place]! - BOUGHT[place]!;
  }

  /** The cards a seat was dealt, in the order dealt, as texts. For the arena's own record: no view holds them. */
  cardsOf(seat: Seat): string[] {
    return cardsOf(this.#place(seat));
  }

  /** Copies the cards of all seats, seven places a seat in the order dealt; of a seat's only those it was dealt count. For the arena's own record. */
  copyCards(into: Uint8Array): void {
    const from = this.#place(1) * CARDS_A_SEAT;
    into.set(CARDS.subarray(from, from + SEATS[this.#row.number]! * CARDS_A_SEAT));
  }

  /** The shared seventh card, undefined unless the deck ran short. */
  get community(): Card | undefined {
    const card = COMMUNITY_CARD[this.#row.number]!;
    return card === NO_CARD ? undefined : card;
  }

  /** Cards burned so far, in order. For the arena's own record. */
  get burns(): Card[] {
    return burnsOf(this.#row.number);
  }

  /**
   * Hands what this hand came to, hidden cards too, to a running digest: every card dealt, then from the log all that
   * does not follow from them. For the arena's own record.
   */
  digest(into: { take(value: number): void }): void {
    const hand = this.#row.number;
    const first = hand * SEATS_A_ROW;
    for (let seat = first; seat < first + SEATS[hand]!; seat++) {
      const from = seat * CARDS_A_SEAT;
      const end = from + HELD[seat]!;
      for (let at = from; at < end; at++) into.take(CARDS[at]!);
    }
    const length = LOGGED[hand]!;
    for (let at = 0; at < length; at += 2) {
      const head = logAt(hand, at);
      if (kindOf(head) < COMMUNITY) continue;
      into.take(head);
      into.take(logAt(hand, at + 1));
    }
  }

  /** A seat's place in the columns of seats. */
  #place(seat: Seat): number {
    return this.#row.number * SEATS_A_ROW + seat - 1;
  }
}

/** Antes and third street. */
function start(hand: number): void {
  LIVE_COUNT[hand] = SEATS[hand]!;
  COMMUNITY_CARD[hand] = NO_CARD;
  BURN_COUNT[hand] = 0;
  STREET[hand] = 0;
  BRINGING_IN[hand] = 0;
  TO_ACT[hand] = NOBODY;
  clearLog(hand);
  postAntes(hand);
  dealStreet(hand);
  openStreet(hand);
  // R21: exposed downcards may leave one hand or none
  if (LIVE_COUNT[hand] === 1) awardUnopposed(hand);
  else if (TO_ACT[hand] === NOBODY && LIVE_COUNT[hand] > 1) runOn(hand);
  judge(hand);
}

/** Seats everybody anew with what they bought, and takes the antes. */
function postAntes(hand: number): void {
  const first = hand * SEATS_A_ROW;
  const ante = ANTE_CHIPS[hand]!;
  for (let seat = first; seat < first + SEATS[hand]!; seat++) {
    beginSeat(seat);
    const amount = Math.min(ante, STACK[seat]!);
    if (amount === 0) continue;
    pay(seat, amount);
    note(hand, ANTE, seat, amount);
  }
  returnUncovered(hand);
}

function beginSeat(seat: number): void {
  STACK[seat] = BOUGHT[seat]!;
  STREET_BET[seat] = 0;
  INVESTED[seat] = 0;
  LIVE[seat] = 1;
  DEALT_IN[seat] = 1;
  HELD[seat] = 0;
  ONCE[seat] = 0;
  TWICE[seat] = 0;
  THRICE[seat] = 0;
  FOUR[seat] = 0;
}

/** After an action: the next seat, the next street, or the end of the hand. */
function moveOn(hand: number, acted: number): void {
  const next = nextToAct(hand, acted);
  TO_ACT[hand] = next;
  if (next !== NOBODY) return;
  returnUncovered(hand);
  if (LIVE_COUNT[hand] === 1) awardUnopposed(hand);
  else runOn(hand);
}

/** Deals streets until somebody is to act or the hand is at its showdown. */
function runOn(hand: number): void {
  while (TO_ACT[hand] === NOBODY && STREET[hand]! < SEVENTH) {
    STREET[hand]!++;
    dealStreet(hand);
    openStreet(hand);
  }
  if (TO_ACT[hand] === NOBODY) showdown(hand);
}
