import fc from "fast-check";
import { expect, test } from "vitest";
import { liveTable } from "./live-table.ts";
import { around } from "./standings.cases.ts";

const row = (name: string, mean: number, isOut = false) => ({ name, rate: around(mean, 1), isOut });

test("a few columns, who is out marked as such", () => {
  expect(
    liveTable([row("chart", 12.5), row("odds", -12.5), row("bad", 0, true)], { width: 80, colour: false }),
  ).toEqual([
    "#  bot               bb/100",
    "───────────────────────────",
    "1  chart      +12.50 ± 1.00",
    "2  odds       -12.50 ± 1.00",
    "3  bad (out)    0.00 ± 1.00",
  ]);
});

test("nothing while nobody has a rate", () => {
  const unknown = { name: "chart", rate: { mean: 0, low: null, high: null }, isOut: false };
  expect(liveTable([unknown], { width: 80, colour: false })).toEqual([]);
});

test("law: no line is wider than a terminal of 40 columns or more, and a name cannot move the cursor", () => {
  const names = fc.array(fc.string({ minLength: 1, maxLength: 90 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(names, fc.integer({ min: 40, max: 120 }), (all, width) => {
      const lines = liveTable(
        all.map((name, at) => row(name, 100 * at)),
        { width, colour: false },
      );
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      expect(lines.join("")).not.toContain("\u001b");
    }),
    { seed: 4, numRuns: 50 },
  );
});
