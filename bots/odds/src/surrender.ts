import type { DeepReadonly, HandResult } from "@doorcard/sdk";

/** Wagers, and folds to them, credited before any was seen. */
const BEFORE = { wagers: 20, folds: 3 };

/** How often a wager of mine takes the pot at once, from the hands of this match. */
export class Surrender {
  readonly #seat: number;
  #wagers = BEFORE.wagers;
  #folds = BEFORE.folds;
  #wageredLast = false;

  constructor(seat: number) {
    this.#seat = seat;
  }

  /** A new hand begins. */
  begin(): void {
    this.#wageredLast = false;
  }

  /** I have acted. */
  acted(wagered: boolean): void {
    this.#wageredLast = wagered;
    if (wagered) this.#wagers++;
  }

  /** The hand is over: won without a showdown after my own wager, everybody folded to it. */
  over({ net, shown }: DeepReadonly<HandResult>): void {
    if (this.#wageredLast && shown.length === 0 && net[this.#seat - 1]! > 0) this.#folds++;
  }

  /** The chance that a wager takes the pot, 0 to 1. */
  get chance(): number {
    return this.#folds / this.#wagers;
  }
}
