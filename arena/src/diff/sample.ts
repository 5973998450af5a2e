import { byPlace, handOf, type ChangedDecision } from "./changed-decision.ts";
import { lotOf } from "./luck.ts";

/** Some of many decisions, each equally likely; which depends on the seed and the decisions alone, not on their order. */
export class Sample {
  readonly #size: number;
  readonly #seed: string;
  #drawn: { readonly lot: string; readonly decision: ChangedDecision }[] = [];

  constructor(size: number, seed: string) {
    this.#size = size;
    this.#seed = seed;
  }

  add(decision: ChangedDecision): void {
    this.#drawn.push({ lot: lotOf(`sample/${handOf(decision)}/${decision.number}/${this.#seed}`), decision });
    if (this.#drawn.length >= 2 * this.#size) this.#keepLowest();
  }

  #keepLowest(): void {
    this.#drawn = this.#drawn.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, this.#size);
  }

  /** The decisions that were drawn, in the order of the event. */
  drawn(): ChangedDecision[] {
    this.#keepLowest();
    return this.#drawn.map(({ decision }) => decision).toSorted(byPlace);
  }
}
