import { firstDifference } from "./audit-difference.ts";
import { houseJobOf } from "../house-plan.ts";
import type { Journal } from "../journal/journal.ts";
import type { MatchPlace } from "../journal/journal-slots.ts";
import type { PlayedMatch } from "../match.ts";
import { jobOf } from "../plan.ts";
import { RunError } from "../run-error.ts";
import { seatedIn } from "../seating-of-run.ts";
import { isApart } from "../seats/isolation.ts";
import { Thread } from "../thread.ts";

/** A match that does not come out as its journal has it. */
export interface Difference {
  /** The match. */
  readonly at: string;
  readonly message: string;
}

/** Matches in the hands of a thread at once: one in play and one waiting, or a few where bots in processes are waited for. */
const IN_PROCESS = 2;
const APART = 8;

/** Plays matches of a journal again, and gives those that come out otherwise, in their order. */
export async function differences(
  journal: Journal,
  matches: readonly MatchPlace[],
  { workers, onProgress }: { readonly workers: number; readonly onProgress?: (done: number, of: number) => void },
): Promise<Difference[]> {
  const found: (Difference | undefined)[] = matches.map(() => undefined);
  const threads = Array.from({ length: Math.min(workers, matches.length) }, () => new Thread(seatedIn(journal)));
  const atOnce = journal.plan.entrants.some(isApart) ? APART : IN_PROCESS;
  const waiting = matches.entries();
  let done = 0;
  const playOn = async (thread: Thread): Promise<void> => {
    for (const [place, match] of waiting) {
      found[place] = await differenceOf(journal, match, thread);
      onProgress?.(++done, matches.length);
    }
  };
  try {
    await Promise.all(threads.flatMap((thread) => Array.from({ length: atOnce }, () => playOn(thread))));
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
  return found.filter((one) => one !== undefined);
}

async function differenceOf(journal: Journal, match: MatchPlace, thread: Thread): Promise<Difference | undefined> {
  const { plan } = journal;
  const { lineUp, block, rotation } = match;
  const job = plan.game === "caribbean" ? houseJobOf(plan, lineUp, block) : jobOf(plan, lineUp, block, rotation);
  try {
    const told = journal.result(match)!;
    const lost = told.seats.map((seat) => seat.lost);
    const { result } = (await thread.order({ kind: "play", job, lost })) as PlayedMatch;
    const names = job.entrants.map((entrant) => plan.entrants[entrant]!.name);
    const message = firstDifference(told, result, names);
    return message === undefined ? undefined : { at: job.id, message };
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return { at: job.id, message: `could not be played again: ${error.message}` };
  }
}
