import { createCipheriv, createHash, hash } from "node:crypto";
import { DECK_SIZE, freshDeck, shuffle } from "@doorcard/cards";
import seedrandom from "seedrandom";

/** Bytes of keystream set aside for a deal: 80 draws of 16 bits for the 51 that a deck takes. */
const BYTES_A_DEAL = 160;

/** Values of a draw of 16 bits. */
const DRAWS = 65_536;

/** Deals whose keystream is made in one go. */
const DEALS_AT_ONCE = 256;

/** What is enciphered: the cipher of zeros is its keystream. */
const NOTHING = Buffer.alloc(BYTES_A_DEAL * DEALS_AT_ONCE);

const FRESH = freshDeck();

/** For each number of cards, the remainders of a draw that are refused, so that every card stays equally likely. */
const REFUSED = Uint32Array.from({ length: DECK_SIZE + 1 }, (_, below) => (below === 0 ? 0 : DRAWS % below));

/**
 * The decks of a seed: deal n is the same deck wherever, whenever and in whatever order it is asked for. The key is
 * the SHA-256 of the stream's name and the seed, the cards come from an AES-128-CTR keystream at a place fixed by the
 * deal's number; so nobody who sees cards can work out the seed or another deal.
 */
export class DeckStream {
  readonly #key: Buffer;
  readonly #deck = freshDeck();
  #bytes: Uint8Array = NOTHING;
  #first = -1;
  #at = 0;

  /** `name` keys the stream: "deck" for the cards, "mix" for the order in which cards are mixed anew, "luck" for run-outs. */
  constructor(seed: string, name: "deck" | "mix" | "luck") {
    this.#key = createHash("sha256").update(`doorcard/${name}/${seed}`).digest().subarray(0, 16);
  }

  /** The deck of a deal, from 0, its top `cards` cards drawn; the same array each time, good until the next call. */
  deck(deal: number, cards: number = DECK_SIZE): Uint8Array {
    this.#goTo(deal);
    this.#deck.set(FRESH);
    shuffle(this.#deck, this.#draw, cards);
    return this.#deck;
  }

  /** The array that `deck` gives each time; it shows the deal that was asked for last. */
  get cards(): Uint8Array {
    return this.#deck;
  }

  #goTo(deal: number): void {
    const place = deal - this.#first;
    if (this.#first < 0 || place < 0 || place >= DEALS_AT_ONCE) {
      const counter = Buffer.alloc(16);
      counter.writeBigUInt64BE((BigInt(deal) * BigInt(BYTES_A_DEAL)) / 16n, 8);
      this.#bytes = createCipheriv("aes-128-ctr", this.#key, counter).update(NOTHING);
      this.#first = deal;
    }
    this.#at = (deal - this.#first) * BYTES_A_DEAL;
  }

  /**
   * A whole number below `below`, each equally likely: the upper half of a draw of 16 bits times `below`, refused when
   * the lower half is below 65,536 modulo `below` (D. Lemire, "Fast random integer generation in an interval", 2019).
   * The chance of that is below 1 in 1,260 each, so that 29 refusals in a deal are not to be seen in this universe.
   */
  readonly #draw = (below: number): number => {
    for (;;) {
      const product = ((this.#bytes[this.#at]! << 8) | this.#bytes[this.#at + 1]!) * below;
      this.#at += 2;
      if ((product & (DRAWS - 1)) >= REFUSED[below]!) return product >>> 16;
    }
  };
}

/**
 * The generator that a bot draws from in one deal and seat: numbers from 0 up to but not 1. The key is a one-way hash,
 * so that a bot which works out its generator's state knows its own draws and nothing else.
 */
export function botRandom(seed: string, deal: number, seat: number): () => number {
  return seedrandom.alea(botKey(seed, deal, seat));
}

/** What a bot's generator in one deal and seat begins from: 64 hexadecimal digits. */
export const botKey = (seed: string, deal: number, seat: number): string =>
  hash("sha256", `doorcard/bot/${deal}/${seat}/${seed}`);

/** The luck of a deal's dealer, who may expose downcards: numbers from 0 up to but not 1, keyed one way like a bot's. */
export function exposureRandom(seed: string, deal: number): () => number {
  return seedrandom.alea(hash("sha256", `doorcard/exposed/${deal}/${seed}`));
}
