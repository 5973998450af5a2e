export { Deals } from "./deals.ts";
export { inspectBots, type BotSource, type InspectedBot } from "./inspect.ts";
export { Journal } from "./journal.ts";
export { playMatch, type PlayedMatch, type Timing } from "./match.ts";
export { openRun, replayHand, type OpenRun } from "./open-run.ts";
export { jobOf, jobsOf, planEvent, type EventPlan, type EventRequest } from "./plan.ts";
export { resumeRun, runEvent, type Progress, type RunOptions } from "./run.ts";
export { RunError } from "./run-error.ts";
export { botRandom, DeckStream } from "./streams.ts";
