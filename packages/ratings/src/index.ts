export { anytimeQuantile, anytimeRate } from "./anytime.ts";
export { estimateAfter, expectedHands } from "./estimate-after.ts";
export { fieldRates, strongField } from "./field.ts";
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
export { type SecondOpinion, secondOpinion } from "./second-opinion.ts";
export { FEWEST_BLOCKS, type Rule, SequentialTest, type Verdict } from "./sequential-test.ts";
export { encounters, rates, standingsOf, type About } from "./standings.ts";
export { studentQuantile } from "./student.ts";
export { Tally, type EventShape, type Totals } from "./tally.ts";
