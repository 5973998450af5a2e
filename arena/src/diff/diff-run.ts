import type { DiffReport, Share } from "@doorcard/protocol";
import { rateOf } from "@doorcard/ratings";
import type { InspectedBot } from "../inspect.ts";
import { Journal } from "../journal/journal.ts";
import { betweenBots, openRun } from "../open-run.ts";
import { Crew } from "./crew.ts";
import { dearestOf, FIRST_ROLLOUTS, LEADING, NARROWING_ROLLOUTS } from "./dearest.ts";
import { shadowRun, type BlockDecisions } from "./shadow-run.ts";

/** How far a comparison is: matches played again, decisions ranked, narrowed down, settled. */
export interface DiffProgress {
  readonly stage: "asking" | "ranking" | "narrowing" | "settling";
  readonly done: number;
  readonly of: number;
}

/** What is to be compared with the first entrant of a run, and how. */
export interface DiffRequest {
  /** The folder of the run, finished; all its bots are in process. */
  readonly directory: string;
  /** The bot that is asked and never acts. */
  readonly other: InspectedBot;
  /** Worker threads, 1 or more; the report does not depend on how many. */
  readonly workers: number;
  /** Decisions of which the gain or loss is estimated; with 0 none is played out. */
  readonly top: number;
  /** Rollouts of each of those, 2 or more. */
  readonly rollouts: number;
  readonly onProgress?: (progress: DiffProgress) => void;
}

/** Changed decisions that are ranked at most. */
const MOST_RANKED = 2000;

/**
 * What another bot would have done in the place of the first entrant of a run, at each of its decisions. Throws RunError
 * when the folder holds no run, or one whose bots do not play their matches again as the journal has them.
 */
export async function diffRun(request: DiffRequest): Promise<DiffReport> {
  const { directory, other, workers, top, rollouts, onProgress } = request;
  const told = (stage: DiffProgress["stage"], of: number) => (done: number) => onProgress?.({ stage, done, of });
  const journal = Journal.open(directory);
  const plan = betweenBots(journal.plan, directory);
  const crew = new Crew(plan.entrants, workers);
  try {
    const onMatch = told("asking", plan.matches);
    const { counts, blocks, sample, ...faults } = await shadowRun(journal, crew, {
      other: other.module,
      most: MOST_RANKED,
      onMatch,
    });
    const drawn = top === 0 ? [] : sample.drawn();
    const { narrowed, settled } = await dearestOf(plan, drawn, crew, {
      top,
      rollouts,
      onRanked: told("ranking", drawn.length),
      onNarrowed: told("narrowing", Math.min(LEADING * top, drawn.length)),
      onSettled: told("settling", Math.min(top, drawn.length)),
    });
    const [bot, ...field] = plan.entrants;
    return {
      version: 1,
      event: eventIn(directory),
      run: directory,
      bot: { name: bot!.name, version: bot!.version, faults: faults.faults },
      other: { name: other.name, version: other.version, faults: faults.otherFaults },
      field: field.map(({ name }) => name),
      decisions: counts.decisions,
      changed: counts.changed,
      share: shareOf(blocks),
      streets: counts.streets(),
      situations: counts.situations(),
      moves: counts.moves(),
      rollouts: {
        ranked: drawn.length,
        first: FIRST_ROLLOUTS,
        narrowed,
        narrowing: NARROWING_ROLLOUTS,
        second: rollouts,
      },
      dearest: settled.map((decision) => ({ ...decision, replay: replayOf(directory, decision.hand) })),
    };
  } finally {
    await crew.close();
    journal.close();
  }
}

function eventIn(directory: string): DiffReport["event"] {
  const run = openRun(directory);
  try {
    return run.standings().event;
  } finally {
    run.close();
  }
}

/** The share of decisions changed, with an interval over blocks: a ratio of sums like a win rate, so reckoned like one. */
function shareOf(blocks: readonly BlockDecisions[]): Share {
  const samples = blocks.map(({ decisions, changed }) => ({ net: changed, hands: decisions }));
  // A rate is per 100 hands and per big bet; with a big bet of 100 it is a plain ratio
  const { mean, low, high } = rateOf(samples, 100);
  return { mean, low: low === null ? null : Math.max(0, low), high: high === null ? null : Math.min(1, high) };
}

/** The command that tells a hand; a folder with other signs than a shell takes as they are stands in quotes. */
function replayOf(directory: string, hand: string): string {
  const folder = /^[\w./-]+$/.test(directory) ? directory : `'${directory.replaceAll("'", String.raw`'\''`)}'`;
  return `doorcard replay ${folder} --hand ${hand}`;
}
