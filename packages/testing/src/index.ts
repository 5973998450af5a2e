export { answerOf, BadAnswer, type AskOptions } from "./answer.ts";
export { describeSpot } from "./describe.ts";
export { playSeeded, type Played, type SeededMatch } from "./play-seeded.ts";
export { SpotError, type SpotProblem } from "./spot-error.ts";
export { spot, type SpotOptions } from "./spot.ts";
