import { describe, expect, test } from "vitest";
import { fieldRates, strongField } from "./field.ts";
import { rateOf } from "./rate.ts";
import { rates } from "./rates.ts";
import { duels, roundRobin, tallyOf } from "./tally.cases.ts";
import { type EventShape, samplesFrom } from "./tally.ts";

/** Chips that the first of each couple wins a match, block by block. */
const wins = [
  [8, -6, 20],
  [2, 4, 30],
  [5, -10, 10],
];

const tally = tallyOf(
  roundRobin,
  duels(roundRobin, 3, (lineUp, block) => wins[block]![lineUp]!),
);

describe("fieldRates", () => {
  test("equal weights give the plain rates", () => {
    expect(fieldRates(tally, [2, 2, 2])).toEqual(rates(tally));
  });

  test("an opponent of all the weight gives the encounter with it", () => {
    expect(fieldRates(tally, [0, 0, 1])[0]).toEqual(rateOf(samplesFrom([tally.ledgers[1]!], 0), 4));
  });

  test("by hand: odds counts three times, rock once", () => {
    // Chart won 15 chips from odds and -12 from rock in three matches of ten hands each way: (3 × 15 - 12) / 4 / 30 a hand.
    expect(fieldRates(tally, [1, 3, 1])[0]!.mean).toBeCloseTo(((3 * 15 - 12) / 4 / 30) * 25, 12);
  });

  test("in a line-up of three the weights of both others multiply", () => {
    const shape: EventShape = {
      entrants: ["a", "b", "c", "d"],
      lineUps: [
        [0, 1, 2],
        [0, 1, 3],
        [0, 2, 3],
      ],
      rotations: 1,
      bigBet: 4,
    };
    const three = tallyOf(
      shape,
      shape.lineUps.map((entrants, lineUp) => {
        const [match] = duels(roundRobin, 1, () => 0);
        const seats = entrants.map((entrant, place) => ({
          ...match!.seats[0]!,
          entrant,
          net: place === 0 ? 6 * (lineUp + 1) : -3 * (lineUp + 1),
        }));
        return { ...match!, lineUp, seats };
      }),
    );
    // Weights 2 × 3, 2 × 5 and 3 × 5; chips 6, 12, 18 in ten hands; 31 is their sum.
    expect(fieldRates(three, [9, 2, 3, 5])[0]!.mean).toBeCloseTo((6 * 6 + 10 * 12 + 15 * 18) / 31 / 10 / 0.04, 12);
  });

  test("who met only opponents without weight has no interval", () => {
    expect(fieldRates(tally, [1, 0, 0])[0]).toEqual({ mean: 0, low: null, high: null });
  });

  test("weights that cannot be are refused", () => {
    expect(() => fieldRates(tally, [1, 1])).toThrow("There are 3 entrants, but 2 weights");
    expect(() => fieldRates(tally, [1, -1, 1])).toThrow("The weight of entrant 1 must be 0 or more, not -1");
  });
});

describe("strongField", () => {
  /** Chart beats odds, odds beats rock, rock beats chart; with further entrants that copy or lose. */
  const cycle = ["chart", "odds", "rock"];
  const winOf = (one: string, other: string): number => {
    if (other === "fish") return one === "fish" ? 0 : 70;
    if (one === "fish") return -70;
    const [a, b] = [cycle.indexOf(one), cycle.indexOf(other)];
    return a === b ? 0 : (b - a + 3) % 3 === 1 ? 12 : -12;
  };
  const event = (entrants: readonly string[]): EventShape => ({
    entrants,
    lineUps: entrants.flatMap((_, one) => Array.from({ length: one }, (__, other) => [other, one])),
    rotations: 2,
    bigBet: 4,
  });
  const played = (entrants: readonly string[]): ReturnType<typeof tallyOf> => {
    const shape = event(entrants);
    return tallyOf(
      shape,
      duels(shape, 2, (lineUp) => {
        const [one = 0, other = 0] = shape.lineUps[lineUp]!;
        return winOf(entrants[one]!, entrants[other]!);
      }),
    );
  };
  const near = (weights: readonly number[] | undefined, expected: readonly number[]): void =>
    expected.forEach((weight, at) => expect(Math.abs(weights![at]! - weight)).toBeLessThan(1e-6));

  test("copies share a weight and a fish has none", () => {
    near(strongField(played(cycle)), [1 / 3, 1 / 3, 1 / 3]);
    near(strongField(played([...cycle, "rock", "fish", "fish"])), [1 / 3, 1 / 3, 1 / 6, 1 / 6, 0, 0]);
  });

  test("so neither moves a standing, though both move the plain rates", () => {
    const [few, many] = [played(cycle), played([...cycle, "rock", "fish"])];
    const [before, after] = [few, many].map((one) => fieldRates(one, strongField(one)!).map(({ mean }) => mean));
    before!.forEach((mean, entrant) => expect(after![entrant]).toBeCloseTo(mean, 4));
    expect(rates(many)[0]!.mean).not.toBeCloseTo(rates(few)[0]!.mean, 1);
  });

  test("none at tables for three", () => {
    const three = { ...roundRobin, lineUps: [[0, 1, 2]] };
    expect(strongField(tallyOf(three, []))).toBeUndefined();
  });

  test("who is out has no weight", () => {
    const shape = { ...roundRobin, out: new Set([0]) };
    near(
      strongField(
        tallyOf(
          shape,
          duels(shape, 2, () => 8),
        ),
      ),
      [0, 1, 0],
    );
  });
});
