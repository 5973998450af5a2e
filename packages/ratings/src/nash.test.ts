import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nashWeights } from "./nash.ts";

describe("nashWeights", () => {
  test.each([
    {
      what: "rock, paper, scissors",
      wins: [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      weights: [1 / 3, 1 / 3, 1 / 3],
    },
    {
      what: "a copied rock: the copies share",
      wins: [
        [0, 0, -1, 1],
        [0, 0, -1, 1],
        [1, 1, 0, -1],
        [-1, -1, 1, 0],
      ],
      weights: [1 / 6, 1 / 6, 1 / 3, 1 / 3],
    },
    {
      what: "unequal wins: each has what the other two win from each other",
      wins: [
        [0, -1, 2],
        [1, 0, -3],
        [-2, 3, 0],
      ],
      weights: [3 / 6, 2 / 6, 1 / 6],
    },
    {
      what: "one that beats all",
      wins: [
        [0, 1, 2],
        [-1, 0, 500],
        [-2, -500, 0],
      ],
      weights: [1, 0, 0],
    },
    {
      what: "two that are even with each other and beat the third",
      wins: [
        [0, 0, 2],
        [0, 0, 5],
        [-2, -5, 0],
      ],
      weights: [1 / 2, 1 / 2, 0],
    },
    {
      what: "rock, paper, scissors and one that is even with all: as even a mix as can be",
      wins: [
        [0, -1, 1, 0],
        [1, 0, -1, 0],
        [-1, 1, 0, 0],
        [0, 0, 0, 0],
      ],
      weights: [1 / 4, 1 / 4, 1 / 4, 1 / 4],
    },
    { what: "alone", wins: [[0]], weights: [1] },
  ])("$what", ({ wins, weights }) => {
    nashWeights(wins).forEach((weight, at) => expect(Math.abs(weight - weights[at]!)).toBeLessThan(1e-6));
  });

  test("law: nobody beats the mix, and the unit of the wins does not matter", () => {
    const games = fc
      .tuple(
        fc.integer({ min: 2, max: 9 }),
        fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 36, maxLength: 36 }),
      )
      .map(([size, wins]) => gameOf(size, wins));
    fc.assert(
      fc.property(games, (wins) => {
        const weights = nashWeights(wins);
        const largest = Math.max(1e-300, ...wins.flat().map(Math.abs));
        for (const row of wins) {
          expect(row.reduce((sum, win, other) => sum + win * weights[other]!, 0)).toBeLessThan(2e-6 * largest);
        }
        const doubled = nashWeights(wins.map((row) => row.map((win) => 2 * win)));
        doubled.forEach((weight, at) => expect(weight).toBeCloseTo(weights[at]!, 6));
      }),
      { seed: 71 },
    );
  });
});

/** A fair game of so many players from what each wins from those before it. */
function gameOf(size: number, wins: readonly number[]): number[][] {
  const players = Array.from({ length: size }, (_, player) => player);
  const winOf = (one: number, other: number): number => wins[(one * (one - 1)) / 2 + other]!;
  return players.map((one) =>
    players.map((other) => (one === other ? 0 : one > other ? winOf(one, other) : -winOf(other, one))),
  );
}
