import { rankOf, suitOf, cardOf, type Card } from "./card.ts";

/** A set of cards that never changes: one 13-bit mask of ranks per suit. */
export class CardSet {
  static readonly EMPTY = new CardSet(0, 0);
  readonly #clubsDiamonds: number;
  readonly #heartsSpades: number;

  private constructor(clubsDiamonds: number, heartsSpades: number) {
    this.#clubsDiamonds = clubsDiamonds;
    this.#heartsSpades = heartsSpades;
  }

  /** The set of the given cards; a card named twice counts once. */
  static of(cards: Iterable<Card>): CardSet {
    let low = 0;
    let high = 0;
    for (const card of cards) {
      if (suitOf(card) < 2) low |= bit(card);
      else high |= bit(card);
    }
    return new CardSet(low, high);
  }

  /** Whether the card is in the set. */
  has(card: Card): boolean {
    return ((suitOf(card) < 2 ? this.#clubsDiamonds : this.#heartsSpades) & bit(card)) !== 0;
  }

  /** The set with one more card. */
  with(card: Card): CardSet {
    return suitOf(card) < 2
      ? new CardSet(this.#clubsDiamonds | bit(card), this.#heartsSpades)
      : new CardSet(this.#clubsDiamonds, this.#heartsSpades | bit(card));
  }

  /** The set without a card. */
  without(card: Card): CardSet {
    return suitOf(card) < 2
      ? new CardSet(this.#clubsDiamonds & ~bit(card), this.#heartsSpades)
      : new CardSet(this.#clubsDiamonds, this.#heartsSpades & ~bit(card));
  }

  /** The 13-bit mask of the ranks held in a suit (0 to 3), bit 0 = deuce. */
  ranksIn(suit: number): number {
    const half = suit < 2 ? this.#clubsDiamonds : this.#heartsSpades;
    return (half >> (suit & 1 ? 13 : 0)) & 0x1fff;
  }

  /** How many cards the set holds, 0 to 52. */
  get size(): number {
    return ones(this.#clubsDiamonds) + ones(this.#heartsSpades);
  }

  /** The cards, lowest first. */
  *[Symbol.iterator](): Iterator<Card> {
    for (let rank = 0; rank < 13; rank++) {
      for (let suit = 0; suit < 4; suit++) {
        const card = cardOf(rank, suit);
        if (this.has(card)) yield card;
      }
    }
  }
}

const bit = (card: Card): number => 1 << (rankOf(card) + (suitOf(card) & 1 ? 13 : 0));

function ones(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
