import type { ActionEvent, HandEvent, HandRecord } from "@doorcard/protocol";
import { Holding } from "./holding.ts";

/** Where the cards and the chips of a recorded hand are, as it goes on. */
export class Table {
  /** By seat, seat 1 first. */
  readonly holdings: readonly Holding[];
  /** Chips behind, seat 1 first. */
  readonly stacks: number[];
  /** Chips in front on this street, seat 1 first. */
  readonly inFront: number[];
  /** Chips in the middle, bets of this street included. */
  pot = 0;

  constructor({ seats }: HandRecord) {
    this.holdings = seats.map(({ cards }) => new Holding(cards));
    this.stacks = seats.map(({ stack }) => stack);
    this.inFront = seats.map(() => 0);
  }

  see(event: HandEvent): void {
    switch (event.kind) {
      case "ante":
        return this.#move(event.seat, event.amount);
      case "street":
        this.inFront.fill(0);
        return;
      case "upcard":
      case "downcard":
        return this.holdings[event.seat - 1]?.deal(event.kind);
      case "action":
        return this.#bet(event);
      case "returned":
        return this.#move(event.seat, -event.amount);
      case "rake":
      case "award":
        this.pot -= event.amount;
    }
  }

  #bet({ seat, pays }: ActionEvent): void {
    this.#move(seat, pays);
    this.inFront[seat - 1] = (this.inFront[seat - 1] ?? 0) + pays;
  }

  /** From the stack to the middle, or back when negative. */
  #move(seat: number, amount: number): void {
    this.stacks[seat - 1] = (this.stacks[seat - 1] ?? 0) - amount;
    this.pot += amount;
  }
}
