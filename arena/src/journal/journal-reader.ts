import { readSync } from "node:fs";
import { LONGEST_LINE } from "./journal-line.ts";
import { RunError } from "../run-error.ts";

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

  /** The line of so many bytes that begins at an offset; good until the next call. Throws RunError when it is there no more. */
  line(offset: number, length: number): Buffer {
    if (offset < this.#start || offset + length > this.#start + this.#filled) {
      this.#start = offset;
      this.#filled = readSync(this.#descriptor, this.#window, 0, LONGEST_LINE, offset);
      if (this.#filled < length) throw new RunError(`${this.#file} was cut while it was read (at byte ${offset})`);
    }
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }

  /** Forgets what was read, since the file was written to. */
  forget(): void {
    this.#filled = 0;
  }
}
