import fc from "fast-check";
import { expect, test } from "vitest";
import { strandsOf } from "./curves/colours.ts";
import { rangeOf } from "./curves/range-of.ts";
import { scaleOf } from "./scale.ts";

const rate = fc
  .tuple(fc.double({ min: -200, max: 200, noNaN: true }), fc.double({ min: 0, max: 50, noNaN: true }))
  .map(([mean, half]) => ({ mean, low: mean - half, high: mean + half }));

test("a scale holds 0 and every interval, in their order", () => {
  fc.assert(
    fc.property(fc.array(rate), (rates) => {
      const { from, to, at } = scaleOf(rates);
      for (const { mean, low, high } of [...rates, { mean: 0, low: 0, high: 0 }]) {
        expect(low).toBeGreaterThanOrEqual(from);
        expect(high).toBeLessThanOrEqual(to);
        expect(at(low)).toBeLessThanOrEqual(at(mean));
        expect(at(mean)).toBeLessThanOrEqual(at(high));
      }
      expect([at(from), at(to)]).toEqual([0, 100]);
    }),
  );
});

test("a plot of curves holds 0 and all but the first tenth, which may be wild", () => {
  const points = Array.from({ length: 100 }, (_, i) => {
    const half = 100 / (i + 1);
    return { hands: 10 * (i + 1), mean: 5, low: 5 - half, high: 5 + half };
  });
  const [least, most] = rangeOf([{ name: "odds", points }]);
  expect(least).toBeGreaterThan(-7);
  expect(least).toBeLessThan(5 - 10);
  expect(most).toBeGreaterThan(5 + 10);
  expect(most).toBeLessThan(17);
  expect(rangeOf([]).map(Math.sign)).toEqual([-1, 1]);
});

test("a bot's curve looks the same however the ranking turns, and no other's does", () => {
  const names = Array.from({ length: 30 }, (_, at) => `bot-${at}`);
  const strands = strandsOf(names);
  expect(strandsOf(names.toReversed())).toEqual(strands);
  expect(new Set([...strands.values()].map((strand) => JSON.stringify(strand))).size).toBe(30);
});
