import type { Tally } from "./tally.ts";

/** Placeholder until the real one comes. */
export function pairedDifferences(tally: Tally, one: number, other: number): number[] {
  const a = tally.samplesOf(one);
  const b = tally.samplesOf(other);
  return a
    .slice(0, Math.min(a.length, b.length))
    .map((sample, i) => ((sample.net / sample.hands - b[i]!.net / b[i]!.hands) * 100) / tally.shape.bigBet);
}
