import type { HandRecord, MatchJob, MatchResult } from "@doorcard/protocol";
import type { RecordedMatch } from "./match-orders.ts";
import { courseOf } from "./counted.ts";
import { Journal } from "./journal/journal.ts";
import { betweenBots } from "./open-run.ts";
import { jobOf, type EventPlan } from "./plan.ts";
import { RunError } from "./run-error.ts";
import { seatedIn } from "./seating-of-run.ts";
import { Thread } from "./thread.ts";

/**
 * Every hand of a run that is in its journal and counts, in order of identity, played again match by match; only the hands of two
 * matches are held at a time. `wanted` leaves matches out. Throws RunError when the folder holds no run, or when its bots
 * no longer play a match as the journal has it.
 */
export async function* recordsOf(
  directory: string,
  wanted: (job: MatchJob, plan: EventPlan) => boolean = () => true,
): AsyncGenerator<HandRecord> {
  const journal = Journal.open(directory);
  const thread = new Thread(seatedIn(journal));
  try {
    const plan = betweenBots(journal.plan, directory);
    let ahead: Promise<HandRecord[]> | undefined;
    const course = courseOf(journal);
    for (const place of journal.places()) {
      if (!course.counts(place)) continue;
      const job = jobOf(plan, place.lineUp, place.block, place.rotation);
      if (!wanted(job, plan)) continue;
      const before = ahead;
      ahead = recorded(thread, job, journal.result(job)!);
      // Failures are told when their turn comes
      ahead.catch(() => undefined);
      if (before !== undefined) yield* await before;
    }
    if (ahead !== undefined) yield* await ahead;
  } finally {
    await thread.close();
    journal.close();
  }
}

async function recorded(thread: Thread, job: MatchJob, result: MatchResult): Promise<HandRecord[]> {
  const { records, played } = (await thread.order({
    kind: "record",
    job,
    lost: result.seats.map(({ lost }) => lost),
  })) as RecordedMatch;
  if (JSON.stringify(played.result) !== JSON.stringify(result)) {
    throw new RunError(
      `the bots play match ${job.id} differently now (a bot has changed, or does not depend on its hands alone); nothing from it on can be told`,
    );
  }
  return records;
}
