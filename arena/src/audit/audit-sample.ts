import seedrandom from "seedrandom";

/** How a sample is drawn: its size, how many there are to draw from, and what its luck comes from. */
export interface Sampling {
  readonly size: number;
  readonly of: number;
  readonly seed: string;
}

/**
 * Draws so many of some things, in their order, each equally likely, in one pass (D. E. Knuth, The Art of Computer
 * Programming, volume 2, 3.4.2, algorithm S). The same seed draws the same ones.
 */
export function* sampleOf<T>(things: Iterable<T>, { size, of, seed }: Sampling): Generator<T> {
  const draw = seedrandom.alea(`doorcard/audit/${seed}`);
  let wanted = size;
  let left = of;
  for (const thing of things) {
    if (draw() * left-- >= wanted) continue;
    wanted--;
    yield thing;
  }
}
