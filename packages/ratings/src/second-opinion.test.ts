import { describe, expect, test } from "vitest";
import { secondOpinion } from "./second-opinion.ts";
import { Luck } from "./simulation/luck.ts";
import { duels, roundRobin, tallyOf } from "./tally.cases.ts";
import type { EventShape } from "./tally.ts";

const headsUp: EventShape = { entrants: ["chart", "odds"], lineUps: [[0, 1]], rotations: 2, bigBet: 4 };

describe("secondOpinion", () => {
  test("one game, by hand (Weng and Lin 2011, algorithm 4)", () => {
    // c² = 2 (sigma² + beta²) with sigma = 25/3 and beta = 25/6; both at 25, so each is first with probability 1/2.
    const [variance, beta] = [(25 / 3) ** 2, 25 / 6];
    const c = Math.sqrt(2 * (variance + beta ** 2));
    // Won: (1 - 1/2) / c; both lose (1/2)(1/2) sigma/c of sigma²/c², gamma.
    const shrink = Math.sqrt(1 - ((25 / 3 / c) * (variance / c ** 2)) / 4);
    const [won, lost] = secondOpinion(
      tallyOf(
        headsUp,
        duels(headsUp, 1, () => 1),
      ),
    );
    expect(won!.mu).toBeCloseTo(25 + variance / c / 2, 9);
    expect(lost!.mu).toBeCloseTo(25 - variance / c / 2, 9);
    expect(won!.sigma).toBeCloseTo((25 / 3) * shrink, 9);
    expect(lost!.sigma).toBeCloseTo((25 / 3) * shrink, 9);
  });

  test("who is even stays even, and nobody has played what is not finished", () => {
    const even = secondOpinion(
      tallyOf(
        headsUp,
        duels(headsUp, 5, () => 0),
      ),
    );
    expect(even[0]!.mu).toBeCloseTo(even[1]!.mu, 9);
    const half = duels(headsUp, 1, () => 8).filter(({ rotation }) => rotation === 0);
    expect(secondOpinion(tallyOf(headsUp, half))).toEqual([0, 1].map(() => ({ mu: 25, sigma: 25 / 3 })));
  });

  test("the order in which results come in does not show, and who is out is not rated", () => {
    const luck = new Luck("opinion");
    const results = duels(roundRobin, 20, (lineUp) => Math.round(50 * luck.normal()) + [5, 30, 20][lineUp]!);
    const told = secondOpinion(tallyOf(roundRobin, results));
    expect(told[0]!.mu).toBeGreaterThan(told[1]!.mu);
    expect(told[1]!.mu).toBeGreaterThan(told[2]!.mu);
    expect(secondOpinion(tallyOf(roundRobin, results.toReversed()))).toEqual(told);
    const withoutRock = secondOpinion(tallyOf({ ...roundRobin, out: new Set([2]) }, results));
    expect(withoutRock[2]).toEqual({ mu: 25, sigma: 25 / 3 });
  });
});
