import { describe, expect, test } from "vitest";
import { calibrations, coverages, estimateOutcomes, looks, testOutcomes } from "./simulation/error-rates.ts";

/** Three binomial standard errors of a share among so many. */
const margin = (share: number, among: number): number => 3 * Math.sqrt((share * (1 - share)) / among);

describe("sequential tests", () => {
  const outcomes = testOutcomes();

  test("false alarms and misses are as rare as asked, at the bounds and beyond, in both scales", () => {
    expect(outcomes).toHaveLength(40);
    for (const outcome of outcomes) {
      const { place, high, low, tests } = outcome;
      const wrong = place <= 0 ? high : place >= 1 ? low : 0;
      expect(wrong, JSON.stringify(outcome)).toBeLessThanOrEqual(0.05 + margin(0.05, tests));
      expect(high + low).toBe(1);
    }
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
    for (const estimates of estimateOutcomes()) {
      const { shape, place, tests, plainAbove, above, covered } = estimates;
      // A motion is the exact limit of normal blocks; where few blocks differ it is the better guess of the two.
      const allowed = shape === "normal" ? margin(0.5, tests) : 0.125;
      expect(Math.abs(above - 0.5), JSON.stringify(estimates)).toBeLessThanOrEqual(allowed);
      if (place !== 0.5) expect(Math.abs(plainAbove - 0.5)).toBeGreaterThan(0.08);
      expect(covered, JSON.stringify(estimates)).toBeGreaterThanOrEqual(0.95 - margin(0.95, tests));
    }
  });
});

describe("intervals", () => {
  test("of fixed length: 95 % hold the true rate, and the true difference, at two seats and at six", () => {
    for (const coverage of coverages()) {
      const { rates, ofRates, differences, ofDifferences, seats } = coverage;
      // Rates of an event sum to 0 and share their deals, so the events count and not the entrants.
      const events = rates / (seats === 2 ? 4 : 7);
      expect(Math.abs(ofRates - 0.95), JSON.stringify(coverage)).toBeLessThanOrEqual(margin(0.95, events));
      expect(Math.abs(ofDifferences - 0.95), JSON.stringify(coverage)).toBeLessThanOrEqual(margin(0.95, differences));
    }
  });

  test("for any time: wrong at any of 2,000 looks no oftener than alpha, where those of fixed length nearly always are", () => {
    for (const ever of looks()) {
      const { alpha, events, anytime, fixed } = ever;
      expect(anytime, JSON.stringify(ever)).toBeLessThanOrEqual(alpha + margin(alpha, events));
      if (alpha === 0.05) expect(fixed, JSON.stringify(ever)).toBeGreaterThan(0.4);
    }
  });
});

test("of those said to be the best with some probability, that share is", () => {
  const told = calibrations();
  for (const calibration of told) {
    const { entrants, said, best } = calibration;
    expect(entrants).toBeGreaterThan(50);
    expect(Math.abs(best - said), JSON.stringify(calibration)).toBeLessThanOrEqual(
      margin(said, entrants) + 1 / entrants,
    );
  }
});
