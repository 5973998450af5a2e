import { describe, expect, test } from "vitest";
import { anytimeQuantile, anytimeRate, effectVariance } from "./anytime.ts";
import { rateOf } from "./rate.ts";
import { studentQuantile } from "./student.ts";

describe("anytimeQuantile", () => {
  test.each([
    { blocks: 5, alpha: 0.05, tunedTo: 10 },
    { blocks: 12, alpha: 0.05, tunedTo: 100 },
    { blocks: 60, alpha: 0.05 / 45, tunedTo: 20 },
  ])("$blocks blocks, alpha $alpha, tuned to $tunedTo: there the mixture, integrated, is 1/alpha", (asked) => {
    const { blocks, alpha, tunedTo } = asked;
    const evidence = integratedEvidence(
      blocks,
      anytimeQuantile(blocks, alpha, tunedTo),
      effectVariance(alpha, tunedTo),
    );
    expect(evidence * alpha).toBeCloseTo(1, 6);
  });

  test.each([
    { alpha: 0.05, blocks: 1000 },
    { alpha: 0.01, blocks: 100 },
    { alpha: 0.05 / 45, blocks: 30 },
    { alpha: 0.05, blocks: 2 },
  ])("alpha $alpha: where it is tuned to $blocks blocks no other tuning is narrower, and t² = 1 + ng", (asked) => {
    const { alpha, blocks } = asked;
    const best = anytimeQuantile(blocks, alpha, blocks);
    expect(best ** 2).toBeCloseTo(1 + blocks * effectVariance(alpha, blocks), 6);
    for (const tunedTo of [blocks * 0.8, blocks * 1.25, blocks * 10].filter((n) => n >= 2)) {
      expect(anytimeQuantile(blocks, alpha, tunedTo)).toBeGreaterThan(best);
    }
  });

  test("with many blocks t² solves t² - log t² = 1 - 2 log alpha, as for a known variance (Robbins 1970)", () => {
    // 9.2059 - log 9.2059 = 6.9862 and 1 - 2 log 0.05 = 6.9915; solved to more digits by Newton's method.
    let square = 9.2;
    for (let step = 0; step < 20; step++) {
      square -= (square - Math.log(square) - 1 + 2 * Math.log(0.05)) / (1 - 1 / square);
    }
    expect(anytimeQuantile(1e9, 0.05, 1e9)).toBeCloseTo(Math.sqrt(square), 6);
    expect(Math.sqrt(square)).toBeCloseTo(3.035, 3);
  });

  test("wider than an interval that is looked at once, and wider for a smaller alpha", () => {
    for (const blocks of [50, 100, 1000, 10_000]) {
      expect(anytimeQuantile(blocks, 0.05, 500)).toBeGreaterThan(studentQuantile(0.975, blocks - 1));
      expect(anytimeQuantile(blocks, 0.05 / 45, 500)).toBeGreaterThan(anytimeQuantile(blocks, 0.05, 500));
    }
  });

  test("too few blocks say nothing", () => {
    expect([0, 1, 2, 3].map((blocks) => anytimeQuantile(blocks, 0.05, 500))).toEqual([0, 0, 0, 0].map(() => Infinity));
    expect(anytimeQuantile(30, 0.05, 500)).toBeLessThan(Infinity);
  });

  test.each([
    { alpha: 0, tunedTo: 10 },
    { alpha: 1, tunedTo: 10 },
    { alpha: 0.05, tunedTo: 1 },
    { alpha: 0.05, tunedTo: Infinity },
  ])("refuses alpha $alpha tuned to $tunedTo", ({ alpha, tunedTo }) => {
    expect(() => anytimeQuantile(10, alpha, tunedTo)).toThrow(RangeError);
  });
});

describe("anytimeRate", () => {
  const samples = Array.from({ length: 40 }, (_, block) => ({ net: ((block * 37) % 101) - 50, hands: 20 }));

  test("the same mean as ever, and an interval wider by the ratio of the quantiles", () => {
    const [once, any] = [rateOf(samples, 4), anytimeRate(samples, 4, 0.05, 100)];
    expect(any.mean).toBe(once.mean);
    const ratio = anytimeQuantile(40, 0.05, 100) / studentQuantile(0.975, 39);
    expect(any.high! - any.mean).toBeCloseTo((once.high! - once.mean) * ratio, 9);
    expect(any.mean - any.low!).toBeCloseTo((once.mean - once.low!) * ratio, 9);
  });

  test("no interval while it would be infinite", () => {
    expect(anytimeRate(samples.slice(0, 2), 4, 0.05, 1000)).toMatchObject({ low: null, high: null });
    expect(anytimeRate([], 4, 0.05, 1000)).toEqual({ mean: 0, low: null, high: null });
  });
});

/**
 * The likelihood of blocks whose mean is t standard errors from 0, mixed over effects from N(0, g), over that with no effect; both mixed
 * over the unknown deviation with density 1/sigma. Blocks count by their mean and variance alone: take variance 1.
 */
function integratedEvidence(blocks: number, t: number, g: number): number {
  const mean = t / Math.sqrt(blocks);
  const likelihood = (effect: number): number =>
    integral(-7, 7, 400, (logScale) => {
      const precision = Math.exp(2 * logScale);
      const off = mean - effect / Math.sqrt(precision);
      return precision ** (blocks / 2) * Math.exp((-precision * (blocks - 1 + blocks * off * off)) / 2);
    });
  const reach = 9 * Math.sqrt(g);
  const mixed = integral(-reach, reach, 400, (effect) => {
    return (Math.exp((-effect * effect) / (2 * g)) / Math.sqrt(2 * Math.PI * g)) * likelihood(effect);
  });
  return mixed / likelihood(0);
}

/** The trapezium rule, which is as good as exact for functions that vanish at both ends. */
function integral(from: number, to: number, steps: number, of: (x: number) => number): number {
  let sum = 0;
  for (let step = 0; step <= steps; step++) sum += of(from + ((to - from) * step) / steps);
  return (sum * (to - from)) / steps;
}
