import type { Answer } from "@doorcard/protocol";
import { ACTIONS, CRASHED, FAULTS, HEARINGS, HEARS, LENGTH_BYTES } from "@doorcard/protocol/wire";

/** Bytes of the longest answer in a frame. */
const MOST_BYTES = 9;

/** Gathers answers in three columns, and writes them as a frame or as a line. */
export class AnswerWriter {
  readonly #ids: number[] = [];
  readonly #said: number[] = [];
  readonly #values: number[] = [];
  #count = 0;

  /** How many answers there are. */
  get count(): number {
    return this.#count;
  }

  /** Adds an answer: what is said, as a number of the wire, and with `HEARS` the bits, with `FAULTS` how many. */
  add(id: number, said: number, value: number): void {
    this.#ids[this.#count] = id;
    this.#said[this.#count] = said;
    this.#values[this.#count++] = value;
  }

  /** A binary frame of the answers, which are gone from here then. */
  takeFrame(): Uint8Array {
    const frame = new Uint8Array(LENGTH_BYTES + this.#count * MOST_BYTES);
    const numbers = new DataView(frame.buffer);
    let at = LENGTH_BYTES;
    for (let nth = 0; nth < this.#count; nth++) {
      const said = this.#said[nth]!;
      numbers.setUint32(at, this.#ids[nth]!, true);
      frame[at + 4] = said;
      at += 5;
      if (said === HEARS) frame[at++] = this.#values[nth]!;
      if (said !== FAULTS) continue;
      numbers.setUint32(at, this.#values[nth]!, true);
      at += 4;
    }
    numbers.setUint32(0, at - LENGTH_BYTES, true);
    this.#count = 0;
    return frame.subarray(0, at);
  }

  /** A line of the answers, which are gone from here then. */
  takeLine(): string {
    const answers = Array.from({ length: this.#count }, (_, nth) => this.#answer(nth));
    this.#count = 0;
    return `${JSON.stringify({ type: "answers", answers })}\n`;
  }

  #answer(nth: number): Answer {
    const id = this.#ids[nth]!;
    const said = this.#said[nth]!;
    const value = this.#values[nth]!;
    if (said === HEARS) return { id, hears: HEARINGS.filter((_, bit) => (value >> bit) & 1) };
    if (said === FAULTS) return { id, faults: value };
    const action = ACTIONS[said];
    return action !== undefined ? { id, action } : { id, fault: said === CRASHED ? "crashed" : "unreadable" };
  }
}
