export { Tally, type EventShape, type Totals } from "./tally.ts";
export { CONFIDENCE, rateOf, type Sample } from "./rate.ts";
export { encounters, rates, standingsOf, type About } from "./standings.ts";
export type { TestRule } from "./sequential-test.ts";
export { testOf, testOutcome } from "./regression.ts";
export { Looked, looks, type Until, type UntilRanked, type UntilTested } from "./stopping.ts";
export { studentQuantile } from "./student.ts";
