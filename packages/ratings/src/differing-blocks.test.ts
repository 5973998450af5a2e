import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Differing, logLikelihood } from "./differing-blocks.ts";

describe("logLikelihood", () => {
  test("when every block differs it is that of a normal mean", () => {
    const seen = { blocks: 10, differing: 10, mean: 3, spread: 4 };
    expect(logLikelihood(seen, 5) - logLikelihood(seen, 3)).toBeCloseTo(-5 * Math.log((4 + 4) / 4), 12);
  });

  test("at the observed mean nothing is better than the observed share and spread", () => {
    const seen = { blocks: 50, differing: 10, mean: 2, spread: 9 };
    // 10 log 0.2 + 40 log 0.8 - 5 log 9.
    const expected = 10 * Math.log(0.2) + 40 * Math.log(0.8) - 5 * Math.log(9);
    expect(logLikelihood(seen, 0.4)).toBeCloseTo(expected, 10);
    expect(logLikelihood(seen, 0.3)).toBeLessThan(expected);
    expect(logLikelihood(seen, 0.5)).toBeLessThan(expected);
  });

  test("law: no share on a fine grid does better", () => {
    const cases = fc.record({
      blocks: fc.integer({ min: 20, max: 500 }),
      part: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
      mean: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      asked: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, ({ blocks, part, mean, asked }) => {
        const differing = Math.max(1, Math.round(part * blocks));
        const seen = { blocks, differing, mean, spread: 1 };
        expect(logLikelihood(seen, asked)).toBeGreaterThan(bestOnGrid(seen, asked) - 1e-9);
      }),
      { seed: 41 },
    );
  });
});

function bestOnGrid({ blocks, differing, mean, spread }: Differing, asked: number): number {
  let best = -Infinity;
  for (let share = 0.0005; share < 1; share += 0.0005) {
    const alike = (blocks - differing) * Math.log(1 - share);
    const apart = (differing / 2) * Math.log(spread + (mean - asked / share) ** 2);
    best = Math.max(best, differing * Math.log(share) + alike - apart);
  }
  return best;
}
