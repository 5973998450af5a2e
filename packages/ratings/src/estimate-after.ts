import type { Rate } from "@doorcard/protocol";
import { type Bounds, endsAboveBy, endsBelowBy, meanTime, staysAbove } from "./brownian.ts";
import { CONFIDENCE } from "./rate.ts";
import { type TestRule, type SequentialTest, waldBounds } from "./sequential-test.ts";

/** How far a sum of normal blocks goes beyond a bound on average, in deviations of a block (Siegmund 1985, chapter 10). */
const OVERSHOOT = 0.5826;

/**
 * The true difference in big bets per 100 hands after a sequential test, ended or not, with a 95 % interval.
 *
 * A test ends when the difference looks large, so the plain mean exaggerates. Here outcomes are put in order, from an early
 * "high" over a late one and no verdict to a late and an early "low" (Siegmund, Sequential Analysis, 1985, chapters 3 and 4;
 * Armitage 1957). The mean is the difference with which what happened is in the middle of that order (median-unbiased), the
 * ends those with which it would be at its 97.5 % and 2.5 %. The sum of blocks is taken for a Brownian motion. With no block
 * the mean is 0 without an interval.
 */
export function estimateAfter(test: SequentialTest): Rate {
  const { blocks, mean, variance } = test;
  if (blocks === 0) return { mean: 0, low: null, high: null };
  if (variance === 0) return { mean, low: mean, high: mean };
  const { middle, bounds } = asMotion(test.rule, variance);
  const deviation = Math.sqrt(variance);
  const level = (blocks * (mean - middle)) / deviation;
  const ends = endsOf(test, bounds, level);
  const differenceAt = (probability: number): number =>
    middle + deviation * driftAt(probability, (drift) => atLeast(test, ends, level, drift));
  const tail = (1 - CONFIDENCE) / 2;
  return { mean: differenceAt(0.5), low: differenceAt(tail), high: differenceAt(1 - tail) };
}

/**
 * Hands that each of the two plays on average until a test of this rule ends (Wald's identity), when the true difference is
 * `difference` big bets per 100 hands and that of a block has this variance.
 *
 * In `rate` it grows as the variance does: a test that took 10,000 hands would have taken 40,000 with four times the variance.
 * That no test ends before 16 blocks is left out. 0 without variance.
 */
export function expectedHands(rule: TestRule, difference: number, variance: number): number {
  if (variance === 0) return 0;
  const { middle, bounds } = asMotion(rule, variance);
  return meanTime(bounds, (difference - middle) / Math.sqrt(variance)) * rule.handsPerBlock;
}

/**
 * A test as a motion: the sum of differences less `middle`, in deviations of a block, between the places where
 * the log ratio of two normal likelihoods meets Wald's bounds; a block is a unit of time.
 */
function asMotion(rule: TestRule, variance: number): { readonly middle: number; readonly bounds: Bounds } {
  const deviation = Math.sqrt(variance);
  const unit = rule.scale === "rate" ? 1 : deviation * Math.sqrt(rule.handsPerBlock / 100);
  const gap = ((rule.high - rule.low) * unit) / deviation;
  const { upper, lower } = waldBounds(rule);
  return { middle: ((rule.low + rule.high) / 2) * unit, bounds: { upper: upper / gap, lower: lower / gap } };
}

/**
 * The bounds of the motion: where the test ended the place where the sum was, elsewhere an average overshoot beyond the bound, and
 * never short of where the sum was.
 */
function endsOf({ verdict }: SequentialTest, { upper, lower }: Bounds, level: number): Bounds {
  return {
    upper: verdict === "high" ? Math.max(level, OVERSHOOT) : Math.max(upper, level) + OVERSHOOT,
    lower: verdict === "low" ? Math.min(level, -OVERSHOOT) : Math.min(lower, level) - OVERSHOOT,
  };
}

/** Probability of an outcome as high in the order as this test's, or higher. */
function atLeast({ verdict, blocks }: SequentialTest, bounds: Bounds, level: number, drift: number): number {
  if (verdict === "low") return 1 - endsBelowBy(bounds, drift, blocks);
  const above = endsAboveBy(bounds, drift, blocks);
  return verdict === "high" ? above : above + staysAbove(bounds, drift, blocks, level);
}

/** The drift with which a probability that grows with it has this value. */
function driftAt(probability: number, grows: (drift: number) => number): number {
  let reach = 1e-6;
  while (grows(-reach) > probability || grows(reach) < probability) reach *= 2;
  let [low, high] = [-reach, reach];
  for (let step = 0; step < 60; step++) {
    const drift = (low + high) / 2;
    if (grows(drift) < probability) low = drift;
    else high = drift;
  }
  return (low + high) / 2;
}
