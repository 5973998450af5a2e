import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { AnyPlan } from "../plan.ts";
import { DamagedRun, RunError } from "../run-error.ts";

/** Files of a run: the plan, its matches, who plays it, and the journal of older versions. */
export const RUN_FILES = {
  plan: "event.json",
  newPlan: "event.json.new",
  journal: "journal.log",
  lock: "journal.lock",
  olderJournal: "journal.db",
} as const;

/**
 * Makes a folder and those above it that are missing, one by one: Node's own recursive way never returns where a file
 * system refuses new folders by saying that they do not exist (below /proc, Node 26).
 */
export function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  const above = dirname(directory);
  if (above !== directory) makeFolder(above);
  mkdirSync(directory);
}

/** Whether a folder can take a new run: it is empty, or holds what is left of a run that was killed before it was planned. */
export const isFreeForRun = (directory: string): boolean =>
  readdirSync(directory).every((name) => name === RUN_FILES.lock || name === RUN_FILES.newPlan);

/** Has the names in a folder on the disk, after files were made or renamed in it. */
export function flushFolder(directory: string): void {
  const descriptor = openSync(directory, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes the plan, all of it or nothing. */
export function writePlan(directory: string, plan: AnyPlan): void {
  const made = join(directory, RUN_FILES.newPlan);
  writeFileSync(made, `${JSON.stringify(plan, undefined, 2)}\n`, { flush: true });
  renameSync(made, join(directory, RUN_FILES.plan));
}

/** Reads the plan of a run. Throws RunError when the folder holds none of this version, and DamagedRun when it cannot be read. */
export function readPlan(directory: string): AnyPlan {
  const { olderJournal, journal } = RUN_FILES;
  if (existsSync(join(directory, olderJournal)) && !existsSync(join(directory, journal)))
    throw new RunError(
      `the run in ${directory} was written by an older Doorcard, whose ${olderJournal} is no longer read; play the event again, its ${RUN_FILES.plan} has all that is needed`,
    );
  const file = join(directory, RUN_FILES.plan);
  if (!existsSync(file)) throw new RunError(whyNoRun(directory));
  const remedy = "put it back from a copy, or play the event anew in another folder";
  let plan: unknown;
  try {
    plan = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof SyntaxError) throw new DamagedRun(`${file} is no JSON (${message}); ${remedy}`);
    throw new RunError(`${file} cannot be read: ${message}`);
  }
  if (!isPlan(plan)) throw new DamagedRun(`${file} is no plan of an event; ${remedy}`);
  return plan;
}

/** Why there is no plan in a folder, and where one is. */
function whyNoRun(directory: string): string {
  const there = statSync(directory, { throwIfNoEntry: false });
  if (there === undefined) return `${directory} holds no run: there is no such folder`;
  if (!there.isDirectory()) return `${directory} holds no run: it is a file; name the folder of a run`;
  const { plan, journal } = RUN_FILES;
  const runs = readdirSync(directory).filter((name) =>
    [plan, journal].every((file) => existsSync(join(directory, name, file))),
  );
  if (runs.length === 0) return `${directory} holds no run: ${plan} is missing`;
  return `${directory} holds no run itself, but ${runs.length} in folders of their own; name one, such as ${join(directory, runs.toSorted()[0]!)}`;
}

/** Whether something has what the index of a journal asks of a plan; that it is the very plan the journal's first line tells. */
function isPlan(plan: unknown): plan is AnyPlan {
  if (typeof plan !== "object" || plan === null) return false;
  const { entrants, lineUps, seatings, blocks, seed } = plan as Record<string, unknown>;
  const areLists = [entrants, lineUps, seatings].every(Array.isArray);
  return areLists && Number.isSafeInteger(blocks) && Number(blocks) > 0 && typeof seed === "string";
}
