import { describe, expect, test, vi } from "vitest";
import { calibrations, coverages, estimateOutcomes, looks, testOutcomes } from "./simulation/error-rates.ts";

// Seconds on a machine of its own, more on one that is shared
vi.setConfig({ testTimeout: 300_000 });

/** Three binomial standard errors of a share among so many. */
const margin = (share: number, among: number): number => 3 * Math.sqrt((share * (1 - share)) / among);

describe("sequential tests", () => {
  const outcomes = testOutcomes();

  test("false alarms and misses are as rare as asked, at the bounds and beyond, in both scales", () => {
    const wrong = outcomes.filter(({ place, high, low, tests }) => {
      const errors = place <= 0 ? high : place >= 1 ? low : 0;
      return errors > 0.05 + margin(0.05, tests);
    });
    expect(wrong).toEqual([]);
    expect(outcomes).toHaveLength(40);
    expect(outcomes.every(({ high, low }) => high + low === 1)).toBe(true);
  });

  test("the farther from the middle, the fewer blocks a test takes", () => {
    for (const { scale, shape } of outcomes) {
      const same = outcomes.filter((one) => one.scale === scale && one.shape === shape);
      const [below = 0, low = 0, between = 0, high = 0, above = 0] = same.map(({ blocks }) => blocks);
      expect(Math.max(low, high)).toBeLessThan(between);
      expect(below).toBeLessThan(low);
      expect(above).toBeLessThan(high);
    }
  });

  test("corrected estimates are as often too high as too low, where plain means are not; intervals hold what they promise", () => {
    const all = estimateOutcomes();
    // A motion is the exact limit of normal blocks; where few blocks differ it is the better guess of the two.
    const off = all.filter(
      ({ shape, above, tests }) => Math.abs(above - 0.5) > (shape === "normal" ? margin(0.5, tests) : 0.125),
    );
    expect(off).toEqual([]);
    expect(all.filter(({ place, plainAbove }) => place !== 0.5 && Math.abs(plainAbove - 0.5) < 0.08)).toEqual([]);
    expect(all.filter(({ covered, tests }) => covered < 0.95 - margin(0.95, tests))).toEqual([]);
  });
});

describe("intervals", () => {
  test("of fixed length: 95 % hold the true rate, and the true difference, at two seats and at six", () => {
    const off = coverages().filter(({ ofRates, differences, ofDifferences }) => {
      // Rates of an event sum to 0 and share their deals, so events count and not entrants.
      const allowed = margin(0.95, differences);
      return Math.abs(ofRates - 0.95) > allowed || Math.abs(ofDifferences - 0.95) > allowed;
    });
    expect(off).toEqual([]);
  });

  test("for any time: wrong at any of 2,000 looks no oftener than alpha, where one of fixed length mostly is", () => {
    const all = looks();
    expect(all.filter(({ alpha, anytime, events }) => anytime > alpha + margin(alpha, events))).toEqual([]);
    expect(all.filter(({ alpha, fixed }) => alpha === 0.05 && fixed < 0.4)).toEqual([]);
  });
});

test("of those said to be the best with some probability, that share is", () => {
  const told = calibrations();
  const off = told.filter(({ entrants, said, best }) => Math.abs(best - said) > margin(said, entrants) + 1 / entrants);
  expect(off).toEqual([]);
  expect(told.every(({ entrants }) => entrants > 50)).toBe(true);
});
