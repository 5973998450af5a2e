import { check, type Regression } from "@doorcard/protocol";
import fc from "fast-check";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { regressionJunit } from "./regression-junit.ts";
import { regressionText } from "./regression-text.ts";

const faults = { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };

const passed: Regression = {
  version: 1,
  candidate: { name: "chart", version: "1.1.0", faults: { ...faults, late: 2 } },
  baseline: { name: "chart@main", version: "1.0.0", faults },
  field: ["odds", "rock"],
  event: {
    name: "chart",
    game: "razz",
    rules: "classic",
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    seats: 2,
    seed: "monday",
    mostHands: 2_000_000,
  },
  test: { low: -1, high: 0, alpha: 0.05, beta: 0.05, scale: "rate" },
  verdict: "high",
  passed: true,
  estimate: { seen: 0.8, corrected: 0.62, low: -0.4, high: 1.5 },
  hands: 48_000,
  blocks: 60,
  changedBlocks: 41,
  handsUnpaired: 1_200_000,
  handsBlocksApart: 600_000,
  resultHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
};

const plain = (regression: Regression, width = 100): string => regressionText(regression, { width, colour: false });

describe("regressionText", () => {
  test("reads like this", () => {
    expect(check("regression", passed)).toMatchObject({ ok: true });
    expect(plain(passed)).toBe(`\
chart against chart@main · razz · classic rules · 2 seats · field: odds, rock

Asked: is the difference at least 0 bb/100, or at most -1 bb/100? The answer is wrong at most 5 % of
the time.

PASSED: the candidate is not worse.

difference    +0.62 bb/100, 95 % interval [-0.40, +1.50]; +0.80 as seen, before it was corrected for
              stopping then
hands         48,000 of at most 2,000,000, 60 blocks, of which 41 came out differently
unpaired      1,200,000 hands, 25 times as many, had every match deals of its own
blocks apart  600,000 hands, 12.5 times as many, had each version duplicate blocks of its own
faults of chart  2 late

Seed monday.
Result hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
`);
  });

  test.each([
    ["low", false, "FAILED: the candidate is worse."],
    ["undecided", null, "UNDECIDED after all 2,000,000 hands"],
    ["candidate-out", false, "FAILED: chart failed so often"],
    ["baseline-out", null, "UNDECIDED: the baseline chart@main failed so often"],
  ] as const)("%s", (verdict, passes, told) => {
    expect(plain({ ...passed, verdict, passed: passes })).toContain(told);
  });

  test("where better was asked for, the words say so", () => {
    const better: Regression = { ...passed, test: { ...passed.test, low: 0, high: 1 } };
    expect(plain(better)).toContain("PASSED: the candidate is better.");
    expect(plain({ ...better, verdict: "low", passed: false })).toContain("FAILED: the candidate is not better.");
  });

  test("where nothing differed nothing is made up", () => {
    const estimate = { seen: 0, corrected: null, low: null, high: null };
    const text = plain({ ...passed, changedBlocks: 0, handsUnpaired: null, handsBlocksApart: null, estimate });
    expect(text).toContain("difference    0.00 bb/100\n");
    expect(text).not.toContain("unpaired");
  });

  test("law: no line is wider than asked, and colours move nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 140 }), fc.constantFrom("high", "low", "undecided"), (width, verdict) => {
        const told = { ...passed, verdict } as Regression;
        const lines = plain(told, width).split("\n");
        // A hash is one word
        const words = lines.filter((line) => !line.includes(passed.resultHash.slice(0, 20)) && line.length > width);
        expect(words).toEqual([]);
        expect(stripVTControlCharacters(regressionText(told, { width, colour: true }))).toBe(plain(told, width));
      }),
      { seed: 3, numRuns: 40 },
    );
  });
});

describe("regressionJunit", () => {
  test("a failure and a test that was not decided are told as such, and names cannot break out", () => {
    const evil: Regression = {
      ...passed,
      verdict: "low",
      passed: false,
      candidate: { ...passed.candidate, name: '"><failure/>' },
    };
    const xml = regressionJunit(evil);
    expect(xml).toMatch(/^<\?xml version="1.0"/);
    expect(xml).toContain('tests="1" failures="1" skipped="0"');
    expect(xml).not.toContain("<failure/>");
    expect(regressionJunit({ ...passed, verdict: "undecided", passed: null })).toContain("<skipped message=");
    expect(regressionJunit(passed)).not.toMatch(/<(skipped|failure) /);
  });
});
