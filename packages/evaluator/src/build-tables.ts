import { highValue, flushValue, pairedValue } from "./five.ts";
import { eachHolding, ranksIn } from "./holdings.ts";
import { layRows, slotOf, type Layout } from "./layout.ts";
import { RANK_NUMBERS, SUM_MASK } from "./rank-sums.ts";
import type { Tables } from "./table-parts.ts";

const ACE = 12;

type Value = (ranks: readonly number[]) => number;

/** Makes every table from the rules of `five.ts`; what ships in the file of tables is what this gives. */
export function buildTables(): Tables {
  const layout = layRows();
  // 6,175 high holdings differ by ranks and 1,287 are of one suit, which makes 7,462 strengths
  const highValues = Int32Array.from([...valuesOf(highValue), ...flushValues()]).sort();
  const razzValues = Int32Array.from(valuesOf(razzValue)).sort();
  const unpaired = strengthsByMask((ranks) => placeIn(razzValues, razzValue(ranks)));
  return {
    moves: layout.moves,
    highValues,
    razzValues,
    high: strengthsBySlot(layout, highValues, highValue),
    razz: strengthsBySlot(layout, razzValues, razzValue),
    flushes: strengthsByMask((ranks) => placeIn(highValues, flushValue(ranks))),
    unpaired,
    // The best 56 of the razz strengths are the eight-or-better lows
    eights: Uint16Array.from({ length: 1 << 8 }, (_, lows) =>
      Math.max(0, unpaired[(lows >> 1) | ((lows & 1) << ACE)]! - razzValues.length + 56),
    ),
  };
}

/** Value of five ranks in razz: pairs are bad, high ranks are bad and the ace is the lowest. Negative. */
function razzValue(ranks: readonly number[]): number {
  return -pairedValue(ranks.map((rank) => (rank + 1) % 13));
}

/** Strength of a value: its place among all, from 1. */
const placeIn = (values: Int32Array, value: number): number => {
  let below = 0;
  for (let step = 4096; step > 0; step >>= 1) {
    if (below + step <= values.length && values[below + step - 1]! < value) below += step;
  }
  return below + 1;
};

/** Five cards have the strength of their value; six or seven the best that is left when one of them is taken away. */
function strengthsBySlot(layout: Layout, values: Int32Array, valueOf: Value): Uint16Array {
  const strengths = new Uint16Array(layout.slots);
  eachHolding(5, (ranks, sum) => {
    strengths[slotOf(layout, sum, 5)] = placeIn(values, valueOf(ranks));
  });
  for (const size of [6, 7]) {
    eachHolding(size, (ranks, sum) => {
      strengths[slotOf(layout, sum, size)] = bestWithoutOne(layout, strengths, ranks, sum);
    });
  }
  return strengths;
}

function bestWithoutOne(layout: Layout, strengths: Uint16Array, ranks: readonly number[], sum: number): number {
  let best = 0;
  for (let i = 0; i < ranks.length; i++) {
    if (ranks[i] === ranks[i + 1]) continue;
    const left = (sum - RANK_NUMBERS[ranks[i]!]!) & SUM_MASK;
    best = Math.max(best, strengths[slotOf(layout, left, ranks.length - 1)]!);
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
