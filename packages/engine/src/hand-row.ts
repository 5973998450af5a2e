import type { CardSource } from "./dealing.ts";
import { HAND, LISTS, NONE, POINTER, SEAT, SIZES, TERM } from "./columns.ts";
import { GAME_ROWS, type GameRow } from "./games.ts";
import type { Rules } from "./rules.ts";
import { setTerms } from "./terms.ts";
import type { Chips, Game, Stakes } from "./words.ts";

const { rows: ROWS, seats: SEATS_A_ROW } = SIZES;
const { seat: NOBODY } = NONE;
const { left: LEFT } = SEAT;

/** What stays the same at a table from hand to hand. */
export interface Table {
  readonly game: Game;
  readonly row: GameRow;
  readonly rules: Rules;
  readonly stakes: Stakes;
}

/** Columns and how many places of each are a hand's. */
const COLUMNS = [...Object.values(SEAT), ...Object.values(HAND), ...Object.values(POINTER), ...Object.values(TERM)]
  .map((column): Int32Array | Uint8Array => column)
  .concat(Object.values(LISTS))
  .map((column) => ({ column, width: column.length / ROWS }));

const POINTERS = Object.values(POINTER);

/** Who has each row. */
const OWNERS: HandRow[] = [];
let taken = 0;

/**
 * A hand's hold on its row of the columns, and what is not a number. When all rows are taken, the one that was taken
 * longest ago is put aside for a new one, and gets a row again when it is touched; so there is no end to the hands
 * that may be kept, and nobody must say when a hand is no longer wanted.
 */
export class HandRow {
  readonly table: Table;
  source: CardSource;
  /** What the log holds beyond its places in the columns. */
  more: number[] = [];
  #number = -1;
  #aside: readonly (Int32Array | Uint8Array)[] = [];

  private constructor(table: Table, source: CardSource) {
    this.table = table;
    this.source = source;
  }

  /** A table before the deal: stacks bought, nothing dealt. `firstSeat` is an index from 0. */
  static seated(
    given: { readonly game: Game; readonly rules: Rules; readonly stakes: Stakes; readonly stacks: ArrayLike<Chips> },
    firstSeat: number,
    source: CardSource,
  ): HandRow {
    const { game, rules, stakes, stacks } = given;
    const made = new HandRow({ game, row: GAME_ROWS[game], rules, stakes }, source);
    const hand = made.#take();
    for (const { column, width } of COLUMNS) column.fill(0, hand * width, (hand + 1) * width);
    setTerms(hand, made.table);
    HAND.seats[hand] = stacks.length;
    for (let at = 0; at < stacks.length; at++) SEAT.bought[hand * SEATS_A_ROW + at] = stacks[at]!;
    for (const pointer of POINTERS) pointer[hand] = NOBODY;
    POINTER.first[hand] = hand * SEATS_A_ROW + firstSeat;
    seatInRing(hand);
    return made;
  }

  /** The row it has now. Good until another hand is made or touched. */
  get number(): number {
    return OWNERS[this.#number] === this ? this.#number : this.#comeBack();
  }

  /** A copy that can be played on its own. */
  copy(): HandRow {
    const made = new HandRow(this.table, this.source.copy());
    const to = made.#take();
    const from = this.number;
    for (const { column, width } of COLUMNS) column.copyWithin(to * width, from * width, (from + 1) * width);
    movePointers(to, from);
    seatInRing(to);
    made.more = this.more.slice();
    return made;
  }

  #take(): number {
    const hand = taken++ % ROWS;
    if (OWNERS.length > hand) OWNERS[hand]!.#putAside();
    OWNERS[hand] = this;
    this.#number = hand;
    return hand;
  }

  #putAside(): void {
    const from = this.#number;
    this.#aside = COLUMNS.map(({ column, width }) => column.slice(from * width, (from + 1) * width));
  }

  #comeBack(): number {
    const from = this.#number;
    const hand = this.#take();
    COLUMNS.forEach(({ column, width }, nth) => column.set(this.#aside[nth]!, hand * width));
    this.#aside = [];
    movePointers(hand, from);
    seatInRing(hand);
    return hand;
  }
}

/** What is not a number of a hand. */
export const ownerOf = (hand: number): HandRow => OWNERS[hand]!;

/** What a hand that came from another row says of seats is said of its own. */
function movePointers(hand: number, from: number): void {
  for (const pointer of POINTERS) if (pointer[hand] !== NOBODY) pointer[hand]! += (hand - from) * SEATS_A_ROW;
}

/** Tells each seat who sits to its left. */
function seatInRing(hand: number): void {
  const first = hand * SEATS_A_ROW;
  const seats = HAND.seats[hand]!;
  for (let at = 0; at < seats; at++) LEFT[first + at] = first + ((at + 1) % seats);
}
