import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FEWEST_BLOCKS, type TestRule, SequentialTest } from "./sequential-test.ts";

const rule: TestRule = { low: -2, high: 0, alpha: 0.05, beta: 0.1, scale: "rate", handsPerBlock: 40 };
const inDeviations: TestRule = { ...rule, low: -0.3, scale: "deviations" };

describe("the log ratio, worked by hand", () => {
  test("rates: half the blocks times the log of mean squares about either bound, the imagined blocks included", () => {
    // Differences 1, 3, -4 and 4 have mean 1 and squares 38; imagined are three blocks of twice the unpaired 6.
    const sequential = played(rule, [1, 3, -4, 4], 6);
    const spread = (38 + 36) / 7;
    expect(sequential.mean).toBe(1);
    expect(sequential.variance).toBe((38 + 36) / 4);
    expect(sequential.hands).toBe(160);
    expect(sequential.logRatio).toBeCloseTo(3.5 * Math.log((spread + 3 ** 2) / (spread + 1 ** 2)), 12);
  });

  test("deviations: the likelihood of each bound at its own best deviation, found on a grid", () => {
    const blocks = [1, 3, -4, 4];
    const sequential = played(inDeviations, blocks, 0);
    const best = (effect: number): number => {
      let most = -Infinity;
      for (let deviation = 0.5; deviation < 10; deviation += 1e-4) {
        const squares = blocks.reduce((sum, block) => sum + (block - effect * deviation) ** 2, 0);
        most = Math.max(most, -4 * Math.log(deviation) - squares / (2 * deviation ** 2));
      }
      return most;
    };
    // A block is 40 hands, so a deviation of 100 hands in the mean of a block is the root of 0.4 of them.
    expect(sequential.logRatio).toBeCloseTo(best(0) - best(-0.3 * Math.sqrt(0.4)), 6);
  });
});

describe("verdicts", () => {
  test("none before 16 blocks, however clear it is, and then the one that was due", () => {
    const sequential = new SequentialTest(rule);
    for (let block = 1; block < FEWEST_BLOCKS; block++) {
      sequential.add(50 + (block % 2), 100);
      expect(sequential.verdict).toBeUndefined();
    }
    sequential.add(50, 100);
    expect(sequential.verdict).toBe("high");
  });

  test("a verdict never changes, and what comes after it does not count", () => {
    const sequential = played(
      rule,
      range(30).map((block) => -20 + (block % 3)),
      100,
    );
    expect(sequential.verdict).toBe("low");
    const { blocks, mean, logRatio } = sequential;
    for (let block = 0; block < 1000; block++) sequential.add(500, 100);
    expect(sequential).toMatchObject({ verdict: "low", blocks, mean, logRatio });
  });

  test("versions that always play alike are not worse, but that takes its time", () => {
    const sequential = played(
      rule,
      range(5000).map(() => 0),
      60 ** 2,
    );
    expect(sequential.verdict).toBe("high");
    // With none of n blocks differing at most 3/n of them do; at 60 each that may still be 2 big bets up to 90 blocks.
    expect(sequential.blocks).toBeGreaterThan(90);
    expect(sequential.blocks).toBeLessThan(500);
    expect(
      played(
        inDeviations,
        range(5000).map(() => 0),
        60 ** 2,
      ).verdict,
    ).toBe("high");
  });

  test("bounds on both sides of versions that always play alike leave it open for ever", () => {
    for (const both of [rule, inDeviations].map((one) => ({ ...one, low: -1, high: 1 }))) {
      const sequential = played(
        both,
        range(2000).map(() => 0),
        100,
      );
      expect(sequential.verdict).toBeUndefined();
      expect(sequential.logRatio).toBe(0);
    }
  });

  test("without any swing, in blocks or in matches, the mean is known", () => {
    expect(
      played(
        rule,
        range(20).map(() => 0),
        0,
      ).verdict,
    ).toBe("high");
    expect(
      played(
        { ...rule, low: -1, high: 1 },
        range(20).map(() => 0),
        0,
      ).verdict,
    ).toBeUndefined();
  });

  test("the clearer the difference, the sooner the verdict", () => {
    const taken = [3, 10, 30, 100, 1000, 1e6].map((edge) => {
      const sequential = played(
        rule,
        range(20_000).map((block) => edge + 29 * (-1) ** block),
        60 ** 2,
      );
      expect(sequential.verdict).toBe("high");
      return sequential.blocks;
    });
    expect(taken).toEqual(taken.toSorted((a, b) => b - a));
  });

  test("first blocks that happen to be even do not end a test that one block in twenty would lose", () => {
    const losing = range(2000).map((block) => (block % 20 === 19 ? -80 + (block % 7) : 0));
    expect(played(rule, losing, 60 ** 2).verdict).toBe("low");
  });
});

describe("laws", () => {
  const differences = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -90, max: 80 })), {
    minLength: 16,
    maxLength: 60,
  });

  test("the mirrored question has the mirrored answer", () => {
    fc.assert(
      fc.property(differences, fc.constantFrom<TestRule>(rule, inDeviations), (blocks, asked) => {
        const mirrored = { ...asked, low: -asked.high, high: -asked.low, alpha: asked.beta, beta: asked.alpha };
        const [one, other] = [
          played(asked, blocks, 900),
          played(
            mirrored,
            blocks.map((block) => -block),
            900,
          ),
        ];
        expect(other.logRatio).toBeCloseTo(-one.logRatio, 9);
        expect(other.verdict).toBe(one.verdict && (one.verdict === "low" ? "high" : "low"));
      }),
      { seed: 51 },
    );
  });

  test("in deviations the stakes do not matter; in rates they do as the bounds do", () => {
    fc.assert(
      fc.property(differences, fc.double({ min: 0.01, max: 100, noNaN: true }), (blocks, stretch) => {
        const wider = blocks.map((block) => block * stretch);
        expect(played(inDeviations, wider, 900 * stretch ** 2).logRatio).toBeCloseTo(
          played(inDeviations, blocks, 900).logRatio,
          8,
        );
        const stretched = { ...rule, low: rule.low * stretch, high: rule.high * stretch };
        expect(played(stretched, wider, 900 * stretch ** 2).logRatio).toBeCloseTo(
          played(rule, blocks, 900).logRatio,
          8,
        );
      }),
      { seed: 52 },
    );
  });
});

test("a rule that cannot be is refused with all that is wrong with it", () => {
  const wrong = { ...rule, low: 1, high: 1, alpha: 0.5, beta: Number.NaN, handsPerBlock: 0 };
  expect(() => new SequentialTest(wrong)).toThrow(
    "low must be below high, but they are 1 and 1; alpha must lie between 0 and 0.5, not at 0.5; " +
      "beta must lie between 0 and 0.5, not at NaN; a block must have hands, not 0",
  );
});

function played(asked: TestRule, blocks: readonly number[], unpaired: number): SequentialTest {
  const sequential = new SequentialTest(asked);
  for (const block of blocks) sequential.add(block, unpaired);
  return sequential;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
