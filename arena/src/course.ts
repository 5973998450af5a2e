import type { HouseJob, MatchJob } from "@doorcard/protocol";
import type { TalliedMatch } from "@doorcard/ratings";
import { FaultLedger } from "./fault-ledger.ts";
import type { MatchPlace } from "./journal/journal-slots.ts";
import type { AnyPlan } from "./plan.ts";
import { StopWatch } from "./stop-watch.ts";

type Job = MatchJob | HouseJob;

/**
 * What of an event counts, as it goes on: who is out, and after which block it stops. Matches are judged in the order of
 * the schedule and not of the clock, so that an event comes to the same result however it is played.
 */
export class Course {
  readonly #faults: FaultLedger;
  readonly #stop: StopWatch | undefined;
  /** Identities of matches that do not count, since a bot of theirs was out before. */
  readonly notCounted = new Set<string>();
  /** Matches that are over before one that comes earlier in the schedule. */
  readonly #early = new Map<number, { readonly job: Job; readonly result: TalliedMatch | undefined }>();
  #next = 0;

  constructor(plan: AnyPlan) {
    this.#faults = new FaultLedger(plan);
    this.#stop = plan.until && new StopWatch({ ...plan, until: plan.until }, this.out);
  }

  /** Numbers of the entrants that are out. */
  get out(): ReadonlySet<number> {
    return this.#faults.out;
  }

  /** After how many blocks the event has stopped, since its answer is known; undefined while it is not. */
  get stoppedAt(): number | undefined {
    return this.#stop?.blocks;
  }

  /** How much of the answer was not known at the last look; undefined before the first, or when none is waited for. */
  get open(): number | undefined {
    return this.#stop?.open;
  }

  /** Whether a match counts, as far as is known. */
  counts({ lineUp, block, rotation }: MatchPlace): boolean {
    if (this.stoppedAt !== undefined && block >= this.stoppedAt) return false;
    return this.notCounted.size === 0 || !this.notCounted.has(`${lineUp}.${block}.${rotation}`);
  }

  /** Whether a bot of a match is out already. */
  hasOut(job: Job): boolean {
    return this.#faults.hasOut(job);
  }

  /** Enters the match of this place in the schedule, from 0; without a result when it was not played. */
  enter(place: number, job: Job, result: TalliedMatch | undefined): void {
    if (this.stoppedAt !== undefined) return;
    this.#early.set(place, { job, result });
    for (let next = this.#early.get(this.#next); next !== undefined; next = this.#early.get(this.#next)) {
      this.#early.delete(this.#next++);
      this.#count(next.job, next.result);
      if (this.stoppedAt !== undefined) this.#early.clear();
    }
  }

  #count(job: Job, result: TalliedMatch | undefined): void {
    const isOut = this.hasOut(job);
    if (isOut) this.notCounted.add(job.id);
    else if (result !== undefined) this.#faults.count(result);
    this.#stop?.enter(isOut ? undefined : result);
  }
}
