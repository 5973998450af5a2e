import type { FaultCounts, MatchJob, MatchResult } from "@doorcard/protocol";
import type { Journal } from "../journal/journal.ts";
import { jobsOf, type EventPlan } from "../plan.ts";
import { RunError } from "../run-error.ts";
import { noFaults } from "../seats/seat.ts";
import { Counts } from "./counts.ts";
import type { Crew } from "./crew.ts";
import type { ShadowOrder } from "./diff-orders.ts";
import { Sample } from "./sample.ts";
import { WATCHED, type ShadowedMatch } from "./shadow-match.ts";

/** Decisions of a block, and how many another bot would have taken otherwise. */
export interface BlockDecisions {
  decisions: number;
  changed: number;
}

/** What came of asking another bot at every decision of a run. */
export interface ShadowedRun {
  readonly counts: Counts;
  readonly blocks: readonly BlockDecisions[];
  /** Changed decisions: all, or so many of them, each equally likely. */
  readonly sample: Sample;
  readonly faults: FaultCounts;
  readonly otherFaults: FaultCounts;
}

/**
 * Plays every match of a finished run again with `other`, the URL of a module, behind the first entrant's bot. Throws
 * RunError when a match comes out otherwise than it is in the journal: a bot that does not depend on its hands alone
 * cannot be compared with another.
 */
export async function shadowRun(
  journal: Journal,
  crew: Crew,
  {
    other,
    most,
    onMatch,
  }: { readonly other: string; readonly most: number; readonly onMatch: (matches: number) => void },
): Promise<ShadowedRun> {
  const plan = journal.plan as EventPlan;
  const counts = new Counts();
  const blocks = Array.from({ length: plan.blocks }, (): BlockDecisions => ({ decisions: 0, changed: 0 }));
  const sample = new Sample(most, plan.seed);
  const [faults, otherFaults] = [noFaults(), noFaults()];
  let matches = 0;
  await crew.carryOut(shadowOrders(plan, other), (match) => {
    const { result } = match.played;
    mustBeAsBefore(result, journal.result(result));
    const block = blocks[result.block]!;
    for (const cell of match.cells) {
      counts.add(cell);
      block.decisions += cell.count;
    }
    block.changed += match.changes.length;
    for (const change of match.changes) sample.add(change);
    addFaults(faults, result.seats.find(({ entrant }) => entrant === WATCHED)!.faults);
    addFaults(otherFaults, match.faults);
    onMatch(++matches);
  });
  return { counts, blocks, sample, faults, otherFaults };
}

function* shadowOrders(plan: EventPlan, other: string): Generator<ShadowOrder> {
  for (const job of jobsOf(plan)) yield { kind: "shadow", job: job as MatchJob, other };
}

function mustBeAsBefore(result: MatchResult, before: MatchResult | undefined): void {
  if (JSON.stringify(result) === JSON.stringify(before)) return;
  throw new RunError(
    `match ${result.id} came out otherwise when it was played again: a bot does not depend on its hands alone (its luck must come from the random it is given, and nothing may be kept outside create)`,
  );
}

function addFaults(sum: FaultCounts, more: ShadowedMatch["faults"]): void {
  for (const kind of Object.keys(sum) as (keyof FaultCounts)[]) sum[kind] += more[kind];
}
