import {
  copyFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import type { JournalIndex } from "./journal-index.ts";
import { headLine } from "./journal-line.ts";
import { JournalReader } from "./journal-reader.ts";

/** Where the lines of a journal are written: only ever behind the last one, and on the disk when the call returns. */
export class JournalFile {
  readonly descriptor: number;
  #end: number;

  /** `end` is where the next line goes. */
  constructor(descriptor: number, end: number) {
    this.descriptor = descriptor;
    this.#end = end;
  }

  /** Begins a journal that is not there yet. */
  static begin(file: string, digest: string): JournalFile {
    const journal = new JournalFile(openSync(file, "wx+"), 0);
    try {
      journal.append(headLine(digest));
    } catch (error) {
      closeSync(journal.descriptor);
      throw error;
    }
    return journal;
  }

  /** Writes lines, all or none; gives where they begin. Throws what the file system throws. */
  append(lines: string): number {
    const begin = this.#end;
    const bytes = Buffer.from(lines, "latin1");
    try {
      for (let done = 0; done < bytes.length;)
        done += writeSync(this.descriptor, bytes, done, bytes.length - done, begin + done);
      fdatasyncSync(this.descriptor);
    } catch (error) {
      // What is half-written is no damage, but need not stay
      ftruncateSync(this.descriptor, begin);
      throw error;
    }
    this.#end = begin + bytes.length;
    return begin;
  }

  /** Cuts off what follows the last whole line. */
  cutOff(): void {
    ftruncateSync(this.descriptor, this.#end);
  }
}

const BATCH = 1 << 20;

/** Writes the whole lines of a damaged journal anew, keeps the damaged file beside it, and gives the name of that. */
export function writeAnew(file: string, descriptor: number, digest: string, index: JournalIndex): string {
  const made = `${file}.new`;
  rmSync(made, { force: true });
  const anew = JournalFile.begin(made, digest);
  try {
    const reader = new JournalReader(descriptor, file);
    let lines = "";
    for (const slot of index.slots()) {
      lines += `${reader.line(index.offset(slot), index.length(slot)).toString("latin1")}\n`;
      if (lines.length < BATCH) continue;
      anew.append(lines);
      lines = "";
    }
    anew.append(lines);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  } finally {
    closeSync(anew.descriptor);
  }
  const kept = keptName(file);
  keep(file, kept);
  renameSync(made, file);
  return kept;
}

function keptName(file: string): string {
  for (let number = 1; ; number++) if (!existsSync(`${file}.damaged-${number}`)) return `${file}.damaged-${number}`;
}

/** Gives a file a second name, or where the disk has no such thing a copy, so that it is never without one. */
function keep(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}
