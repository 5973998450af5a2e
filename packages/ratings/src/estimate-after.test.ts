import { describe, expect, test } from "vitest";
import { estimateAfter, expectedHands } from "./estimate-after.ts";
import { type TestRule, SequentialTest } from "./sequential-test.ts";
import { Luck } from "./simulation/luck.ts";

const rule: TestRule = { low: -10, high: 10, alpha: 0.05, beta: 0.05, scale: "rate", handsPerBlock: 100 };

describe("estimateAfter", () => {
  test("a test that could not have ended yet: the plain mean, and 1.96 standard errors to either side", () => {
    const close = played(
      { ...rule, low: -0.01, high: 0.01 },
      range(100).map((block) => 5 + 30 * (-1) ** block),
    );
    expect(close.verdict).toBeUndefined();
    const { mean, low, high } = estimateAfter(close);
    const error = Math.sqrt(close.variance / 100);
    expect(mean).toBeCloseTo(5, 6);
    expect(low).toBeCloseTo(5 - 1.959964 * error, 4);
    expect(high).toBeCloseTo(5 + 1.959964 * error, 4);
  });

  test("undecided in the middle is the middle, and the interval holds it evenly", () => {
    const { mean, low, high } = estimateAfter(
      played(
        rule,
        range(40).map((block) => 60 * (-1) ** block),
      ),
    );
    expect(mean).toBeCloseTo(0, 6);
    expect(high! + low!).toBeCloseTo(0, 6);
  });

  test("after a verdict the estimate is nearer to the middle than the plain mean; the earlier the verdict, the larger both", () => {
    const tests = [5, 8, 12, 20].map((edge) =>
      played(
        rule,
        range(2000).map((block) => edge + 40 * (-1) ** block),
      ),
    );
    expect(tests.map(({ verdict }) => verdict)).toEqual(["high", "high", "high", "high"]);
    const estimates = tests.map((ended) => estimateAfter(ended).mean);
    tests.forEach((ended, at) => expect(estimates[at]).toBeLessThan(ended.mean));
    expect(estimates).toEqual(estimates.toSorted((a, b) => a - b));
  });

  test("mirrored tests have mirrored estimates", () => {
    const edges = range(500).map((block) => 6 + ((block * 37) % 80) - 40);
    const up = estimateAfter(played(rule, edges));
    const down = estimateAfter(
      played(
        rule,
        edges.map((edge) => -edge),
      ),
    );
    expect(down.mean).toBeCloseTo(-up.mean, 9);
    expect(down.low).toBeCloseTo(-up.high!, 9);
  });

  test("nothing played says nothing, and without any swing there is no doubt", () => {
    expect(estimateAfter(new SequentialTest(rule))).toEqual({ mean: 0, low: null, high: null });
    expect(estimateAfter(played(rule, [7, 7, 7], 0))).toEqual({ mean: 7, low: 7, high: 7 });
  });
});

describe("expectedHands", () => {
  test("at a bound: (1 - 2 alpha) log((1 - alpha) / alpha) times twice the variance by the gap squared, in blocks", () => {
    const blocks = (0.9 * Math.log(19) * 2 * 3600) / 20 ** 2;
    expect(expectedHands(rule, 10, 3600)).toBeCloseTo(100 * blocks, 6);
    expect(expectedHands(rule, -10, 3600)).toBeCloseTo(100 * blocks, 6);
  });

  test("in rates four times the variance takes four times the hands", () => {
    for (const edge of [-25, -10, 0, 3]) {
      expect(expectedHands(rule, edge, 4 * 900) / expectedHands(rule, edge, 900)).toBeCloseTo(4, 9);
    }
  });

  test("in deviations the hands are the same whatever the variance", () => {
    const asked: TestRule = { ...rule, low: -0.1, high: 0.1, scale: "deviations" };
    expect(expectedHands(asked, 0.05 * 60, 60 ** 2)).toBeCloseTo(expectedHands(asked, 0.05 * 7, 7 ** 2), 6);
  });

  test("simulated tests take as many, but for the last block's part beyond the bound", () => {
    const luck = new Luck("expected hands");
    const asked = { ...rule, low: -6, high: 6 };
    let blocks = 0;
    for (let time = 0; time < 400; time++) {
      const sequential = new SequentialTest(asked);
      while (sequential.verdict === undefined) sequential.add(6 + 60 * luck.normal(), 3600);
      blocks += sequential.blocks;
    }
    const ratio = (blocks / 400) * (100 / expectedHands(asked, 6, 3600));
    expect(ratio).toBeGreaterThan(0.93);
    expect(ratio).toBeLessThan(1.12);
  });
});

function played(asked: TestRule, blocks: readonly number[], unpaired = 0): SequentialTest {
  const sequential = new SequentialTest(asked);
  for (const block of blocks) sequential.add(block, unpaired);
  return sequential;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
