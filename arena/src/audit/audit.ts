import type { AuditProblem, AuditReport } from "@doorcard/protocol";
import { differences } from "./audit-replay.ts";
import { sampleOf } from "./audit-sample.ts";
import { commitment } from "../commitment.ts";
import { inspectBots } from "../inspect.ts";
import { Journal } from "../journal/journal.ts";
import { placeOfDamage } from "../journal/journal-damage.ts";
import type { MatchPlace } from "../journal/journal-slots.ts";
import type { AnyPlan } from "../plan.ts";
import { DamagedRun } from "../run-error.ts";

/** How to audit a run. */
export interface AuditOptions {
  /** The folder of the run. */
  readonly directory: string;
  /** Matches to play again, or all of them. */
  readonly sample: number | "all";
  /** What the sample is drawn from; the seed of the run unless said. */
  readonly seed?: string;
  /** Worker threads, 1 or more. */
  readonly workers: number;
  /** What was told of the seed before play, 64 hexadecimal figures. */
  readonly commitment?: string;
  /** Is told how many matches of the sample were played again. */
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * Plays a sample of a run's matches again from its seed and compares them with its journal; looks for damage, for bots of
 * another version, and for another seed than was committed to. Throws RunError when the folder holds no run.
 */
export async function auditRun(options: AuditOptions): Promise<AuditReport> {
  const journal = openedOrDamaged(options.directory);
  if (journal instanceof DamagedRun) return beyondReading(journal);
  try {
    const { plan } = journal;
    const played = [...journal.places()].length;
    const bots = await changedBots(plan);
    const sample = bots.some(({ isGone }) => isGone) ? [] : sampleIn(journal, played, options);
    const problems: AuditProblem[] = [
      ...damagesOf(journal),
      ...wrongCommitment(plan, options.commitment),
      ...bots.map(({ at, message }) => ({ code: "bot" as const, at, message })),
      ...(await differences(journal, sample, options)).map((found) => ({ code: "match" as const, ...found })),
    ];
    const matches = { planned: plan.matches, played, audited: sample.length };
    return { version: 1, ok: problems.length === 0, matches, commitment: commitment(plan.seed), problems };
  } finally {
    journal.close();
  }
}

function openedOrDamaged(directory: string): Journal | DamagedRun {
  try {
    return Journal.open(directory);
  } catch (error) {
    if (error instanceof DamagedRun) return error;
    throw error;
  }
}

const beyondReading = ({ message }: DamagedRun): AuditReport => ({
  version: 1,
  ok: false,
  matches: { planned: 0, played: 0, audited: 0 },
  commitment: null,
  problems: [{ code: "damage", at: "", message }],
});

function damagesOf({ damage }: Journal): AuditProblem[] {
  const told: AuditProblem[] = damage.first.map((one) => ({
    code: "damage",
    at: placeOfDamage(one),
    message: one.what,
  }));
  const more = damage.count - told.length;
  return more === 0 ? told : [...told, { code: "damage", at: "", message: `and ${more} more damaged places` }];
}

function wrongCommitment({ seed }: AnyPlan, told: string | undefined): AuditProblem[] {
  const own = commitment(seed);
  if (told === undefined || told.toLowerCase() === own) return [];
  return [{ code: "commitment", at: "", message: `the seed of this run has the commitment ${own}, not ${told}` }];
}

/** A bot that is not as it was when the run began; `isGone` when it cannot be loaded at all. */
interface ChangedBot {
  readonly at: string;
  readonly message: string;
  readonly isGone: boolean;
}

async function changedBots({ entrants, limits }: AnyPlan): Promise<ChangedBot[]> {
  const inspected = await inspectBots(entrants, limits);
  if (!inspected.ok)
    return inspected.problems.map(({ at, message }) => ({
      at: entrants[Number(at.split("/")[2])]!.name,
      message,
      isGone: true,
    }));
  return entrants.flatMap(({ name, version }, i) => {
    const now = inspected.value[i]!.version;
    if (now === version) return [];
    return [{ at: name, message: `is of version ${now} now, and played as version ${version}`, isGone: false }];
  });
}

function sampleIn(journal: Journal, played: number, { sample, seed }: AuditOptions): MatchPlace[] {
  const size = sample === "all" ? played : Math.min(sample, played);
  return [...sampleOf(journal.places(), { size, of: played, seed: seed ?? journal.plan.seed })];
}
