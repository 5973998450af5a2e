import type { HouseJob, MatchJob } from "@doorcard/protocol";
import type { TalliedMatch } from "@doorcard/ratings";
import type { AnyPlan } from "./plan.ts";

/**
 * Who is out of an event: a bot whose faults go beyond the limit, counted in the order of the schedule and not of the
 * clock, so that it is out from the same match on however the event is played. That match counts; its later ones don't.
 */
export class FaultLedger {
  /** Numbers of the entrants that are out. */
  readonly out = new Set<number>();
  readonly #limit: number;
  readonly #faults: number[];

  constructor({ faultLimit, entrants }: AnyPlan) {
    this.#limit = faultLimit ?? Number.POSITIVE_INFINITY;
    this.#faults = entrants.map(() => 0);
  }

  /** Whether a bot of a match is out already. */
  hasOut(job: MatchJob | HouseJob): boolean {
    return this.out.size > 0 && job.entrants.some((entrant) => this.out.has(entrant));
  }

  /** Counts the faults of the next match that counts. */
  count(result: TalliedMatch): void {
    for (const { entrant, faults } of result.seats) {
      this.#faults[entrant]! += Object.values(faults).reduce((sum, count) => sum + count, 0);
      if (this.#faults[entrant]! > this.#limit) this.out.add(entrant);
    }
  }
}
