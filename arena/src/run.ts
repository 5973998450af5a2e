import PQueue from "p-queue";
import { Book, type Progress } from "./book.ts";
import { Course } from "./course.ts";
import { Journal } from "./journal/journal.ts";
import type { Damages } from "./journal/journal-damage.ts";
import type { PlayedMatch } from "./match.ts";
import { jobsOf, type AnyPlan } from "./plan.ts";
import { RunError } from "./run-error.ts";
import { inspectBots } from "./inspect.ts";
import { isApart } from "./seats/isolation.ts";
import { seatedIn } from "./seating-of-run.ts";
import { Thread } from "./thread.ts";

/** How to play an event. */
export interface RunOptions {
  /** The folder of the journal; new or empty unless a run is resumed. */
  readonly directory: string;
  /** Worker threads, 1 or more. */
  readonly workers: number;
  /** Ends the run after the matches in play, with all that was played in the journal. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Is called when the folder holds the run, so that it can be resumed from now on. */
  readonly onBegun?: () => void;
  /** Is told what was damaged in the journal of a run that is resumed, and the name under which the damaged file is kept. */
  readonly onDamage?: (damage: Damages, keptAs: string) => void;
}

/** Fewest and most matches in the hands of a thread at once where bots in processes are waited for. */
const FEWEST_WAITING = 8;
const MOST_WAITING = 256;

/**
 * Matches in the hands of a thread at once. One in play and one waiting, so that it does not stand still while the journal
 * is written. Where bots in processes are waited for many, so that they are asked many things in one message; but not more
 * than a quarter of the event, so that a stop loses little.
 */
function matchesAThread({ entrants, matches }: AnyPlan, threads: number): number {
  if (!entrants.some(isApart)) return 2;
  return Math.max(FEWEST_WAITING, Math.min(MOST_WAITING, Math.ceil(matches / 4 / threads)));
}

/** Plays a new event. Throws RunError when the folder cannot hold it or a bot's thread dies; what was played stays. */
export async function runEvent(plan: AnyPlan, options: RunOptions): Promise<void> {
  const journal = Journal.create(options.directory, plan);
  await play(journal, options);
}

/** Goes on with the run in a folder to the same bytes as if it had never stopped. Throws RunError when its bots have changed. */
export async function resumeRun(options: RunOptions): Promise<void> {
  const journal = Journal.resume(options.directory);
  if (journal.keptAs !== undefined) options.onDamage?.(journal.damage, journal.keptAs);
  const inspected = await inspectBots(journal.plan.entrants, journal.plan.limits);
  const changed = inspected.ok
    ? journal.plan.entrants.find((entrant, i) => inspected.value[i]!.version !== entrant.version)?.name
    : inspected.problems.map(({ message }) => message).join("; ");
  if (changed !== undefined) {
    journal.close();
    throw new RunError(inspected.ok ? `bot ${changed} is of another version than when the run began` : changed);
  }
  await play(journal, options);
}

async function play(journal: Journal, options: RunOptions): Promise<void> {
  options.onBegun?.();
  const { plan } = journal;
  const threads = Array.from(
    { length: Math.max(1, Math.min(options.workers, plan.matches)) },
    () => new Thread(seatedIn(journal)),
  );
  try {
    await playAll(journal, threads, options);
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
    journal.close();
  }
}

/** Feeds the schedule to the threads; only a few jobs exist at any time. */
async function playAll(journal: Journal, threads: readonly Thread[], options: RunOptions): Promise<void> {
  const { plan } = journal;
  const free = Array.from({ length: matchesAThread(plan, threads.length) }, () => threads).flat();
  const queue = new PQueue({ concurrency: free.length });
  const course = new Course(plan);
  const book = new Book(journal, course, options.onProgress);
  const failure: { error?: unknown } = {};
  let next = 0;
  let told = 0;
  for (const job of jobsOf(plan)) {
    const place = next++;
    if (options.signal?.aborted === true || failure.error !== undefined || course.stoppedAt !== undefined) break;
    const found = journal.result(job);
    if (found !== undefined || course.hasOut(job)) {
      course.enter(place, job, found);
      book.found(found);
      continue;
    }
    await queue.onSizeLessThan(threads.length * 2);
    void queue.add(async () => {
      const thread = free.shift()!;
      try {
        const played = (await thread.order({ kind: "play", job })) as PlayedMatch;
        course.enter(place, job, played.result);
        book.enter(played);
        if (course.out.size > told) {
          told = course.out.size;
          for (const one of threads) void one.order({ kind: "leave-out", entrants: [...course.out] });
        }
      } catch (error) {
        if (course.hasOut(job)) {
          course.enter(place, job, undefined);
          book.found();
          return;
        }
        const names = job.entrants.map((entrant) => plan.entrants[entrant]!.name).join(", ");
        failure.error ??=
          error instanceof RunError
            ? new RunError(`match ${job.id} of ${names} could not be played: ${error.message}`)
            : error;
      } finally {
        free.push(thread);
      }
    });
  }
  await queue.onIdle();
  book.write();
  if (failure.error !== undefined) throw failure.error;
}
