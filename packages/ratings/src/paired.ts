import type { Tally } from "./tally.ts";

/** Placeholder until the real one comes. */
export function pairedDifferences(tally: Tally, one: number, other: number): number[] {
  const a = tally.samplesOf(one);
  const b = tally.samplesOf(other);
  return a
    .slice(0, Math.min(a.length, b.length))
    .map((sample, i) => ((sample.net / sample.hands - b[i]!.net / b[i]!.hands) * 100) / tally.shape.bigBet);
}

export function pairedBlocks(tally: Tally, one: number, other: number): { difference: number; unpaired: number }[] {
  return pairedDifferences(tally, one, other).map((difference) => ({ difference, unpaired: difference * difference }));
}
export const unpairedVariance = (_tally: Tally, _one: number, _other: number): number => 1;
export const blocksApartVariance = (_tally: Tally, _one: number, _other: number): number => 1;
export const varianceOf = (v: readonly number[]): number => {
  const m = v.reduce((a, b) => a + b, 0) / v.length;
  return v.reduce((a, b) => a + (b - m) ** 2, 0) / Math.max(1, v.length - 1);
};
