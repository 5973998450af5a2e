import type { Regression } from "@doorcard/protocol";
import { estimateAfter } from "./estimate-after.ts";
import { blocksApartVariance, pairedBlocks, unpairedVariance, varianceOf } from "./paired.ts";
import { SequentialTest } from "./sequential-test.ts";
import type { UntilTested } from "./stopping.ts";
import type { Tally } from "./tally.ts";

/** Numbers of the two versions that are tested. */
const CANDIDATE = 0;
const BASELINE = 1;

/** The test of the first entrant against the second after the blocks that both have finished, up to the first that is missing. */
export function testOf(tally: Tally, until: UntilTested): SequentialTest {
  const test = new SequentialTest(until);
  for (const { block, difference, unpaired } of pairedBlocks(tally, CANDIDATE, BASELINE)) {
    // Which later ones are there depends on the workers
    if (block !== test.blocks || test.verdict !== undefined) break;
    test.add(difference, unpaired);
  }
  return test;
}

/** What a test came to, as far as the results say it. */
export type TestOutcome = Pick<
  Regression,
  "verdict" | "passed" | "estimate" | "hands" | "blocks" | "changedBlocks" | "handsUnpaired" | "handsBlocksApart"
>;

/** What the test of the first entrant against the second came to; the tally holds the blocks that count and no others. */
export function testOutcome(tally: Tally, until: UntilTested): TestOutcome {
  const test = testOf(tally, until);
  const verdict = tally.isOut(CANDIDATE)
    ? "candidate-out"
    : tally.isOut(BASELINE)
      ? "baseline-out"
      : (test.verdict ?? "undecided");
  const differences = pairedBlocks(tally, CANDIDATE, BASELINE).map(({ difference }) => difference);
  const variance = varianceOf(differences);
  const needed = (other: number): number | null => (variance > 0 ? Math.round((tally.hands * other) / variance) : null);
  const isDuel = tally.ledgers.length === 1;
  return {
    verdict,
    passed: verdict === "high" ? true : verdict === "low" || verdict === "candidate-out" ? false : null,
    estimate: estimateTold(test),
    hands: tally.hands,
    blocks: test.blocks,
    changedBlocks: differences.filter((difference) => difference !== 0).length,
    handsUnpaired: needed(unpairedVariance(tally, CANDIDATE, BASELINE)),
    handsBlocksApart: isDuel ? null : needed(blocksApartVariance(tally, CANDIDATE, BASELINE)),
  };
}

function estimateTold(test: SequentialTest): Regression["estimate"] {
  if (test.blocks === 0) return { seen: null, corrected: null, low: null, high: null };
  const { mean, low, high } = estimateAfter(test);
  return { seen: test.mean, corrected: mean, low, high };
}
