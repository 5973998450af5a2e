// Prints the tables of docs/statistics.md: node packages/ratings/scripts/error-rates.ts
import { expectedHands, type TestRule } from "../src/index.ts";
import {
  calibrations,
  coverages,
  estimateOutcomes,
  looks,
  lopsidedOutcomes,
  testOutcomes,
} from "../src/simulation/error-rates.ts";
import { PLACES } from "../src/simulation/sequential.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const DEVIATIONS = [5, 20, 40, 60];

const print = (title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): void => {
  const lines = [head, head.map((_, at) => (at === 0 ? "---" : "--:")), ...rows];
  console.log(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
};

const WHERE = new Map([
  [0, "at low"],
  [0.5, "between"],
  [1, "at high"],
]);

const outcomes = [...testOutcomes(), ...lopsidedOutcomes()];

print(
  "Sequential tests, errors of 5 % allowed; 2,000 tests for each figure",
  [
    "scale, blocks",
    "false alarms below low",
    "at low",
    "misses at high",
    "above high",
    "blocks below low",
    "at low",
    "between",
    "at high",
    "above high",
  ],
  outcomes
    .filter(({ place }) => place === PLACES[0])
    .map(({ scale, shape }) => {
      const [below, low, between, high, above] = outcomes.filter((one) => one.scale === scale && one.shape === shape);
      const took = [below, low, between, high, above].map((one) => Math.round(one!.blocks));
      const errors = [below!.high, low!.high, high!.low, above!.low].map(percent);
      return [`${scale}, ${shape}`, ...errors, ...took];
    }),
);
print(
  "Estimates after tests",
  ["blocks", "true difference", "plain mean above it", "corrected mean above it", "interval holds it"],
  estimateOutcomes().map(({ shape, place, plainAbove, above, covered }) => [
    shape,
    WHERE.get(place) ?? place,
    percent(plainAbove),
    percent(above),
    percent(covered),
  ]),
);
print(
  "Intervals of fixed length",
  ["seats", "blocks", "rates held", "of", "differences held", "of"],
  coverages().map(({ seats, blocks, rates, ofRates, differences, ofDifferences }) => [
    seats,
    blocks,
    percent(ofRates),
    rates,
    percent(ofDifferences),
    differences,
  ]),
);
print(
  "Ever wrong within 2,000 blocks",
  ["seats", "alpha", "interval for any time", "interval of fixed length", "events"],
  looks().map(({ seats, alpha, anytime, fixed, events }) => [
    seats,
    percent(alpha),
    percent(anytime),
    percent(fixed),
    events,
  ]),
);
print(
  "Probability of being the best",
  ["range", "entrants", "said", "were the best"],
  calibrations().map(({ from, to, entrants, said, best }) => [
    `${from} to ${to}`,
    entrants,
    percent(said),
    percent(best),
  ]),
);
print(
  "Hands of each bot until a test between -gap and 0 ends, errors of 5 % allowed: with the difference at a bound, and in the middle",
  ["gap", ...DEVIATIONS.map((deviation) => `deviation ${deviation}`)],
  [1, 2, 5, 10].map((gap) => {
    const rule: TestRule = { low: -gap, high: 0, alpha: 0.05, beta: 0.05, scale: "rate", handsPerBlock: 100 };
    const hands = (place: number, deviation: number): string =>
      Number(expectedHands(rule, place * gap, deviation ** 2).toPrecision(2)).toLocaleString("en");
    return [gap, ...DEVIATIONS.map((deviation) => `${hands(0, deviation)}, ${hands(-0.5, deviation)}`)];
  }),
);
