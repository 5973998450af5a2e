import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Damages } from "./journal-damage.ts";
import { JournalFile, writeAnew } from "./journal-file.ts";
import { JournalIndex } from "./journal-index.ts";
import { headLine, planDigest } from "./journal-line.ts";
import { scanJournal, type Scan } from "./journal-scan.ts";
import { Slots } from "./journal-slots.ts";
import type { AnyPlan } from "../plan.ts";
import { isRefusal } from "./refusal.ts";
import { RunError } from "../run-error.ts";
import { flushFolder, RUN_FILES } from "./run-files.ts";

/** A journal that is open, and what is in it. */
export interface OpenedJournal extends Pick<Scan, "index" | "damage"> {
  readonly file: JournalFile;
  /** The name under which a damaged file was kept, when the journal was written anew. */
  readonly keptAs?: string;
}

const NO_DAMAGE: Damages = { count: 0, first: [] };

const pathIn = (directory: string): string => join(directory, RUN_FILES.journal);

/** Begins a journal that is not there yet. Throws what the file system throws. */
export function begunJournal(directory: string, plan: AnyPlan): OpenedJournal {
  const file = JournalFile.begin(pathIn(directory), planDigest(plan));
  flushFolder(directory);
  return { file, index: new JournalIndex(new Slots(plan).count), damage: NO_DAMAGE };
}

/** Opens a journal to look at it. Throws RunError when it is not there or cannot be read. */
export function journalToRead(directory: string, plan: AnyPlan): OpenedJournal {
  const path = pathIn(directory);
  if (!existsSync(path))
    throw new RunError(
      `${directory} holds no run: ${RUN_FILES.journal} is missing; run --resume plays all of it from ${RUN_FILES.plan}`,
    );
  try {
    return scanned(path, "r", plan);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new RunError(`the run in ${directory} cannot be read: ${(error as Error).message}`);
  }
}

/** Opens a journal to add to it, after it was made whole. Throws RunError, and what the file system throws. */
export function journalToGoOn(directory: string, plan: AnyPlan): OpenedJournal {
  // A kill may have come before the first line
  if (!existsSync(pathIn(directory))) return begunJournal(directory, plan);
  const { scan, ...opened } = scanned(pathIn(directory), "r+", plan);
  const { file, damage } = opened;
  if (damage.count === 0) {
    if (scan.hasUnfinished) file.cutOff();
    if (scan.end === 0) file.append(headLine(planDigest(plan)));
    return opened;
  }
  try {
    const keptAs = writeAnew(pathIn(directory), file.descriptor, planDigest(plan), scan.index);
    flushFolder(directory);
    return { ...journalToGoOn(directory, plan), damage, keptAs };
  } finally {
    closeSync(file.descriptor);
  }
}

function scanned(path: string, flags: "r" | "r+", plan: AnyPlan): OpenedJournal & { readonly scan: Scan } {
  const descriptor = openSync(path, flags);
  try {
    const scan = scanJournal({ descriptor, file: path, slots: new Slots(plan), digest: planDigest(plan) });
    const { index, damage, end } = scan;
    return { file: new JournalFile(descriptor, end), index, damage, scan };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}
