// Prints the tables of docs/statistics.md: node packages/ratings/scripts/error-rates.ts
import { expectedHands, type TestRule } from "../src/index.ts";
import { calibrations, coverages, estimateOutcomes, looks, testOutcomes } from "../src/simulation/error-rates.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const print = (title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): void => {
  const lines = [head, head.map((_, at) => (at === 0 ? "---" : "--:")), ...rows];
  console.log(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
};

const WHERE = new Map([
  [-0.5, "below low"],
  [0, "at low"],
  [0.5, "between"],
  [1, "at high"],
  [1.5, "above high"],
]);

print(
  "Sequential tests",
  ["scale, blocks", "true difference", "said high", "said low", "blocks"],
  testOutcomes().map(({ scale, shape, place, high, low, blocks }) => [
    `${scale}, ${shape}`,
    WHERE.get(place) ?? place,
    percent(high),
    percent(low),
    Math.round(blocks),
  ]),
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
  "Hands of each bot until a test of [-gap, 0] ends, errors 5 %",
  ["gap", "deviation of 100 hands", "at either bound", "between, at the most"],
  [1, 2, 5, 10].flatMap((gap) =>
    [5, 20, 40, 60].map((deviation) => {
      const rule: TestRule = { low: -gap, high: 0, alpha: 0.05, beta: 0.05, scale: "rate", handsPerBlock: 100 };
      const hands = [0, -gap / 2].map((difference) => expectedHands(rule, difference, deviation ** 2));
      return [gap, deviation, ...hands.map((count) => Number(count.toPrecision(2)))];
    }),
  ),
);
