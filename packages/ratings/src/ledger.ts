import type { Sample } from "./rate.ts";
import { nameOf, type TalliedMatch } from "./tallied-match.ts";

/**
 * The book of one line-up: for each block the chips of every entrant, the hands, how many matches are in, and how much the
 * matches swing. Chips are net less luck, where results tell the luck.
 */
export class Ledger {
  /** Numbers of the entrants of this line-up. */
  readonly entrants: readonly number[];
  /** Hands in the book, finished blocks or not. */
  hands = 0;
  /** One more than the highest block number seen. */
  blocks = 0;
  readonly #rotations: number;
  #nets = new Float64Array(0);
  #hands = new Float64Array(0);
  #matches = new Uint32Array(0);
  /** For each block and two places the sum over its matches of net times net. Whole numbers, so no order of adding shows. */
  #products = new Float64Array(0);

  constructor(entrants: readonly number[], rotations: number) {
    this.entrants = entrants;
    this.#rotations = rotations;
  }

  /** Matches that make a block. */
  get rotations(): number {
    return this.#rotations;
  }

  /** Enters a match. Each belongs in the book once: a block with more matches than rotations is refused. */
  enter(result: TalliedMatch): void {
    const { block, rotation } = result;
    if (!(rotation >= 0 && rotation < this.#rotations)) {
      throw new Error(`Match ${nameOf(result)} has rotation ${rotation}, but a block has ${this.#rotations}`);
    }
    const places = result.seats.map((seat) => this.#place(seat.entrant, result));
    this.#makeRoom(block);
    if (this.#matches[block] === this.#rotations) {
      throw new Error(`Match ${nameOf(result)} is one too many: block ${block} has its ${this.#rotations} rotations`);
    }
    const nets = this.entrants.map(() => 0);
    places.forEach((place, at) => {
      nets[place] = (result.seats[at]?.net ?? 0) - (result.seats[at]?.luck ?? 0);
    });
    this.#enterNets(block, nets);
    this.#hands[block] = (this.#hands[block] ?? 0) + result.hands;
    this.#matches[block] = (this.#matches[block] ?? 0) + 1;
    this.hands += result.hands;
  }

  /** Whether every rotation of the block is in. */
  isComplete(block: number): boolean {
    return this.#matches[block] === this.#rotations;
  }

  /** What the block came to so far for an entrant of this line-up. */
  sample(block: number, entrant: number): Sample {
    const row = block * this.entrants.length + this.entrants.indexOf(entrant);
    return { net: this.#nets[row] ?? 0, hands: this.#hands[block] ?? 0 };
  }

  /**
   * Sum over the matches of a block of one entrant's chips times the other's, both of this line-up and perhaps the same
   * one: with itself, of the squares. Exact while no match moves more than 30 million chips.
   */
  products(block: number, one: number, other: number): number {
    return this.#products[this.#pair(block, this.entrants.indexOf(one), this.entrants.indexOf(other))] ?? 0;
  }

  #enterNets(block: number, nets: readonly number[]): void {
    nets.forEach((net, place) => {
      const row = block * nets.length + place;
      this.#nets[row] = (this.#nets[row] ?? 0) + net;
      for (let other = 0; other <= place; other++) {
        const pair = this.#pair(block, place, other);
        this.#products[pair] = (this.#products[pair] ?? 0) + net * nets[other]!;
      }
    });
  }

  /** Where two places stand in the products: each pair once, whichever comes first. */
  #pair(block: number, one: number, other: number): number {
    const [first, last] = one < other ? [one, other] : [other, one];
    return block * pairsOf(this.entrants.length) + pairsOf(last) + first;
  }

  #place(entrant: number, result: TalliedMatch): number {
    const place = this.entrants.indexOf(entrant);
    if (place < 0) throw new Error(`Match ${nameOf(result)} seats entrant ${entrant}, who is not in its line-up`);
    return place;
  }

  #makeRoom(block: number): void {
    this.blocks = Math.max(this.blocks, block + 1);
    if (block < this.#matches.length) return;
    const room = Math.max(16, 2 * this.#matches.length, block + 1);
    this.#nets = grown(new Float64Array(room * this.entrants.length), this.#nets);
    this.#products = grown(new Float64Array(room * pairsOf(this.entrants.length)), this.#products);
    this.#hands = grown(new Float64Array(room), this.#hands);
    this.#matches = grown(new Uint32Array(room), this.#matches);
  }
}

/** Pairs that so many places make, a place with itself included. */
function pairsOf(places: number): number {
  return (places * (places + 1)) / 2;
}

function grown<T extends Float64Array | Uint32Array>(larger: T, old: T): T {
  larger.set(old);
  return larger;
}
