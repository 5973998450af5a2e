import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compare, save, saved, type Measured } from "./measured.ts";
import { benchText, comparedText } from "./text.ts";

const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (figures: Readonly<Record<string, number>>, spread = 0.1): Measured => ({
  version: 2,
  quick: true,
  node: "v26.0.0",
  processors: 2,
  speeds: Object.entries(figures).map(([what, norm]) => ({ what, perSecond: norm / 2, norm, spread })),
  overPeers: [{ what: "ours over theirs", ratio: 4.56 }],
  twoWorkers: 1.8,
  memoryGrowth: 1,
  garbage: { hands: 1000, share: 0.01, bytesAHand: 12.3, heapGrowth: -2048 },
  missingPeers: ["phe"],
});

test("a figure is slower when it lost more than the noise of both runs, and than a shared machine always loses", () => {
  const before = run({ calibration: 100, steady: 1000, lost: 1000, gained: 1000, gone: 1000 });
  const now = run({ calibration: 10, steady: 860, lost: 840, gained: 1500, fresh: 5 });
  expect(compare(now, before).map(({ what, ratio, slower }) => [what, ratio, slower])).toEqual([
    ["steady", 0.86, false],
    ["lost", 0.84, true],
    ["gained", 1.5, false],
  ]);
  expect(compare(run({ lost: 840 }, 0.4), before).map(({ slower }) => slower)).toEqual([false]);
});

test("a run is saved and read again; what is none is told", () => {
  const file = join(folder, "run.json");
  save(run({ a: 1 }), file);
  expect(saved(file, true)).toEqual(run({ a: 1 }));
  expect(() => saved(file, false)).toThrow(/was measured with --quick, and so must this be$/);
  expect(() => save(run({ a: 1 }), join(folder, "gone", "x.json"))).toThrow(
    /^--save .*x\.json: cannot be written \(ENOENT\)$/,
  );
  expect(() => saved(join(folder, "gone.json"), true)).toThrow(/cannot be opened \(ENOENT\)$/);
  writeFileSync(file, "{");
  expect(() => saved(file, true)).toThrow(/is no JSON$/);
  writeFileSync(file, "null");
  expect(() => saved(file, true)).toThrow(/is no run of this bench; make one with --save$/);
});

test("the text has every figure, what it is of the limit, and what is not installed", () => {
  const text = benchText(run({ "evaluator, high": 137e6, other: 10 }));
  expect(text).toMatch(/^evaluator, high +137,000,000 +68,500,000 +± 5 % +100 %$/m);
  expect(text).toMatch(/^other +10 +5 +± 5 %$/m);
  expect(text).toMatch(/^allocated for each +12 bytes$/m);
  expect(text).toMatch(/^heap after them +-2 kB$/m);
  expect(text).toContain("phe is not installed: npm ci --prefix test/bench");
  const told = comparedText(
    [
      { what: "lost", ratio: 0.5, slower: true },
      { what: "kept", ratio: 1, slower: false },
    ],
    "base.json",
  );
  expect(told).toMatch(/^lost +0\.50x +slower$/m);
  expect(told).toContain("1 of 2 figures are slower than in base.json by more than the noise.");
});
