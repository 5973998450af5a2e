import { DECK_SIZE } from "@doorcard/cards";
import type { Hand, HandEvent } from "@doorcard/engine";

/** Cards a seat holds at most. */
export const CARDS_A_SEAT = 7;

/** Whether the last card is dealt to each seat, or one for all where the deck is too short (R11, R12). */
export type LastCard = "own" | "shared";

/** Whether a seat, an index from 0, is among some, one bit a seat. */
export const hasSeat = (among: number, seat: number): boolean => ((among >> seat) & 1) === 1;

/**
 * A hand that is over, told again event by event, with all cards open: who was live when cards were dealt, with how many chips in
 * the pot and behind, and which cards everybody held. Seats are indices from 0; arrays are by seat.
 */
export class SeenHand {
  readonly seats: number;
  /** The live seats, one bit a seat. */
  live = 0;
  liveCount = 0;
  /** Chips each seat put in so far, returned ones taken off. */
  readonly invested: Int32Array;
  /** Seven places a seat, in the order dealt; of those only as many count as it holds. */
  readonly cards: Uint8Array;
  readonly held: Uint8Array;
  readonly #bought: Int32Array;

  constructor(seats: number) {
    this.seats = seats;
    this.invested = new Int32Array(seats);
    this.cards = new Uint8Array(seats * CARDS_A_SEAT);
    this.held = new Uint8Array(seats);
    this.#bought = new Int32Array(seats);
  }

  /** Back to before the antes of a hand that is over. */
  begin(hand: Hand): void {
    this.live = (1 << this.seats) - 1;
    this.liveCount = this.seats;
    this.invested.fill(0);
    this.held.fill(0);
    for (let seat = 0; seat < this.seats; seat++) {
      this.#bought[seat] = hand.stack(seat + 1) - hand.net(seat + 1);
    }
    hand.copyCards(this.cards);
  }

  /** Lets an event happen. */
  follow(event: HandEvent): void {
    switch (event.kind) {
      case "ante":
        this.invested[event.seat - 1]! += event.amount;
        break;
      case "action":
        this.invested[event.seat - 1]! += event.pays;
        if (event.action === "fold") this.#leave(event.seat - 1);
        break;
      case "returned":
        this.invested[event.seat - 1]! -= event.amount;
        break;
      case "upcard":
      case "downcard":
        this.held[event.seat - 1]!++;
        break;
      case "street":
        if (event.street === "fourth") this.#buryExposed();
        break;
      case "community":
        this.#share();
        break;
      default:
        break;
    }
  }

  /** Cards that each live seat holds: as many each, since live seats are dealt alike. */
  get heldByLive(): number {
    return this.held[31 - Math.clz32(this.live)]!;
  }

  /**
   * How the last card comes if nobody folds any more. On seventh street that is seen; before it is what the cards reach for, those
   * counted that may go to folded seats on the next street (R20).
   */
  lastCard({ community }: Hand): LastCard {
    if (this.heldByLive === CARDS_A_SEAT - 1) return community === undefined ? "own" : "shared";
    let unseen = DECK_SIZE;
    let dead = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      unseen -= this.held[seat]!;
      if (!hasSeat(this.live, seat) && this.held[seat] === this.heldByLive) dead++;
    }
    return (CARDS_A_SEAT - this.heldByLive) * this.liveCount + dead <= unseen ? "own" : "shared";
  }

  /** Chips that the live seats can still put in and have matched; 0 when no decisions are to come. */
  room(): number {
    let most = 0;
    let second = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const behind = this.#behind(seat);
      second = Math.max(second, Math.min(most, behind));
      most = Math.max(most, behind);
    }
    let room = 0;
    for (let seat = 0; seat < this.seats; seat++) room += Math.min(this.#behind(seat), second);
    return room;
  }

  /** The live seats with chips behind, one bit a seat. */
  get withChips(): number {
    let seats = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.#behind(seat) > 0) seats |= 1 << seat;
    return seats;
  }

  /** Chips behind a live seat; 0 behind one that is not. */
  #behind(seat: number): number {
    return hasSeat(this.live, seat) ? this.#bought[seat]! - this.invested[seat]! : 0;
  }

  #leave(seat: number): void {
    if (!hasSeat(this.live, seat)) return;
    this.live &= ~(1 << seat);
    this.liveCount--;
  }

  /** R21: a seat with both downcards exposed has no door card, and its hand is dead. */
  #buryExposed(): void {
    for (let seat = 0; seat < this.seats; seat++) if (this.held[seat]! < 3) this.#leave(seat);
  }

  /** R11: the last card is one for all, and lies in the seventh place of every live seat. */
  #share(): void {
    for (let seat = 0; seat < this.seats; seat++) if (hasSeat(this.live, seat)) this.held[seat] = CARDS_A_SEAT;
  }
}
