import { parseCard, type Card } from "@doorcard/cards";
import type { HandEvent, HandRecord, Street } from "@doorcard/protocol";

/** A seat at one moment of a hand. */
export interface SeatSoFar {
  readonly name: string;
  isLive: boolean;
  /** Chips behind. */
  stack: number;
  /** Cards dealt to it so far, hidden ones too, in the order dealt. */
  readonly cards: Card[];
  readonly upcards: Card[];
}

/** A hand as its events go by: who is live, what each seat has, shows and holds behind. */
export class Unfolding {
  readonly seats: readonly SeatSoFar[];
  readonly community: Card[] = [];
  street: Street = "third";
  /** Cards burned so far. */
  burned = 0;
  /** Downcards that a seat is still to be dealt, in order. */
  readonly #downcards: Card[][];

  constructor({ seats }: HandRecord, events: readonly HandEvent[]) {
    // R21: a hand of two cards had both exposed and is dead
    this.seats = seats.map(({ name, stack, cards }): SeatSoFar => ({
      name,
      stack,
      isLive: cards.length !== 2,
      cards: [],
      upcards: [],
    }));
    const shown = new Set(events.map((event) => (event.kind === "upcard" ? event.card : undefined)));
    this.#downcards = seats.map(({ cards }) =>
      cards.filter((card) => !shown.has(card)).map((card) => parseCard(card)!),
    );
  }

  see(event: HandEvent): void {
    switch (event.kind) {
      case "ante":
        this.seats[event.seat - 1]!.stack -= event.amount;
        return;
      case "street":
        this.street = event.street;
        return;
      case "burn":
        this.burned++;
        return;
      case "upcard":
        this.seats[event.seat - 1]!.cards.push(parseCard(event.card)!);
        this.seats[event.seat - 1]!.upcards.push(parseCard(event.card)!);
        return;
      case "downcard":
        this.seats[event.seat - 1]!.cards.push(this.#downcards[event.seat - 1]!.shift()!);
        return;
      case "community":
        this.community.push(parseCard(event.card)!);
        return;
      case "action":
        this.seats[event.seat - 1]!.stack -= event.pays;
        if (event.action === "fold") this.seats[event.seat - 1]!.isLive = false;
        return;
      case "returned":
      case "award":
        this.seats[event.seat - 1]!.stack += event.amount;
    }
  }
}

/** Whether an event gives somebody a card. */
export const isDealing = ({ kind }: HandEvent): boolean =>
  kind === "upcard" || kind === "downcard" || kind === "community";
