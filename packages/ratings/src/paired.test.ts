import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksApartVariance, pairedBlocks, pairedDifferences, unpairedVariance, varianceOf } from "./paired.ts";
import { Luck } from "./simulation/luck.ts";
import { duel, duels, roundRobin, tallyOf } from "./tally.cases.ts";
import type { EventShape } from "./tally.ts";

const headsUp: EventShape = { entrants: ["new", "old"], lineUps: [[0, 1]], rotations: 2, bigBet: 4 };

/** Two versions that never meet: each plays the rock on the same deals. */
const apart: EventShape = {
  entrants: ["new", "old", "rock"],
  lineUps: [
    [0, 2],
    [1, 2],
  ],
  rotations: 2,
  bigBet: 4,
};

describe("heads-up, worked by hand", () => {
  // Chips of "new" in matches of 10 hands; a block is 20 hands, so a chip is 100 / 4 / 20 = 1.25 big bets per 100 hands.
  const won = [
    [30, -10],
    [5, 5],
  ];
  const tally = tallyOf(
    headsUp,
    duels(headsUp, 2, (_, block, rotation) => won[block]![rotation]!),
  );

  test("the difference of a block is twice what the one won", () => {
    expect(pairedDifferences(tally, 0, 1)).toEqual([2 * 20 * 1.25, 2 * 10 * 1.25]);
    expect(pairedDifferences(tally, 1, 0)).toEqual([-50, -25]);
    expect(varianceOf(pairedDifferences(tally, 0, 1))).toBe(312.5);
  });

  test("dealt apart, the four matches contribute 75, -25, 12.5 and 12.5", () => {
    expect(pairedBlocks(tally, 0, 1).map(({ unpaired }) => unpaired)).toEqual([2 * 50 ** 2, 0]);
    // About their mean of 18.75 the squares sum to 5156.25; three degrees of freedom, two matches a block.
    expect(unpairedVariance(tally, 0, 1)).toBeCloseTo((5156.25 / 3) * 2, 9);
    expect(unpairedVariance(tally, 1, 0)).toBeCloseTo((5156.25 / 3) * 2, 9);
  });

  test("two that only meet each other cannot be put on different deals", () => {
    expect(blocksApartVariance(tally, 0, 1)).toBe(312.5);
  });
});

describe("three at a table", () => {
  const shape: EventShape = { entrants: ["a", "b", "c"], lineUps: [[0, 1, 2]], rotations: 1, bigBet: 4 };
  const nets = [
    [8, 2, -10],
    [-4, 6, -2],
    [3, -1, -2],
  ];
  const tally = tallyOf(
    shape,
    nets.map((chips, block) => {
      const { seats, ...match } = duel(
        { ...shape, lineUps: [[0, 1]] },
        { lineUp: 0, block, rotation: 0, hands: 10 },
        0,
      );
      return { ...match, seats: chips.map((net, entrant) => ({ ...seats[0]!, entrant, net })) };
    }),
  );

  test("with one rotation there is nothing to pair, and the difference of the two in a match is what varies", () => {
    // Differences of 6, -10 and 4 chips in 10 hands, at 2.5 big bets per 100 hands each.
    expect(pairedDifferences(tally, 0, 1)).toEqual([15, -25, 10]);
    expect(unpairedVariance(tally, 0, 1)).toBeCloseTo(varianceOf([15, -25, 10]), 9);
  });
});

describe("two versions that play the same deals against others", () => {
  test("a block counts once both have finished it", () => {
    const results = duels(apart, 3, () => 4).filter(({ id }) => id !== "1.1.0");
    const tally = tallyOf(apart, results);
    expect(pairedDifferences(tally, 0, 1)).toEqual([0, 0]);
    expect(pairedBlocks(tally, 0, 1).map(({ block }) => block)).toEqual([0, 2]);
    expect(pairedBlocks(tally, 0, 1, 1).map(({ block }) => block)).toEqual([2]);
  });

  test("what deals have in common goes out of the paired variance, and each of the others has its part", () => {
    // A match is the cards of its seat, variance 3, and the version's own luck, variance 1; the rotations share half the cards' luck turned round.
    const luck = new Luck("paired");
    const blocks = 4000;
    const results = Array.from({ length: blocks }, (_, block) => {
      const deal = 1000 * luck.normal() * Math.sqrt(3);
      return [0, 1].flatMap((lineUp) =>
        [0, 1].map((rotation) => {
          const own = 1000 * luck.normal();
          return duel(
            apart,
            { lineUp, block, rotation, hands: 10 },
            Math.round((rotation === 0 ? deal : -deal / 2) + own),
          );
        }),
      );
    }).flat();
    const tally = tallyOf(apart, results);
    // A thousand chips are 1250 big bets per 100 hands of a block.
    const unit = 1250 ** 2;
    expect(offBy(varianceOf(pairedDifferences(tally, 0, 1)) / unit, 2 + 2)).toBeLessThan(0.06);
    // Own block of each: (1 - 1/2)² of 3, and twice 1.
    expect(offBy(blocksApartVariance(tally, 0, 1) / unit, 2 * (3 / 4 + 2))).toBeLessThan(0.06);
    // Each match: 3 + 1 and 3/4 + 1, for both versions.
    expect(offBy(unpairedVariance(tally, 0, 1) / unit, 2 * (4 + 1.75))).toBeLessThan(0.06);
  });

  test("against the same opponents the rock's own difference with one of them counts the match they share once", () => {
    const tally = tallyOf(
      roundRobin,
      duels(roundRobin, 2, (lineUp) => [4, -2, 6][lineUp]!),
    );
    // Chips a block of 40 hands: chart 2 × (4 - 2) = 4, odds 2 × (6 - 4) = 4, rock 2 × (2 - 6) = -8; a chip is 0.625.
    expect(pairedDifferences(tally, 0, 1)).toEqual([0, 0]);
    expect(pairedDifferences(tally, 0, 2)).toEqual([7.5, 7.5]);
    expect(unpairedVariance(tally, 0, 2)).toBeCloseTo(0, 9);
  });

  test("law: the order in which results come in does not show", () => {
    const event = fc
      .array(fc.integer({ min: -500, max: 500 }), { minLength: 12, maxLength: 12 })
      .map((wins) => duels(roundRobin, 2, (lineUp, block, rotation) => wins[6 * block + 2 * lineUp + rotation]!));
    const shuffles = event.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: 12 })));
    fc.assert(
      fc.property(shuffles, ([all, shuffled]) => {
        const [one, other] = [tallyOf(roundRobin, all), tallyOf(roundRobin, shuffled)];
        expect(pairedBlocks(other, 0, 2)).toEqual(pairedBlocks(one, 0, 2));
        expect(unpairedVariance(other, 0, 2)).toBe(unpairedVariance(one, 0, 2));
        expect(blocksApartVariance(other, 0, 2)).toBe(blocksApartVariance(one, 0, 2));
      }),
      { seed: 21, numRuns: 50 },
    );
  });
});

function offBy(value: number, expected: number): number {
  return Math.abs(value / expected - 1);
}
