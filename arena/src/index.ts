export { auditRun, type AuditOptions } from "./audit/audit.ts";
export { checkBot, CHECKS, type CheckOptions, type CheckReport, type CheckResult } from "./check/check-bot.ts";
export { commitment } from "./commitment.ts";
export { Deals } from "./deals.ts";
export { diffPlan } from "./diff/diff-plan.ts";
export { diffRun, type DiffProgress, type DiffRequest } from "./diff/diff-run.ts";
export { playWithPerson, type KeptHand, type PersonMatch } from "./person-match.ts";
export { inspectBots, type BotSource, type InspectedBot } from "./inspect.ts";
export { Journal } from "./journal/journal.ts";
export { isBeingPlayed } from "./journal/journal-lock.ts";
export { placeOfDamage, type Damage, type Damages } from "./journal/journal-damage.ts";
export { playMatch, type PlayedMatch, type Timing } from "./match.ts";
export { betweenBots, openRun, replayHand, type OpenRun } from "./open-run.ts";
export { playHouseMatch } from "./house-match.ts";
export { houseJobOf, planHouseEvent, type HousePlan, type HouseRequest } from "./house-plan.ts";
export {
  jobOf,
  jobsOf,
  planEvent,
  planRegress,
  type AnyPlan,
  type EventPlan,
  type EventRequest,
  type Planned,
} from "./plan.ts";
export { openRegression } from "./open-regression.ts";
export { recordsOf } from "./run-records.ts";
export type { Progress, Standing } from "./book.ts";
export { resumeRun, runEvent, type RunOptions } from "./run.ts";
export { DamagedRun, RunError } from "./run-error.ts";
export { isFreeForRun, RUN_FILES } from "./journal/run-files.ts";
export { botRandom, DeckStream } from "./streams.ts";
export { BinaryBatch, JsonBatch, type Batch } from "./seats/batch.ts";
export { findProgram } from "./seats/isolation.ts";
export { LIMITS } from "./seats/limits.ts";
export type { Entrant } from "./seating.ts";
export { PersonLeft, PersonSeat, type Answered, type ThinkingTime } from "./seats/person-seat.ts";
