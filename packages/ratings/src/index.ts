export { anytimeQuantile, anytimeRate } from "./anytime.ts";
export { curves } from "./curves.ts";
export { estimateAfter, expectedHands } from "./estimate-after.ts";
export { fieldRates, fieldView, strongField, type FieldView } from "./field.ts";
export { groupsOf } from "./groups.ts";
export {
  blocksApartVariance,
  type PairedBlock,
  pairedBlocks,
  pairedDifferences,
  unpairedVariance,
  varianceOf,
} from "./paired.ts";
export { rankProbabilities } from "./rank-probabilities.ts";
export { CONFIDENCE, rateOf, type Sample } from "./rate.ts";
export type { Skill } from "./plackett-luce.ts";
export { secondOpinion } from "./second-opinion.ts";
export { FEWEST_BLOCKS, type TestRule, SequentialTest, type Verdict } from "./sequential-test.ts";
export { rates } from "./rates.ts";
export { encounters, standingsOf, type About, type HowPlayed } from "./standings.ts";
export { testOf, testOutcome } from "./regression.ts";
export { Looked, looks, type Until, type UntilRanked, type UntilTested } from "./stopping.ts";
export { studentQuantile } from "./student.ts";
export type { TalliedMatch } from "./tallied-match.ts";
export { Tally, type EventShape, type Totals } from "./tally.ts";
