import { describe, expect, test } from "vitest";
import { normalTail } from "./normal.ts";
import { rankProbabilities } from "./rank-probabilities.ts";
import { Luck } from "./simulation/luck.ts";
import { duels, roundRobin, tallyOf } from "./tally.cases.ts";
import type { EventShape } from "./tally.ts";

const headsUp: EventShape = { entrants: ["chart", "odds"], lineUps: [[0, 1]], rotations: 2, bigBet: 4 };

describe("rankProbabilities", () => {
  test.each([3, 4])("%d blocks: as often as among all resamples, each counted once", (blocks) => {
    // Chips of chart from odds, chart from rock, odds from rock; the second and third block have ties in them.
    const won = [
      [10, 6, -3],
      [-8, -8, 8],
      [2, -4, 6],
      [5, 1, -9],
    ];
    const tally = tallyOf(
      roundRobin,
      duels(roundRobin, blocks, (lineUp, block) => won[block]![lineUp]!),
    );
    const exact = enumerated(won.slice(0, blocks).map(([a = 0, b = 0, c = 0]) => [a + b, c - a, -b - c]));
    const told = rankProbabilities(tally, "key");
    told.forEach((row, entrant) =>
      row.forEach((share, rank) => {
        const probability = exact[entrant]![rank]!;
        const error = Math.sqrt((probability * (1 - probability)) / 2000);
        expect(Math.abs(share - probability)).toBeLessThanOrEqual(4 * error);
      }),
    );
  });

  test.each([200, 1000, 2500])("%d blocks: two entrants are ranked as a normal mean would be", (blocks) => {
    const luck = new Luck(`ranks ${blocks}`);
    const wins = Array.from({ length: blocks }, () => Math.round(300 * luck.normal() + 300 / Math.sqrt(blocks)));
    const mean = wins.reduce((sum, win) => sum + win, 0) / blocks;
    const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / blocks;
    const tally = tallyOf(
      headsUp,
      duels(headsUp, blocks, (_, block) => wins[block]!),
    );
    const [first = []] = rankProbabilities(tally, "key");
    const expected = 1 - normalTail(mean / Math.sqrt(variance / blocks));
    expect(Math.abs(first[0]! - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / 2000) + 0.01);
  });

  test("a bot and its copy share every rank they may have", () => {
    const shape = { ...roundRobin, entrants: ["chart", "copy", "rock"] };
    const luck = [120, -7, 33, 0, -250];
    const tally = tallyOf(
      shape,
      duels(shape, 5, (lineUp, block, rotation) =>
        lineUp === 0 ? (rotation === 0 ? luck[block]! : -luck[block]!) : 500 + luck[block]!,
      ),
    );
    expect(rankProbabilities(tally, "key")).toEqual([
      [0.5, 0.5, 0],
      [0.5, 0.5, 0],
      [0, 0, 1],
    ]);
  });

  test("fewer than two blocks say nothing", () => {
    const even = [0, 1, 2].map(() => [1 / 3, 1 / 3, 1 / 3]);
    for (const blocks of [0, 1]) {
      const told = rankProbabilities(
        tallyOf(
          roundRobin,
          duels(roundRobin, blocks, () => 8),
        ),
        "key",
      );
      told.forEach((row, entrant) =>
        row.forEach((share, rank) => expect(share).toBeCloseTo(even[entrant]![rank]!, 12)),
      );
    }
  });

  test("who is out comes last, and the others are ranked by the line-ups among them", () => {
    const shape = { ...roundRobin, out: new Set([0]) };
    const tally = tallyOf(
      shape,
      duels(shape, 5, () => 8).filter(({ lineUp, block }) => lineUp === 2 || block === 0),
    );
    expect(rankProbabilities(tally, "key")).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  test("each entrant has one rank and each rank one entrant, in all; order of results does not show, the key does", () => {
    const luck = new Luck("order");
    const results = duels(roundRobin, 12, () => Math.round(50 * luck.normal()));
    const told = rankProbabilities(tallyOf(roundRobin, results), "key");
    for (const row of told) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    told.forEach((_, rank) => expect(told.reduce((sum, row) => sum + row[rank]!, 0)).toBeCloseTo(1, 12));
    expect(rankProbabilities(tallyOf(roundRobin, results.toReversed()), "key")).toEqual(told);
    expect(rankProbabilities(tallyOf(roundRobin, results), "another")).not.toEqual(told);
  });
});

/** Share of each rank over all resamples of blocks, given what each entrant won in each, ties shared. */
function enumerated(blocks: readonly (readonly number[])[]): number[][] {
  const count = blocks.length;
  const shares = [0, 1, 2].map(() => [0, 0, 0]);
  for (let code = 0; code < count ** count; code++) {
    const drawn = blocks.map((_, at) => blocks[Math.floor(code / count ** at) % count]!);
    const sums = [0, 1, 2].map((entrant) => drawn.reduce((sum, block) => sum + block[entrant]!, 0));
    sums.forEach((own, entrant) => {
      const better = sums.filter((other) => other > own).length;
      const equal = sums.filter((other) => other === own).length;
      for (let rank = better; rank < better + equal; rank++) shares[entrant]![rank]! += 1 / equal / count ** count;
    });
  }
  return shares;
}
