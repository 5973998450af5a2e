import fc from "fast-check";
import jStat from "jstat";
import { describe, expect, test } from "vitest";
import { type Couple, equalityDoubt, groupsOf, lettersOf, rejected } from "./groups.ts";
import { Luck } from "./simulation/luck.ts";
import { studentTails } from "./student.ts";
import { duels, roundRobin, tallyOf } from "./tally.cases.ts";

describe("lettersOf, worked by hand", () => {
  test.each<{ what: string; apart: Couple[]; letters: string[] }>([
    { what: "nobody apart", apart: [], letters: ["a", "a", "a", "a"] },
    { what: "the best apart from the worst", apart: [[0, 3]], letters: ["a", "ab", "ab", "b"] },
    {
      what: "two pairs",
      apart: [
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
      ],
      letters: ["a", "a", "b", "b"],
    },
    {
      what: "a chain of neighbours",
      apart: [
        [0, 2],
        [0, 3],
        [1, 3],
      ],
      letters: ["a", "ab", "bc", "c"],
    },
    {
      what: "the second apart from its neighbours, though they share with the rest",
      apart: [
        [0, 1],
        [1, 2],
      ],
      letters: ["a", "b", "a", "ab"],
    },
    {
      what: "everybody apart",
      apart: [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
      letters: ["a", "b", "c", "d"],
    },
  ])("$what", ({ apart, letters }) => {
    const told = lettersOf([0, 1, 2, 3], apart);
    expect([0, 1, 2, 3].map((entrant) => told.get(entrant))).toEqual(letters);
  });

  test("law: two share a letter exactly if they are not apart, and the best has an a", () => {
    const all = Array.from({ length: 7 }, (_, one) => Array.from({ length: one }, (__, other): Couple => [other, one]));
    fc.assert(
      fc.property(
        fc.subarray(all.flat()),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
        (apart, order) => {
          const letters = lettersOf(order, apart);
          for (const [one, other] of all.flat()) {
            const shared = letters
              .get(one)!
              .split("")
              .some((letter) => letters.get(other)!.includes(letter));
            expect(shared).toBe(!apart.some(([a, b]) => a === one && b === other));
          }
          expect(letters.get(order[0]!)).toContain("a");
        },
      ),
      { seed: 61 },
    );
  });
});

describe("Holm's correction, worked by hand", () => {
  // Four at 5 %: against 0.0125, 0.01667, 0.025 and 0.05.
  test.each([
    { probabilities: [0.01, 0.04, 0.03, 0.005], fallen: [true, false, false, true] },
    { probabilities: [0.01, 0.04, 0.02, 0.005], fallen: [true, true, true, true] },
    { probabilities: [0.013, 0.0001, 0.9, 0.5], fallen: [true, true, false, false] },
    { probabilities: [0.013, 0.014, 0.02, 0.03], fallen: [false, false, false, false] },
    { probabilities: [], fallen: [] },
  ])("$probabilities", ({ probabilities, fallen }) => {
    expect(rejected(probabilities, 0.05)).toEqual(fallen);
  });
});

describe("equalityDoubt", () => {
  test("mean 2 and standard error 1 of four blocks: t of 2 with three degrees", () => {
    // Mean 2, squares 12, variance 4, standard error 1; both tails of t(3) beyond 2 are 13.93 %.
    const blocks = [2 + Math.sqrt(6), 2 - Math.sqrt(6), 2, 2];
    expect(equalityDoubt(blocks)).toBeCloseTo(0.1393, 4);
    expect(equalityDoubt(blocks)).toBeCloseTo(2 * (1 - jStat.studentt.cdf(2, 3)), 7);
  });

  test("jstat agrees on tails", () => {
    for (const [t, degrees] of [
      [0.3, 1],
      [2.5, 7],
      [4, 40],
      [1.96, 1500],
    ] as const) {
      expect(studentTails(t, degrees)).toBeCloseTo(2 * (1 - jStat.studentt.cdf(t, degrees)), 7);
      expect(studentTails(-t, degrees)).toBe(studentTails(t, degrees));
    }
  });

  test("no doubt without swing, no knowledge without blocks", () => {
    expect(equalityDoubt([3, 3, 3])).toBe(0);
    expect(equalityDoubt([0, 0, 0])).toBe(1);
    expect(equalityDoubt([5])).toBe(1);
  });
});

describe("groupsOf", () => {
  test("two that are equal against the rock, and the rock", () => {
    const luck = new Luck("groups");
    const tally = tallyOf(
      roundRobin,
      duels(roundRobin, 50, (lineUp) => Math.round((lineUp === 0 ? 0 : 20) + 30 * luck.normal())),
    );
    expect(groupsOf(tally)).toEqual(["a", "a", "b"]);
  });

  test("who is out has no letters", () => {
    const shape = { ...roundRobin, out: new Set([0]) };
    expect(
      groupsOf(
        tallyOf(
          shape,
          duels(shape, 4, () => 8),
        ),
      ),
    ).toEqual(["", "a", "b"]);
  });
});
