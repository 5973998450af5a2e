import type { HouseJob, MatchJob, MatchResult } from "@doorcard/protocol";
import type { Journal } from "./journal.ts";
import { jobsOf, type AnyPlan } from "./plan.ts";

type Job = MatchJob | HouseJob;

/**
 * Who is out of an event: a bot whose faults go beyond the limit, counted in the order of the schedule and not of the
 * clock, so that it is out from the same match on however the event is played. That match counts; its later ones don't.
 */
export class FaultLedger {
  /** Numbers of the entrants that are out. */
  readonly out = new Set<number>();
  /** Identities of matches that do not count, since a bot of theirs was out before. */
  readonly notCounted = new Set<string>();
  readonly #limit: number;
  readonly #faults: number[];
  /** Matches that are over before one that comes earlier in the schedule. */
  readonly #early = new Map<number, { readonly job: Job; readonly result: MatchResult | undefined }>();
  #next = 0;

  constructor({ faultLimit, entrants }: AnyPlan) {
    this.#limit = faultLimit ?? Number.POSITIVE_INFINITY;
    this.#faults = entrants.map(() => 0);
  }

  /** Enters the match of this place in the schedule, from 0; without a result when it was not played. */
  enter(place: number, job: Job, result: MatchResult | undefined): void {
    this.#early.set(place, { job, result });
    for (let next = this.#early.get(this.#next); next !== undefined; next = this.#early.get(this.#next)) {
      this.#early.delete(this.#next++);
      this.#count(next.job, next.result);
    }
  }

  /** Whether a bot of a match is out already. */
  hasOut(job: Job): boolean {
    return this.out.size > 0 && job.entrants.some((entrant) => this.out.has(entrant));
  }

  #count(job: Job, result: MatchResult | undefined): void {
    if (this.hasOut(job)) {
      this.notCounted.add(job.id);
      return;
    }
    for (const { entrant, faults } of result?.seats ?? []) {
      this.#faults[entrant]! += Object.values(faults).reduce((sum, count) => sum + count, 0);
      if (this.#faults[entrant]! > this.#limit) this.out.add(entrant);
    }
  }
}

/** The ledger of what is in a journal. */
export function faultsIn(journal: Journal): FaultLedger {
  const { plan } = journal;
  const ledger = new FaultLedger(plan);
  if (!mayBeOut(journal)) return ledger;
  let place = 0;
  for (const job of jobsOf(plan)) ledger.enter(place++, job, journal.result(job));
  return ledger;
}

/** Whether any bot has more faults in all than it may have; which spares most events a walk through their schedule. */
function mayBeOut(journal: Journal): boolean {
  const { faultLimit, entrants } = journal.plan;
  if (faultLimit === undefined) return false;
  const faults = entrants.map(() => 0);
  for (const { seats } of journal.resultsWithFaults()) {
    for (const seat of seats)
      faults[seat.entrant]! += Object.values(seat.faults).reduce((sum, count) => sum + count, 0);
  }
  return faults.some((count) => count > faultLimit);
}
