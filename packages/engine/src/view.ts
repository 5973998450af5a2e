import { CARD_TEXTS } from "@doorcard/cards";
import { owedOnTurn } from "./betting.ts";
import { HAND, LISTS, POINTER, SEAT, SIZES } from "./columns.ts";
import type { HandRow } from "./hand-row.ts";
import type { Rules } from "./rules.ts";
import type { SeenDeed, SeenPlayer, TableView } from "./table-view.ts";
import { putTurn } from "./turn-bytes.ts";
import { ACTIONS, STREETS, type Action, type Chips, type Game, type Seat, type Stakes, type Street } from "./words.ts";

const { cards: CARDS_A_SEAT, door: DOOR, offers: OFFERS_A_HAND, seats: SEATS_A_ROW } = SIZES;
const { cards: CARDS, offers: OFFERS } = LISTS;
const { held: HELD } = SEAT;
const { legal: LEGAL, street: STREET, turns: TURNS, wagers: WAGERS } = HAND;
const { first: FIRST, opener: OPENER, toAct: TO_ACT } = POINTER;

/** A legal action and the chips it pays. */
export interface Option {
  readonly action: Action;
  readonly pays: Chips;
}

const NO_CARDS: string[] = [];

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What one seat may know: its own downcards and what everybody sees. Cards are texts such as "As". */
export interface View {
  readonly game: Game;
  readonly rules: Rules;
  readonly stakes: Stakes;
  readonly street: Street;
  readonly seat: Seat;
  readonly firstSeat: Seat;
  readonly opener: Seat;
  readonly downcards: readonly string[];
  readonly community: readonly string[];
  readonly players: readonly SeenPlayer[];
  readonly pot: Chips;
  readonly toCall: Chips;
  readonly wagers: number;
  readonly history: readonly SeenDeed[];
  readonly options: readonly Option[];
}

/**
 * A seat's view of the hand as it is now. It is made of what the seat may know, and each part only when it is asked
 * for: the getters below read the table's public side and the seat's own cards, and never another seat's downcards.
 * Its lists are written in place and used again.
 */
export class SeatView implements View {
  declare readonly game: Game;
  declare readonly rules: Rules;
  declare readonly stakes: Stakes;
  declare readonly street: Street;
  declare readonly seat: Seat;
  declare readonly firstSeat: Seat;
  declare readonly opener: Seat;
  declare readonly downcards: readonly string[];
  declare readonly community: readonly string[];
  declare readonly players: readonly SeenPlayer[];
  declare readonly pot: Chips;
  declare readonly toCall: Chips;
  declare readonly wagers: number;
  declare readonly history: readonly SeenDeed[];
  declare readonly options: readonly Option[];

  readonly #row: HandRow;
  /** Its seat's index from 0. */
  readonly #place: number;
  readonly #table: TableView;
  /** The seat's downcards before seventh street and on it, and the turn they were read at. */
  readonly #two = ["", ""];
  readonly #three = ["", "", ""];
  #downcards: string[] = this.#two;
  #cardsAt = -1;
  /** The options by the set of legal actions, one bit each; those of now, and the turn they were read at. */
  readonly #optionsOf: Writable<Option>[][] = [];
  #options: Writable<Option>[] = [];
  #optionsAt = -1;

  /** The views of one hand may share what the whole table sees. */
  constructor(row: HandRow, place: number, table: TableView) {
    this.#row = row;
    this.#place = place;
    this.#table = table;
    // Own properties, so that a view is copied, compared and written as JSON like any object
    Object.freeze(Object.defineProperties(this, SeatView.#getters));
  }

  /** Each a function of its own, since calls that share one are never inlined. */
  static readonly #getters = {
    game: getter(function (this: SeatView) {
      return this.#row.table.game;
    }),
    rules: getter(function (this: SeatView) {
      return this.#row.table.rules;
    }),
    stakes: getter(function (this: SeatView) {
      return this.#row.table.stakes;
    }),
    street: getter(function (this: SeatView) {
      return STREETS[STREET[this.#row.number]!]!;
    }),
    seat: getter(function (this: SeatView) {
      return this.#place + 1;
    }),
    firstSeat: getter(function (this: SeatView) {
      return (FIRST[this.#row.number]! % SEATS_A_ROW) + 1;
    }),
    opener: getter(function (this: SeatView) {
      return (OPENER[this.#row.number]! % SEATS_A_ROW) + 1;
    }),
    downcards: getter(function (this: SeatView) {
      return this.#seeDowncards();
    }),
    community: getter(function (this: SeatView) {
      return this.#table.upToDate().community;
    }),
    players: getter(function (this: SeatView) {
      return this.#table.upToDate().players;
    }),
    pot: getter(function (this: SeatView) {
      return this.#table.upToDate().pot;
    }),
    toCall: getter(function (this: SeatView) {
      const hand = this.#row.number;
      return owedOnTurn(hand, hand * SEATS_A_ROW + this.#place);
    }),
    wagers: getter(function (this: SeatView) {
      return WAGERS[this.#row.number]!;
    }),
    history: getter(function (this: SeatView) {
      return this.#table.upToDate().history;
    }),
    options: getter(function (this: SeatView) {
      return this.#seeOptions();
    }),
  } satisfies Record<keyof View, PropertyDescriptor>;

  /** Writes what it shows in bytes, see `putTurn`, without making its lists. */
  putTurn(bytes: Uint8Array, numbers: DataView, start: number): number {
    const hand = this.#row.number;
    return putTurn(hand, hand * SEATS_A_ROW + this.#place, bytes, numbers, start);
  }

  #seeDowncards(): readonly string[] {
    const hand = this.#row.number;
    if (this.#cardsAt === TURNS[hand]) return this.#downcards;
    this.#cardsAt = TURNS[hand]!;
    const seat = hand * SEATS_A_ROW + this.#place;
    const from = seat * CARDS_A_SEAT;
    const held = HELD[seat]!;
    if (held < DOOR) return (this.#downcards = NO_CARDS);
    const downcards = held === CARDS_A_SEAT ? this.#three : this.#two;
    downcards[0] = CARD_TEXTS[CARDS[from]!]!;
    downcards[1] = CARD_TEXTS[CARDS[from + 1]!]!;
    if (downcards === this.#three) downcards[2] = CARD_TEXTS[CARDS[from + CARDS_A_SEAT - 1]!]!;
    this.#downcards = downcards;
    return downcards;
  }

  #seeOptions(): readonly Option[] {
    const hand = this.#row.number;
    if (this.#optionsAt === TURNS[hand]) return this.#options;
    this.#optionsAt = TURNS[hand]!;
    const legal = TO_ACT[hand] === hand * SEATS_A_ROW + this.#place ? LEGAL[hand]! : 0;
    const options = (this.#optionsOf[legal] ??= optionsOf(legal));
    for (let rest = legal, nth = 0; rest !== 0; rest &= rest - 1, nth++) {
      options[nth]!.pays = OFFERS[hand * OFFERS_A_HAND + lowestIn(rest)]!;
    }
    this.#options = options;
    return options;
  }
}

/** The number of the lowest bit that is set. */
const lowestIn = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** A getter that all views share, so that their objects have one shape; it is listed and copied like a field. */
function getter(get: (this: SeatView) => unknown): PropertyDescriptor {
  return { enumerable: true, get };
}

const optionsOf = (legal: number): Option[] =>
  ACTIONS.filter((_, code) => (legal >> code) & 1).map((action) => ({ action, pays: 0 }));
