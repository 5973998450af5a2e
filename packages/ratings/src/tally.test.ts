import { describe, expect, test } from "vitest";
import { rateOf } from "./rate.ts";
import { rates } from "./rates.ts";
import { encounters } from "./standings.ts";
import { duel, duels, roundRobin } from "./tally.cases.ts";
import { type EventShape, Tally } from "./tally.ts";

const headsUp: EventShape = { entrants: ["chart", "odds"], lineUps: [[0, 1]], rotations: 2, bigBet: 4 };

describe("a sample is a block", () => {
  test("the rotations of a block add up to one sample", () => {
    const tally = tallyOf(
      headsUp,
      duels(headsUp, 2, (_, block, rotation) => [30, -10, 5, 5][2 * block + rotation] ?? 0),
    );
    expect(tally.samplesOf(0)).toEqual([
      { net: 20, hands: 20 },
      { net: 10, hands: 20 },
    ]);
    expect(tally.samplesOf(1)).toEqual([
      { net: -20, hands: 20 },
      { net: -10, hands: 20 },
    ]);
  });

  test("where results tell the luck of a seat it is taken off, exactly and in any order", () => {
    const results = duels(headsUp, 1, () => 10).map((result, rotation) => ({
      ...result,
      seats: result.seats.map((seat) => ({ ...seat, luck: (seat.net > 0 ? 1 : -1) * (rotation + 1 / 64) })),
    }));
    const sample = { net: 20 - 1 - 2 / 64, hands: 20 };
    expect(tallyOf(headsUp, results).samplesOf(0)).toEqual([sample]);
    expect(tallyOf(headsUp, results.toReversed()).samplesOf(0)).toEqual([sample]);
  });

  test("so do all line-ups that meet the same deals", () => {
    const tally = tallyOf(
      roundRobin,
      duels(roundRobin, 1, (lineUp) => [3, 4, 50][lineUp] ?? 0),
    );
    expect(tally.samplesOf(0)).toEqual([{ net: 2 * (3 + 4), hands: 40 }]);
    expect(tally.samplesOf(1)).toEqual([{ net: 2 * (50 - 3), hands: 40 }]);
  });

  test("a block counts for an entrant once all its line-ups have finished it; hands count at once", () => {
    const results = duels(roundRobin, 2, () => 8).filter(({ id }) => id !== "2.1.1");
    const tally = tallyOf(roundRobin, results);
    expect([0, 1, 2].map((entrant) => tally.samplesOf(entrant).length)).toEqual([2, 1, 1]);
    expect(tally.totals.map(({ hands }) => hands)).toEqual([80, 70, 70]);
    expect(tally.totals.map(({ decisions }) => decisions)).toEqual([200, 175, 175]);
    expect(tally.hands).toBe(110);
    expect(tally.blocks).toBe(1);
  });

  test("blocks may come with gaps", () => {
    const late = [0, 1].map((rotation) => duel(headsUp, { lineUp: 0, block: 900, rotation, hands: 10 }, 1));
    expect(tallyOf(headsUp, late).samplesOf(0)).toEqual([{ net: 2, hands: 20 }]);
  });

  test("three seats: three rotations", () => {
    const shape: EventShape = { entrants: ["a", "b", "c"], lineUps: [[0, 1, 2]], rotations: 3, bigBet: 4 };
    const tally = new Tally(shape);
    for (const rotation of [2, 0, 1]) {
      const base = duel({ ...shape, lineUps: [[0, 1]] }, { lineUp: 0, block: 0, rotation, hands: 7 }, 5);
      tally.add({ ...base, seats: [...base.seats, { ...base.seats[0]!, entrant: 2, net: 0 }] });
    }
    expect(tally.samplesOf(0)).toEqual([{ net: 15, hands: 21 }]);
    expect(tally.samplesOf(2)).toEqual([{ net: 0, hands: 21 }]);
    expect(encounters(tally)).toEqual([]);
  });
});

