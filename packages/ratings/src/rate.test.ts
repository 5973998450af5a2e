import { describe, expect, test } from "vitest";
import { rateOf, type Sample } from "./rate.ts";

const bigBet = 4;

describe("rateOf", () => {
  test("equal blocks: the mean, and Student's t times the standard error", () => {
    // Chips per hand 1, 0 and 2: mean 1, standard deviation 1, standard error 1/√3; t(.975, 2) = 4.3026527297.
    // In big bets of 4 chips per 100 hands everything is 25 times that.
    const rate = rateOf([sample(20, 20), sample(0, 20), sample(40, 20)], bigBet);
    const half = (4.3026527297494637 / Math.sqrt(3)) * 25;
    expect(rate.mean).toBe(25);
    expect(rate.low).toBeCloseTo(25 - half, 9);
    expect(rate.high).toBeCloseTo(25 + half, 9);
  });

  test("unequal blocks: sum of chips by sum of hands, with the linearised variance of a ratio", () => {
    // 40 chips in 40 hands: 1 a hand. Residuals 30 - 10 and 10 - 30: squares 800.
    // Variance 800 × n / (n - 1) / 40² = 800 × 2 / 1600 = 1; t(.975, 1) = 12.7062047362.
    const rate = rateOf([sample(30, 10), sample(10, 30)], bigBet);
    expect(rate.mean).toBe(25);
    expect(rate.low).toBeCloseTo(25 - 12.706204736174694 * 25, 8);
    expect(rate.high).toBeCloseTo(25 + 12.706204736174694 * 25, 8);
  });

  test("blocks that differ in length but not in rate leave no doubt", () => {
    expect(rateOf([sample(7, 70), sample(3, 30), sample(1, 10)], bigBet)).toEqual({ mean: 2.5, low: 2.5, high: 2.5 });
  });

  test("one block has a mean and no interval", () => {
    expect(rateOf([sample(-8, 100)], bigBet)).toEqual({ mean: -2, low: null, high: null });
  });

  test("no block says nothing", () => {
    expect(rateOf([], bigBet)).toEqual({ mean: 0, low: null, high: null });
  });

  test.each([
    { lengths: "equal", blocks: 8, handsOf: () => 100 },
    { lengths: "equal but for a short last one", blocks: 12, handsOf: (block: number) => (block === 11 ? 40 : 100) },
    { lengths: "very unequal", blocks: 30, handsOf: (block: number) => 50 + ((block * 37) % 101) },
  ])("law: with $lengths blocks the interval covers the truth in 93 to 97 % of events", ({ blocks, handsOf }) => {
    const events = 2000;
    const truth = 0.3;
    const uniform = generator(20260101);
    let covered = 0;
    for (let event = 0; event < events; event++) {
      const samples = Array.from({ length: blocks }, (_, block) => {
        const hands = handsOf(block);
        return sample(Math.round(truth * hands + 40 * Math.sqrt(hands) * normal(uniform)), hands);
      });
      const { low, high } = rateOf(samples, 100);
      if (low !== null && high !== null && low <= truth && truth <= high) covered += 1;
    }
    expect(covered / events).toBeGreaterThan(0.93);
    expect(covered / events).toBeLessThan(0.97);
  });
});

function sample(net: number, hands: number): Sample {
  return { net, hands };
}

/** Uniform numbers from 0 to 1, the same ones every time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Twelve uniform numbers summed are near enough to normal. */
function normal(uniform: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += uniform();
  return sum;
}
