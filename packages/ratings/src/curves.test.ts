import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { curves } from "./curves.ts";
import { Looked } from "./stopping.ts";
import { rates } from "./rates.ts";
import { duels, roundRobin, tallyOf } from "./tally.cases.ts";

const blocksWon = (won: readonly number[]) =>
  tallyOf(
    roundRobin,
    duels(roundRobin, won.length, (_, b) => won[b]!),
  );
const wins = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 40 });

describe("curves", () => {
  test("no block, no point; one block, a point without an interval", () => {
    expect(curves(tallyOf(roundRobin, []))).toEqual([[], [], []]);
    // 7 chips a match over two line-ups and two rotations of ten hands: 28 chips in 40 hands, 17.5 big bets in 100
    expect(curves(blocksWon([7]))[0]).toEqual([{ hands: 40, mean: 17.5, low: null, high: null }]);
  });

  test("law: each point is the rate of the blocks up to it", () => {
    fc.assert(
      fc.property(wins, (won) => {
        const all = curves(blocksWon(won));
        won.forEach((_, at) => {
          const expected = rates(blocksWon(won.slice(0, at + 1)))[0]!;
          const { mean, low, high, hands } = all[0]![at]!;
          expect(hands).toBe(40 * (at + 1));
          expect(mean).toBeCloseTo(expected.mean, 8);
          if (expected.low === null) expect([low, high]).toEqual([null, null]);
          else
            expect([Math.abs(low! - expected.low) < 1e-3, Math.abs(high! - expected.high!) < 1e-3]).toEqual([
              true,
              true,
            ]);
        });
      }),
      { numRuns: 50 },
    );
  });

  test("law: the last point is that of the standings, to the last bit, also when the event stops by itself", () => {
    fc.assert(
      fc.property(wins, (won) => {
        const tally = blocksWon(won);
        const ends = (all: ReturnType<typeof curves>) =>
          all.map((points) => points.at(-1)!).map(({ mean, low, high }) => ({ mean, low, high }));
        expect(ends(curves(tally))).toEqual(rates(tally));
        expect(ends(curves(tally, 100))).toEqual(new Looked(tally, 100).rates);
      }),
      { numRuns: 50 },
    );
  });

  test("200 points at most, evenly spread", () => {
    const [points = []] = curves(blocksWon(Array.from({ length: 1001 }, (_, block) => (block * 37) % 101)));
    const gaps = points.map(({ hands }, i) => hands / 40 - (points[i - 1]?.hands ?? 0) / 40);
    expect(points).toHaveLength(200);
    expect(points.at(-1)!.hands).toBe(40 * 1001);
    expect(new Set(gaps)).toEqual(new Set([5, 6]));
  });
});
