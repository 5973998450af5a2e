import { check, type MatchResult } from "@doorcard/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rates } from "./rates.ts";
import { type About, standingsOf } from "./standings.ts";
import { duels, roundRobin } from "./tally.cases.ts";
import { Tally } from "./tally.ts";

const about: About = {
  name: "friday",
  game: "razz",
  rules: "classic",
  stakes: { ante: 1, bringIn: 1, smallBet: 2, bigBet: 4 },
  seats: 2,
  seed: "pepper",
  hands: 120,
};

const untimed = { resultHash: "abc", decisionsPerSecond: [] };

describe("standingsOf", () => {
  test("best mean first, with its faults, and of the shape that the protocol says", () => {
    const results = duels(roundRobin, 2, (lineUp) => [4, -2, 6][lineUp]!);
    results[0]!.seats[0]!.faults.late = 3;
    const standings = standingsOf(tallyOf(results), about, { resultHash: "abc", decisionsPerSecond: [100, null, 5] });
    expect(check("standings", standings)).toMatchObject({ ok: true });
    expect(standings.event).toEqual({ ...about, handsPlayed: 120, blocks: 2, complete: true });
    // Chips a match of ten hands: chart +4 -2, odds -4 +6, rock +2 -6; halved, since an entrant plays two matches.
    expect(standings.entrants.map(({ rank, name, rate }) => [rank, name, rate.mean])).toEqual([
      [1, "chart", 2.5],
      [1, "odds", 2.5],
      [3, "rock", -5],
    ]);
    expect(standings.entrants.map(({ decisionsPerSecond }) => decisionsPerSecond)).toEqual([100, null, 5]);
    expect(standings.entrants.map(({ faults }) => faults.late)).toEqual([3, 0, 0]);
    expect(standings.headToHead).toHaveLength(6);
  });

  test("says when the run is not complete, and is of the right shape even with nothing in", () => {
    const empty = standingsOf(new Tally(roundRobin), about, untimed);
    expect(check("standings", empty)).toMatchObject({ ok: true });
    expect(empty.event).toMatchObject({ handsPlayed: 0, blocks: 0, complete: false });
    expect(empty.entrants.map(({ rank, rate }) => [rank, rate.low])).toEqual([1, 1, 1].map((rank) => [rank, null]));
  });

  test("law: the order in which results come in does not show in a single byte", () => {
    fc.assert(
      fc.property(
        events().chain((event) =>
          fc.tuple(fc.constant(event), fc.shuffledSubarray(event, { minLength: event.length })),
        ),
        ([event, shuffled]) => {
          const told = (results: readonly MatchResult[]): string =>
            JSON.stringify(standingsOf(tallyOf(results), about, untimed));
          expect(told(shuffled)).toBe(told(event));
        },
      ),
      { seed: 11 },
    );
  });

  test("law: what one wins another loses, so the means weighted with hands come to nothing", () => {
    fc.assert(
      fc.property(events(), (event) => {
        const tally = tallyOf(event);
        const weighted = rates(tally).map((rate, entrant) => rate.mean * tally.totals[entrant]!.hands);
        expect(Math.abs(weighted.reduce((sum, part) => sum + part, 0))).toBeLessThan(1e-6);
      }),
      { seed: 12 },
    );
  });
});

/** Whole events of up to six blocks, the last one shorter. */
function events(): fc.Arbitrary<MatchResult[]> {
  return fc
    .array(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 6, maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((wins) => {
      const results = duels(roundRobin, wins.length, (lineUp, block, rotation) => wins[block]![2 * lineUp + rotation]!);
      return results.map((result) => (result.block === wins.length - 1 ? { ...result, hands: 3 } : result));
    });
}

function tallyOf(results: readonly MatchResult[]): Tally {
  const tally = new Tally(roundRobin);
  for (const result of results) tally.add(result);
  return tally;
}
