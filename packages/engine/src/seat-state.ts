import { Board } from "@doorcard/evaluator";
import type { Chips } from "./words.ts";

/** A seat in a hand that is in play. Chips are whole. */
export class SeatState {
  /** 0 for seat 1. */
  readonly index: number;
  /** Its stack before the ante. */
  readonly bought: Chips;
  /** The next seat clockwise. */
  left: SeatState = this;
  /** Chips behind. */
  stack: Chips = 0;
  /** Chips in front of it on this street. */
  streetBet: Chips = 0;
  /** Chips it put in during the hand, returned ones taken off. */
  invested: Chips = 0;
  /** Whether it has not folded. */
  live = true;
  /** Whether it folded for nothing and is dealt on until somebody bets. */
  dealtOn = false;
  /** The level it last acted at on this street, -1 before it has. */
  actedAt: Chips = -1;
  /** How many cards it was dealt. */
  held = 0;
  /** Its upcards. */
  readonly board = new Board();
  /** At a showdown, the strength of its hand for each half of the pot; 0 when it does not qualify. */
  readonly strengths: [number, number] = [0, 0];

  constructor(index: number, bought: Chips) {
    this.index = index;
    this.bought = bought;
  }

  /** Makes ready for a new hand. */
  begin(): void {
    this.stack = this.bought;
    this.streetBet = 0;
    this.invested = 0;
    this.live = true;
    this.dealtOn = false;
    this.held = 0;
    this.board.clear();
  }

  /** The same at another table, where it has no neighbours yet. */
  copy(): SeatState {
    const copy = new SeatState(this.index, this.bought);
    copy.stack = this.stack;
    copy.streetBet = this.streetBet;
    copy.invested = this.invested;
    copy.live = this.live;
    copy.dealtOn = this.dealtOn;
    copy.actedAt = this.actedAt;
    copy.held = this.held;
    copy.board.take(this.board);
    return copy;
  }

  /** Whether it is dealt to: it is live, or folded for nothing where such seats keep getting cards (R20). */
  get isDealtIn(): boolean {
    return this.live || this.dealtOn;
  }

  /** Moves chips from behind to the front. */
  pay(chips: Chips): void {
    this.stack -= chips;
    this.streetBet += chips;
    this.invested += chips;
  }
}
