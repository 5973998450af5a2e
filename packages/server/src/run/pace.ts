import type { Pace, Standings } from "@doorcard/protocol";

/** Milliseconds that a pace looks back, and the fewest that tell one. */
const LOOKS_BACK = 10_000;
const FEWEST = 1000;

/** How fast a run goes on, from what was seen of it in the last seconds. */
export class PaceWatch {
  readonly #seen: { readonly at: number; readonly hands: number }[] = [];

  /** Enters how many hands were played at a time, in milliseconds on any clock that only goes on. */
  see(at: number, hands: number): void {
    while ((this.#seen[1]?.at ?? Infinity) <= at - LOOKS_BACK) this.#seen.shift();
    this.#seen.push({ at, hands });
    if (this.#seen.length > 200) this.#seen.splice(1, 1);
  }

  /** How the run goes on. */
  pace({ hands, handsPlayed, complete, until }: Standings["event"], isPlayed: boolean): Pace {
    if (complete) return { state: "complete", handsPerSecond: null, secondsLeft: null };
    if (!isPlayed) return { state: "still", handsPerSecond: null, secondsLeft: null };
    const handsPerSecond = this.#handsPerSecond();
    // Nobody knows how long an event is that stops by itself
    const isKnown = handsPerSecond !== null && handsPerSecond > 0 && until === undefined;
    return { state: "playing", handsPerSecond, secondsLeft: isKnown ? (hands - handsPlayed) / handsPerSecond : null };
  }

  #handsPerSecond(): number | null {
    const [first, last] = [this.#seen[0], this.#seen.at(-1)];
    if (first === undefined || last === undefined || last.at - first.at < FEWEST) return null;
    return ((last.hands - first.hands) / (last.at - first.at)) * 1000;
  }
}
