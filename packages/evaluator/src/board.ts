import { rankOf, type Card } from "@doorcard/cards";
import { CATEGORIES } from "./five.ts";
import type { Strength } from "./strength.ts";

const PAIR = CATEGORIES.indexOf("pair");
const TWO_PAIR = CATEGORIES.indexOf("two pair");
const TRIPS = CATEGORIES.indexOf("trips");
const QUADS = CATEGORIES.indexOf("quads");

const ACE = 12;

/** More than the strength of any board, so that turned around it stays positive. */
const ABOVE_ALL = 1 << 29;

/**
 * A seat's upcards, which grow card by card: pairs, trips and high cards count, straights and flushes do not, and suits
 * never. Boards compared must have as many cards.
 */
export class Board {
  /** The ranks that are shown at least so often, one bit each. */
  #once = 0;
  #twice = 0;
  #thrice = 0;
  #four = 0;

  /** Takes all cards away. */
  clear(): void {
    this.#once = 0;
    this.#twice = 0;
    this.#thrice = 0;
    this.#four = 0;
  }

  /** Adds an upcard. */
  add(card: Card): void {
    const bit = 1 << rankOf(card);
    this.#four |= this.#thrice & bit;
    this.#thrice |= this.#twice & bit;
    this.#twice |= this.#once & bit;
    this.#once |= bit;
  }

  /** Becomes a copy of another board. */
  take(board: Board): void {
    this.#once = board.#once;
    this.#twice = board.#twice;
    this.#thrice = board.#thrice;
    this.#four = board.#four;
  }

  /** Whether a pair shows, or more of a rank. */
  get hasPair(): boolean {
    return this.#twice !== 0;
  }

  /** High strength, above 0 once a card is shown. */
  high(): Strength {
    return paired(this.#once, this.#twice, this.#thrice, this.#four);
  }

  /** Low strength, above 0: more is lower and so better, the ace low and pairs bad. */
  low(): Strength {
    const worse = paired(aceLow(this.#once), aceLow(this.#twice), aceLow(this.#thrice), aceLow(this.#four));
    return ABOVE_ALL - worse;
  }
}

/** Category above the ranks held most often above the others. */
function paired(once: number, twice: number, thrice: number, four: number): number {
  if (twice === 0) return once;
  if (four !== 0) return value(QUADS, four, 0);
  if (thrice !== 0) return value(TRIPS, thrice, once ^ thrice);
  return value((twice & (twice - 1)) === 0 ? PAIR : TWO_PAIR, twice, once ^ twice);
}

/** The category above two masks of 13 ranks, below 2^29. */
const value = (category: number, most: number, others: number): number => (category << 26) | (most << 13) | others;

/** Every rank one place up, and the ace below them all. */
const aceLow = (ranks: number): number => ((ranks << 1) & ((2 << ACE) - 1)) | (ranks >> ACE);