describe("rates", () => {
  test("a bot against itself: exactly 0, and no doubt", () => {
    const luck = [120, -7, 33, 0, -250];
    const mirrored = duels(headsUp, 5, (_, block, rotation) => (rotation === 0 ? luck[block]! : -luck[block]!));
    for (const rate of rates(tallyOf(headsUp, mirrored))) expect(rate).toEqual({ mean: 0, low: 0, high: 0 });
  });

  test("pairings that share their luck count as one sample, so the interval is wider than if they were independent", () => {
    const luck = [40, -30, 10, 25, -45, 6];
    const results = duels(roundRobin, 6, (lineUp, block) => (lineUp === 2 ? 0 : luck[block]!));
    const tally = tallyOf(roundRobin, results);
    const naive = rateOf(
      [0, 1].flatMap(() => luck.map((net) => ({ net: 2 * net, hands: 20 }))),
      4,
    );
    const honest = rates(tally)[0]!;
    expect(honest.mean).toBeCloseTo(naive.mean, 12);
    // Six samples, not twelve: √(11/5) for the variance, and t(.975, 5) / t(.975, 11) = 2.570582 / 2.200985.
    expect((honest.high! - honest.low!) / (naive.high! - naive.low!)).toBeCloseTo(
      Math.sqrt(11 / 5) * (2.570582 / 2.200985),
      4,
    );
  });

  test("pairings whose luck cancels out give a narrower one", () => {
    const results = duels(roundRobin, 4, (lineUp, block) => [block * 10, -block * 10, 0][lineUp]!);
    expect(rates(tallyOf(roundRobin, results))[0]).toEqual({ mean: 0, low: 0, high: 0 });
  });

  test("a head-to-head is counted over its own line-up alone", () => {
    const tally = tallyOf(
      roundRobin,
      duels(roundRobin, 2, (lineUp) => [4, -2, 6][lineUp]!),
    );
    // 4 chips are a big bet; 4 chips in 10 hands are 10 big bets in 100.
    const told = encounters(tally).map(({ name, against, hands, rate }) => [name, against, hands, rate.mean]);
    expect(told).toEqual([
      ["chart", "odds", 40, 10],
      ["chart", "rock", 40, -5],
      ["odds", "chart", 40, -10],
      ["odds", "rock", 40, 15],
      ["rock", "chart", 40, 5],
      ["rock", "odds", 40, -15],
    ]);
  });
});

describe("what does not belong is refused", () => {
  const match = duel(headsUp, { lineUp: 0, block: 3, rotation: 0, hands: 10 }, 1);
  test.each([
    { what: "a line-up that does not exist", result: { ...match, lineUp: 1 }, message: "line-up 1, but there are 1" },
    { what: "a rotation too far", result: { ...match, rotation: 2 }, message: "rotation 2, but a block has 2" },
    {
      what: "a stranger",
      result: { ...match, seats: match.seats.map((s) => ({ ...s, entrant: 7 })) },
      message: "seats entrant 7",
    },
  ])("$what", ({ result, message }) => {
    expect(() => new Tally(headsUp).add(result)).toThrow(message);
  });

  test("a match beyond the rotations of its block", () => {
    const tally = tallyOf(headsUp, [match, match]);
    expect(() => tally.add(match)).toThrow("Match 0.3.0 is one too many: block 3 has its 2 rotations");
  });

  test("an entrant twice in a line-up, or one that is not in the event", () => {
    expect(() => new Tally({ ...headsUp, lineUps: [[1, 1]] })).toThrow("Line-up 0 seats an entrant twice");
    expect(() => new Tally({ ...headsUp, lineUps: [[0, 2]] })).toThrow("Line-up 0 seats entrant 2, but there are 2");
  });
});

function tallyOf(shape: EventShape, results: readonly Parameters<Tally["add"]>[0][]): Tally {
  const tally = new Tally(shape);
  for (const result of results) tally.add(result);
  return tally;
}
