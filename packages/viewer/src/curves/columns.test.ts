import type { Curve } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { columnsOf } from "./columns.ts";

const rate = fc.double({ min: -50, max: 50, noNaN: true });
const points = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 40 })
  .chain((hands) =>
    fc
      .array(rate, { minLength: hands.length, maxLength: hands.length })
      .map((means) =>
        hands
          .toSorted((a, b) => a - b)
          .map((count, at) => ({ hands: count, mean: means[at]!, low: means[at]! - 1, high: means[at]! + 1 })),
      ),
  );
const curves: fc.Arbitrary<Curve[]> = fc
  .array(points, { maxLength: 5 })
  .map((all) => all.map((own, at) => ({ name: `bot ${at}`, points: own })));

const law = (name: string, holds: (all: readonly Curve[]) => void): void =>
  test(name, () => fc.assert(fc.property(curves, holds), { seed: 60 }));

law("places are in order, no more than the points of one curve and the ends of the others", (all) => {
  const [places] = columnsOf(all);
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  expect(places.length).toBeLessThanOrEqual(Math.max(0, ...all.map((curve) => curve.points.length)) + all.length);
});

law("a curve is met in its own points, ends in its last one, and stays between its neighbours elsewhere", (all) => {
  const [places, ...columns] = columnsOf(all);
  expect(columns.length).toBe(3 * all.length);
  for (const [at, { points: own }] of all.entries())
    for (const [place, hands] of places.entries()) {
      const [mean, low, high] = columns.slice(3 * at, 3 * at + 3).map((column) => column[place]!);
      const before = own.findLast((point) => point.hands <= hands);
      const after = own.find((point) => point.hands >= hands);
      if (before === undefined || after === undefined) expect([mean, low, high]).toEqual([null, null, null]);
      else if (before === after) expect([mean, low, high]).toEqual([before.mean, before.low, before.high]);
      else {
        expect(mean).toBeGreaterThanOrEqual(Math.min(before.mean, after.mean) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(before.mean, after.mean) + 1e-9);
        expect(low).toBeCloseTo(mean! - 1, 6);
        expect(high).toBeCloseTo(mean! + 1, 6);
      }
    }
});

test("an end of an interval that nobody knows yet leaves a gap", () => {
  const one = { name: "chart", points: [{ hands: 10, mean: 1, low: null, high: null }] };
  const other = {
    name: "odds",
    points: [
      { hands: 5, mean: 1, low: null, high: null },
      { hands: 15, mean: 3, low: 2, high: 4 },
    ],
  };
  expect(columnsOf([other, one])).toEqual([
    [5, 10, 15],
    [1, 2, 3],
    [null, null, 2],
    [null, null, 4],
    [null, 1, null],
    [null, null, null],
    [null, null, null],
  ]);
});
