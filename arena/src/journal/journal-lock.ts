import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { RUN_FILES } from "./run-files.ts";
import { RunError } from "../run-error.ts";

/**
 * Holds a run for one process at a time, by a file with the number of the process and when it began. A file whose process
 * is gone is taken over. Only who writes needs it.
 */
export class JournalLock {
  readonly #file: string;
  #isHeld = true;

  private constructor(file: string) {
    this.#file = file;
  }

  /** Takes the lock of a run. Throws RunError while another process has it, and what the file system throws. */
  static take(directory: string): JournalLock {
    const file = join(directory, RUN_FILES.lock);
    for (;;) {
      if (isMade(file)) return new JournalLock(file);
      const owner = contentOf(file);
      if (owner === undefined) continue;
      if (isAlive(owner)) throw new RunError(isPlayed(file, directory, owner));
      removeStale(file, directory, owner);
    }
  }

  /** Gives it back. */
  release(): void {
    if (this.#isHeld && contentOf(this.#file) === ourselves()) rmSync(this.#file, { force: true });
    this.#isHeld = false;
  }
}

/** Whether a process plays the run in a folder now. */
export function isBeingPlayed(directory: string): boolean {
  const owner = contentOf(join(directory, RUN_FILES.lock));
  return owner !== undefined && isAlive(owner);
}

const isPlayed = (file: string, directory: string, owner: string): string =>
  `${directory} is being played by process ${owner.split(" ", 1)[0]}; wait for it or stop it (if that is no run of Doorcard, remove ${file})`;

/** Makes the file in our name; whether it is ours and was not taken for a stale one before it was written. */
function isMade(file: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  try {
    writeSync(descriptor, ourselves());
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  return contentOf(file) === ourselves();
}

/**
 * Takes a stale file away. It is renamed first, which only one process can do, and looked at again: if it is somebody's
 * new one by now, it goes back.
 */
function removeStale(file: string, directory: string, owner: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const found = contentOf(aside) ?? "";
  if (found !== owner && !existsSync(file)) {
    renameSync(aside, file);
    throw new RunError(isPlayed(file, directory, found));
  }
  rmSync(aside, { force: true });
}

/** The text of a lock; undefined when the file is not there. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

const ourselves = (): string => `${process.pid} ${beginningOf(process.pid)}`;

/** Whether the process that wrote a lock still runs. */
function isAlive(owner: string): boolean {
  const [number = "", beginning] = owner.split(" ");
  if (!/^[1-9]\d*$/.test(number)) return false;
  try {
    process.kill(Number(number), 0);
  } catch (error) {
    // One that may not be signalled is there all the same
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return beginning === beginningOf(Number(number));
}

/** When a process began, where the machine tells: numbers of processes come again, after a restart soon. */
function beginningOf(process: number): string {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, "latin1");
    // The name of the program, in parentheses, may hold anything
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
  } catch {
    return "unknown";
  }
}
