import { readSync } from "node:fs";
import { LONGEST_LINE } from "./journal-line.ts";
import { RunError } from "../run-error.ts";

/**
 * Reads lines of a journal that are known to be whole, by where they begin. A line close behind the one before comes with its
 * neighbours from one reading of the file; one that stands elsewhere is read alone, at a third of the time.
 */
export class JournalReader {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #window = Buffer.allocUnsafe(LONGEST_LINE);
  #start = 0;
  #filled = 0;
  /** Where the line before ended. */
  #end = 0;

  constructor(descriptor: number, file: string) {
    this.#descriptor = descriptor;
    this.#file = file;
  }

  /** The line of so many bytes that begins at an offset; good until the next call. Throws RunError when it is there no more. */
  line(offset: number, length: number): Buffer {
    if (offset < this.#start || offset + length > this.#start + this.#filled) {
      this.#start = offset;
      const isNear = offset >= this.#end && offset < this.#end + LONGEST_LINE;
      this.#filled = readSync(this.#descriptor, this.#window, 0, isNear ? LONGEST_LINE : length, offset);
      if (this.#filled < length) throw new RunError(`${this.#file} was cut while it was read (at byte ${offset})`);
    }
    this.#end = offset + length;
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }

  /** Forgets what was read, since the file was written to. */
  forget(): void {
    this.#filled = 0;
  }
}
