import { DECK_SIZE, parseCard, type Card } from "@doorcard/cards";
import type { Observation } from "@doorcard/sdk";

/** Cards of a full seven card holding. */
export const FULL_HOLDING = 7;

const CODES: ReadonlyMap<string, Card> = new Map(
  Array.from("23456789TJQKA").flatMap((rank) =>
    Array.from("cdhs", (suit) => [rank + suit, parseCard(rank + suit)!] as const),
  ),
);

/**
 * What is known of the cards at the table: my holding first, then one row of seven places for each live opponent,
 * and the stub of cards that nobody has shown. Folded upcards are known too, so they are in no stub.
 * One object is filled anew at every turn.
 */
export class SeenCards {
  /** Seven places a row, row 0 mine. */
  readonly rows = new Uint8Array(8 * FULL_HOLDING);
  /** How many places of each row are known. */
  readonly known = new Uint8Array(8);
  /** The seat of each row. */
  readonly seats = new Uint8Array(8);
  readonly stub = new Uint8Array(DECK_SIZE);
  stubSize = 0;
  /** Rows in use: me and the live opponents. */
  count = 0;
  readonly #gone = new Uint8Array(DECK_SIZE);

  /** Reads a turn's cards. */
  read(seen: Observation): void {
    this.#gone.fill(0);
    this.count = 0;
    this.#openRow(seen.seat);
    this.#take(seen.downcards);
    this.#take(seen.players[seen.seat - 1]!.upcards);
    this.#take(seen.community);
    for (const player of seen.players) {
      if (player.seat === seen.seat) continue;
      if (player.live) this.#openRow(player.seat);
      this.#take(player.upcards, player.live);
      if (player.live) this.#take(seen.community);
    }
    this.#fillStub();
  }

  #openRow(seat: number): void {
    this.seats[this.count] = seat;
    this.known[this.count] = 0;
    this.count++;
  }

  #take(cards: readonly string[], held = true): void {
    const row = this.count - 1;
    for (let i = 0; i < cards.length; i++) {
      const card = CODES.get(cards[i]!)!;
      this.#gone[card] = 1;
      if (held) this.rows[row * FULL_HOLDING + this.known[row]!++] = card;
    }
  }

  #fillStub(): void {
    let size = 0;
    for (let card = 0; card < DECK_SIZE; card++) if (this.#gone[card] === 0) this.stub[size++] = card;
    this.stubSize = size;
  }
}
