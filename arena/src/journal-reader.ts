import { readSync } from "node:fs";
import { lengthOf, LONGEST_LINE } from "./journal-line.ts";
import { RunError } from "./run-error.ts";

/** Reads lines of a journal that are known to be whole, by where they begin; neighbours come from one reading of the file. */
export class JournalReader {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #window = Buffer.allocUnsafe(LONGEST_LINE);
  #start = 0;
  #filled = 0;

  constructor(descriptor: number, file: string) {
    this.#descriptor = descriptor;
    this.#file = file;
  }

  /** The line that begins at an offset, without its end; good until the next call. Throws RunError when it is there no more. */
  line(offset: number): Buffer {
    const held = offset >= this.#start ? this.#within(offset) : undefined;
    if (held !== undefined) return held;
    this.#start = offset;
    this.#filled = readSync(this.#descriptor, this.#window, 0, LONGEST_LINE, offset);
    const read = this.#within(offset);
    if (read === undefined) throw new RunError(`${this.#file} was cut while it was read (at byte ${offset})`);
    return read;
  }

  /** Forgets what was read, since the file was written to. */
  forget(): void {
    this.#filled = 0;
  }

  #within(offset: number): Buffer | undefined {
    const bytes = this.#window.subarray(offset - this.#start, this.#filled);
    const length = lengthOf(bytes);
    return length < 0 ? undefined : bytes.subarray(0, length);
  }
}
