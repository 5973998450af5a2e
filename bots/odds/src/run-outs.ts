import { FULL_HOLDING, type SeenCards } from "./seen-cards.ts";
import type { Strength } from "./showdown.ts";

/** How a spot is sampled. */
export interface Sampling {
  readonly halves: readonly Strength[];
  readonly trials: number;
  /** Any integer; the same seed gives the same run-outs. */
  readonly seed: number;
  /** For each row, the part of the trials in which it holds the better of two deals: what its wagers tell. */
  readonly doubts: Float64Array;
}

/**
 * My share of the pot, 0 to 1, over sampled run-outs: every row is dealt up to seven cards from the stub and the
 * best strength takes each half. A stub too short for all is dealt through again.
 */
export function shareOfPot(cards: SeenCards, { halves, trials, seed, doubts }: Sampling): number {
  const { count, rows } = cards;
  luck = seed | 1;
  let share = 0;
  for (let trial = 0; trial < trials; trial++) {
    dealt = 0;
    for (let row = 0; row < count; row++) dealRow(cards, row);
    for (let row = 0; row < count; row++) rate(rows, row, halves, best);
    for (let row = 1; row < count; row++) {
      // Spread evenly over the trials: a doubt of a third is every third trial.
      const now = Math.floor((trial + 1) * doubts[row]!) > Math.floor(trial * doubts[row]!);
      if (now) dealAnother(cards, row, halves);
    }
    share += shareNow(count, halves.length);
  }
  return share / trials;
}

/** Strength of each row in each half, `row * 2 + half`. */
const best = new Float64Array(16);
const other = new Float64Array(16);
let luck = 1;
let dealt = 0;

function dealRow({ rows, known, stub, stubSize }: SeenCards, row: number): void {
  const end = row * FULL_HOLDING + FULL_HOLDING;
  for (let at = row * FULL_HOLDING + known[row]!; at < end; at++) {
    // Marsaglia's xorshift32, scaled to the cards left: a partial Fisher and Yates shuffle.
    luck ^= luck << 13;
    luck ^= luck >>> 17;
    luck ^= luck << 5;
    if (dealt === stubSize) dealt = 0;
    const left = stubSize - dealt;
    const from = dealt + Math.floor(((luck >>> 0) * left) / 2 ** 32);
    const card = stub[from]!;
    stub[from] = stub[dealt]!;
    stub[dealt++] = card;
    rows[at] = card;
  }
}

function rate(rows: Uint8Array, row: number, halves: readonly Strength[], into: Float64Array): void {
  const from = row * FULL_HOLDING;
  into[row * 2] = halves[0]!(rows, from, from + FULL_HOLDING);
  if (halves.length > 1) into[row * 2 + 1] = halves[1]!(rows, from, from + FULL_HOLDING);
}

function dealAnother(cards: SeenCards, row: number, halves: readonly Strength[]): void {
  dealRow(cards, row);
  rate(cards.rows, row, halves, other);
  for (let at = row * 2; at < row * 2 + halves.length; at++) if (other[at]! > best[at]!) best[at] = other[at]!;
}

function shareNow(count: number, halves: number): number {
  const high = shareOfHalf(count, 0);
  if (halves === 1) return high;
  const low = shareOfHalf(count, 1);
  return low === UNCLAIMED ? high : (high + low) / 2;
}

const UNCLAIMED = -1;

function shareOfHalf(count: number, half: number): number {
  const mine = best[half]!;
  let top = mine;
  let tied = 0;
  for (let at = half; at < count * 2; at += 2) {
    if (best[at]! > top) top = best[at]!;
    else if (best[at] === mine) tied++;
  }
  if (half > 0 && top === 0) return UNCLAIMED;
  return mine === top ? 1 / tied : 0;
}
