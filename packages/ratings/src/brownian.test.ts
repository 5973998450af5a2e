import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endsAbove, endsAboveBy, endsBelowBy, meanTime, staysAbove } from "./brownian.ts";
import { normalTail } from "./normal.ts";

const bounds = { upper: 1, lower: -1.5 };

describe("a motion between two bounds", () => {
  test("without drift it ends above as gamblers with unequal purses do: 1.5 of 2.5", () => {
    expect(endsAbove(bounds, 0)).toBeCloseTo(0.6, 12);
    expect(meanTime(bounds, 0)).toBeCloseTo(1.5, 12);
  });

  test("at Wald's bounds it errs exactly as often as allowed", () => {
    // Log ratio of N(mu) to N(-mu): drift half the gap squared. Under "low" it ends above with probability alpha.
    const [alpha, beta] = [0.05, 0.1];
    const gap = 0.3;
    const wald = { upper: Math.log((1 - beta) / alpha) / gap, lower: Math.log(beta / (1 - alpha)) / gap };
    expect(endsAbove(wald, -gap / 2)).toBeCloseTo(alpha, 10);
    expect(endsAbove(wald, gap / 2)).toBeCloseTo(1 - beta, 10);
  });

  test.each([-2, -0.7, 0, 0.4, 3])("drift %d: by any time it ends or stays as a walk of small steps does", (drift) => {
    for (const time of [0.2, 1, 3, 6]) {
      const walk = walked(drift, time, 0.5);
      expect(Math.abs(endsAboveBy(bounds, drift, time) - walk.above)).toBeLessThan(1e-3);
      expect(Math.abs(endsBelowBy(bounds, drift, time) - walk.below)).toBeLessThan(1e-3);
      expect(Math.abs(staysAbove(bounds, drift, time, 0.5) - walk.stays)).toBeLessThan(1e-3);
    }
  });

  test.each([-1.3, 0, 0.8])("drift %d: where short times meet long ones both series agree", (drift) => {
    const meeting = 2.5 ** 2 / 2;
    const [short, long] = [meeting * (1 - 1e-13), meeting];
    expect(endsAboveBy(bounds, drift, short)).toBeCloseTo(endsAboveBy(bounds, drift, long), 10);
    expect(staysAbove(bounds, drift, short, 0.2)).toBeCloseTo(staysAbove(bounds, drift, long, 0.2), 10);
  });

  test("law: it ends above, ends below or stays, and the longer the likelier the end", () => {
    const drifts = fc.double({ min: -8, max: 8, noNaN: true });
    const times = fc.double({ min: 0.01, max: 50, noNaN: true });
    fc.assert(
      fc.property(drifts, times, (drift, time) => {
        const [above, below] = [endsAboveBy(bounds, drift, time), endsBelowBy(bounds, drift, time)];
        const stays = staysAbove(bounds, drift, time, bounds.lower);
        expect(above + below + stays).toBeCloseTo(1, 9);
        expect(Math.min(above, below, stays)).toBeGreaterThan(-1e-9);
        expect(endsAboveBy(bounds, drift, time * 1.1)).toBeGreaterThan(above - 1e-9);
        expect(endsAboveBy(bounds, drift, 1e4)).toBeCloseTo(endsAbove(bounds, drift), 9);
      }),
      { seed: 31 },
    );
  });

  test("with bounds far away it is normal at any time, and no number overflows", () => {
    const far = { upper: 1000, lower: -1000 };
    expect(staysAbove(far, 0.3, 25, 9)).toBeCloseTo(normalTail((9 - 7.5) / 5), 12);
    expect(endsAboveBy(bounds, 500, 1)).toBeCloseTo(1, 12);
    expect(endsAboveBy(bounds, -500, 1)).toBeCloseTo(0, 12);
    expect(endsAbove(bounds, 1e4)).toBe(1);
    expect(endsAbove(bounds, -1e4)).toBe(0);
  });
});

/** A walk of steps 1/40 up or down with the drift's odds, followed exactly: shares ended above, below, and still in at a level or above. */
function walked(drift: number, time: number, level: number): { above: number; below: number; stays: number } {
  const step = 1 / 40;
  const up = (1 + drift * step) / 2;
  const size = 100;
  let places = new Float64Array(size + 1);
  places[60] = 1;
  let [above, below] = [0, 0];
  const steps = Math.round(time / step ** 2 / 2) * 2;
  for (let taken = 0; taken < steps; taken++) {
    const next = new Float64Array(size + 1);
    for (let at = 1; at < size; at++) {
      next[at + 1]! += places[at]! * up;
      next[at - 1]! += places[at]! * (1 - up);
    }
    above += next[size]!;
    below += next[0]!;
    next[size] = 0;
    next[0] = 0;
    places = next;
  }
  // Every other place is reachable; the level itself counts by half, like a histogram's bar.
  const edge = Math.round((level + 1.5) / step);
  let stays = 0;
  places.forEach((share, at) => {
    stays += at > edge ? share : at === edge ? share / 2 : 0;
  });
  return { above, below, stays };
}
