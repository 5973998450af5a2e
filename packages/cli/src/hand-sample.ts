import seedrandom from "seedrandom";

/**
 * A sample of so many items, each of those seen equally likely to be in it, in the order seen (Waterman's reservoir;
 * Knuth, TAOCP volume 2, algorithm R). Only the sample is held. Its luck is keyed by the seed.
 */
export class Sample<T> {
  readonly #size: number;
  readonly #random: () => number;
  readonly #kept: { readonly nth: number; readonly item: T }[] = [];
  #seen = 0;

  constructor(size: number, seed: string) {
    this.#size = size;
    this.#random = seedrandom.alea(`doorcard/sample/${seed}`);
  }

  add(item: T): void {
    const nth = this.#seen++;
    const place = nth < this.#size ? nth : Math.floor(this.#random() * this.#seen);
    if (place < this.#size) this.#kept[place] = { nth, item };
  }

  /** The items kept, in the order in which they were seen. */
  items(): T[] {
    return this.#kept.toSorted((a, b) => a.nth - b.nth).map(({ item }) => item);
  }
}
