import { highValue, flushValue, pairedValue } from "./five.ts";
import { eachHolding, ranksIn } from "./holdings.ts";
import { LAYOUT, slotOf } from "./layout.ts";
import { RANK_NUMBERS, SUM_MASK } from "./rank-sums.ts";

type Value = (ranks: readonly number[]) => number;

/** The values of all high holdings, weakest first: 6,175 by ranks and 1,287 of one suit make 7,462 strengths. */
export const HIGH_VALUES = Int32Array.from([...valuesOf(highValue), ...flushValues()]).sort();

/** The values of all ace-to-five holdings, weakest first: 6,175 strengths. */
export const RAZZ_VALUES = Int32Array.from(valuesOf(razzValue)).sort();

/** Value of five ranks in razz: pairs are bad, high ranks are bad and the ace is the lowest. Negative. */
export function razzValue(ranks: readonly number[]): number {
  return -pairedValue(ranks.map((rank) => (rank + 1) % 13));
}

/** High strengths by slot of the layout, for holdings not of one suit. */
export const highBySlot = (): Uint16Array => strengthsBySlot(HIGH_VALUES, highValue);

/** Razz strengths by slot of the layout. */
export const razzBySlot = (): Uint16Array => strengthsBySlot(RAZZ_VALUES, razzValue);

/** High strengths of cards of one suit by the mask of their ranks; 0 for fewer than five. */
export const flushByMask = (): Uint16Array => strengthsByMask((ranks) => placeIn(HIGH_VALUES, flushValue(ranks)));

/** Eight-or-better strengths by the mask of a holding's ranks, 0 to 56: the best 56 of the razz strengths. */
export const eightByMask = (): Uint16Array =>
  strengthsByMask((ranks) => Math.max(0, placeIn(RAZZ_VALUES, razzValue(ranks)) - RAZZ_VALUES.length + 56));

/** Strength of a value: its place among all, from 1. */
const placeIn = (values: Int32Array, value: number): number => {
  let below = 0;
  for (let step = 4096; step > 0; step >>= 1) {
    if (below + step <= values.length && values[below + step - 1]! < value) below += step;
  }
  return below + 1;
};

/** Five cards have the strength of their value; six or seven the best that is left when one of them is taken away. */
function strengthsBySlot(values: Int32Array, valueOf: Value): Uint16Array {
  const strengths = new Uint16Array(LAYOUT.slots);
  eachHolding(5, (ranks, sum) => {
    strengths[slotOf(LAYOUT, sum, 5)] = placeIn(values, valueOf(ranks));
  });
  for (const size of [6, 7]) {
    eachHolding(size, (ranks, sum) => {
      strengths[slotOf(LAYOUT, sum, size)] = bestWithoutOne(strengths, ranks, sum);
    });
  }
  return strengths;
}

function bestWithoutOne(strengths: Uint16Array, ranks: readonly number[], sum: number): number {
  let best = 0;
  for (let i = 0; i < ranks.length; i++) {
    if (ranks[i] === ranks[i + 1]) continue;
    const left = (sum - RANK_NUMBERS[ranks[i]!]!) & SUM_MASK;
    best = Math.max(best, strengths[slotOf(LAYOUT, left, ranks.length - 1)]!);
  }
  return best;
}

/** Strengths by mask of different ranks: of five ranks as given, of more the best that is left without one of them. */
function strengthsByMask(strengthOf: (five: readonly number[]) => number): Uint16Array {
  const strengths = new Uint16Array(1 << 13);
  for (let mask = 0; mask < strengths.length; mask++) {
    const ranks = ranksIn(mask);
    if (ranks.length === 5) strengths[mask] = strengthOf(ranks);
    for (const rank of ranks) strengths[mask] = Math.max(strengths[mask]!, strengths[mask ^ (1 << rank)]!);
  }
  return strengths;
}

function valuesOf(valueOf: Value): number[] {
  const values: number[] = [];
  eachHolding(5, (ranks) => values.push(valueOf(ranks)));
  return values;
}

function flushValues(): number[] {
  const values: number[] = [];
  for (let mask = 0; mask < 1 << 13; mask++) {
    const ranks = ranksIn(mask);
    if (ranks.length === 5) values.push(flushValue(ranks));
  }
  return values;
}
