export { Tally, type EventShape, type Totals } from "./tally.ts";
export { CONFIDENCE, rateOf, type Sample } from "./rate.ts";
export { encounters, rates, standingsOf, type About } from "./standings.ts";
export { Looked, looks, type Until } from "./stopping.ts";
export { studentQuantile } from "./student.ts";
