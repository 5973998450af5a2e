import { describe, expect, test } from "vitest";
import { anytimeQuantile } from "./anytime.ts";
import { rates } from "./rates.ts";
import { Luck } from "./simulation/luck.ts";
import { Looked, looks, tunedTo } from "./stopping.ts";
import { duels, roundRobin, tallyOf } from "./tally.cases.ts";
import type { EventShape } from "./tally.ts";

const headsUp: EventShape = { entrants: ["chart", "odds"], lineUps: [[0, 1]], rotations: 2, bigBet: 4 };

describe("looks", () => {
  test.each([
    [1, [1]],
    [16, [16]],
    [20, [16, 18, 20]],
    [40, [16, 18, 20, 22, 25, 28, 31, 35, 39, 40]],
  ])("of %i blocks: %j", (blocks, at) => expect(looks(blocks)).toEqual(at));

  test("a test of two versions is looked at after every block, and of many after every hundredth", () => {
    expect(looks(20, "tested")).toEqual([16, 17, 18, 19, 20]);
    expect(looks(10_000, "tested").at(-2)).toBeGreaterThan(9800);
  });

  test("of millions of blocks there are a few hundred, each later than the one before", () => {
    const at = looks(4_000_000);
    expect(at.length).toBeLessThan(200);
    expect(at.every((blocks, nth) => nth === 0 || blocks > at[nth - 1]!)).toBe(true);
    expect(at.at(-1)).toBe(4_000_000);
  });
});

describe("Looked", () => {
  test("a rate has its usual mean, and as many standard errors as hold for any time", () => {
    const luck = new Luck("looked");
    const tally = tallyOf(
      headsUp,
      duels(headsUp, 100, () => Math.round(30 * luck.normal())),
    );
    const [rate] = new Looked(tally, 900).rates;
    const [usual] = rates(tally);
    expect(rate!.mean).toBe(usual!.mean);
    // 100 blocks: Student's t is 1.984
    const wider = (rate!.high! - rate!.low!) / (usual!.high! - usual!.low!);
    expect(wider).toBeCloseTo(anytimeQuantile(100, 0.05, tunedTo(900)) / 1.9842169515, 6);
  });

  test("neighbours are told apart, told to be within the margin, or open; the best first", () => {
    const luck = new Luck("neighbours");
    // Chart beats both by far; odds and rock are even and swing little
    const results = duels(roundRobin, 60, (lineUp) => (lineUp === 2 ? 0 : 40) + Math.round(2 * luck.normal()));
    const looked = new Looked(tallyOf(roundRobin, results), 60);
    const told = (margin: number): string[] => looked.neighbours(margin).map((pair) => pair.told);
    expect(looked.neighbours(1)[0]).toMatchObject({ better: 0, told: "apart" });
    expect(told(50)).toEqual(["apart", "within-margin"]);
    expect(told(0.01)).toEqual(["apart", "open"]);
    expect(looked.open({ kind: "separated", margin: 0.01 })).toBe(1);
    expect(looked.open({ kind: "separated", margin: 50 })).toBe(0);
  });

  test("intervals are too wide or narrow enough, and before they are known they are too wide", () => {
    const luck = new Luck("widths");
    const tally = tallyOf(
      headsUp,
      duels(headsUp, 40, () => Math.round(30 * luck.normal())),
    );
    const looked = new Looked(tally, 1000);
    const [rate] = looked.rates;
    const half = (rate!.high! - rate!.low!) / 2;
    expect(looked.open({ kind: "interval", halfWidth: half * 1.001 })).toBe(0);
    expect(looked.open({ kind: "interval", halfWidth: half * 0.999 })).toBe(2);
    const young = tallyOf(
      headsUp,
      duels(headsUp, 3, () => 0),
    );
    expect(new Looked(young, 1000).open({ kind: "interval", halfWidth: 1e9 })).toBe(2);
  });

  test("who is out has no neighbours and is not waited for", () => {
    const results = duels(roundRobin, 30, () => 40);
    const looked = new Looked(tallyOf({ ...roundRobin, out: new Set([1, 2]) }, results), 30);
    expect(looked.neighbours(0)).toEqual([]);
    expect(looked.open({ kind: "separated", margin: 0 })).toBe(0);
  });
});
