import { expect, test } from "vitest";
import { eachHolding } from "./holdings.ts";
import { layRows, slotOf } from "./layout.ts";

test.each([
  [5, 6_175],
  [6, 18_395],
  [7, 49_205],
])("no two holdings of %i cards have the same sum, and there are %i", (size, holdings) => {
  const sums = new Set<number>();
  eachHolding(size, (_, sum) => sums.add(sum));
  expect(sums.size).toBe(holdings);
});

test("every holding of 5, 6 or 7 cards has a slot of its own", () => {
  const layout = layRows();
  const slots = new Set<number>();
  for (const size of [5, 6, 7]) eachHolding(size, (_, sum) => slots.add(slotOf(layout, sum, size)));
  expect(slots.size).toBe(6_175 + 18_395 + 49_205);
  expect(Math.max(...slots)).toBe(layout.slots - 1);
});
