import { readSync } from "node:fs";
import { DamageList, type Damages } from "./journal-damage.ts";
import {
  beginningsIn,
  headLine,
  identityIn,
  JOURNAL_VERSION,
  LONGEST_LINE,
  readHead,
  sealOf,
  slotOf,
  type NoMatch,
} from "./journal-line.ts";
import { JournalIndex } from "./journal-index.ts";
import type { Slots } from "./journal-slots.ts";
import { DamagedRun, RunError } from "../run-error.ts";

/** What a journal holds, found without reading any result. */
export interface Scan {
  readonly index: JournalIndex;
  /** Where the next line goes: after the last line that has its end. */
  readonly end: number;
  /** Whether a line without its end follows, which is what a kill leaves and no damage. */
  readonly hasUnfinished: boolean;
  readonly damage: Damages;
}

/** A journal that is open, and the plan that it should belong to. */
export interface Scanned {
  readonly descriptor: number;
  /** Its path, for messages. */
  readonly file: string;
  readonly slots: Slots;
  /** The digest of the plan. */
  readonly digest: string;
}

const WINDOW = 1 << 20;
const LINE_END = 0x0a;

/** Looks through a journal once. Throws RunError when it is of another version, and DamagedRun when it is none or not of this plan. */
export function scanJournal(scanned: Scanned): Scan {
  return new Scanner(scanned).scan();
}

class Scanner {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #slots: Slots;
  readonly #digest: string;
  readonly #seal: number;
  readonly #index: JournalIndex;
  readonly #damage = new DamageList();
  #line = 1;
  /** Whether anything in the first line says that this is a journal. */
  #isKnown = false;

  constructor({ descriptor, file, slots, digest }: Scanned) {
    this.#descriptor = descriptor;
    this.#file = file;
    this.#slots = slots;
    this.#digest = digest;
    this.#seal = sealOf(digest);
    this.#index = new JournalIndex(slots.count);
  }

  scan(): Scan {
    const window = Buffer.allocUnsafe(WINDOW);
    let base = 0;
    let held = 0;
    for (;;) {
      const read = readSync(this.#descriptor, window, held, WINDOW - held, base + held);
      const filled = window.subarray(0, held + read);
      let from = this.#takeLines(filled, base);
      if (read === 0) return this.#ended(filled, base);
      if (from === 0 && filled.length === WINDOW) {
        // No line is so long: what it is the bytes after it will not tell either
        this.#take(filled, base);
        from = WINDOW;
      }
      window.copyWithin(0, from, filled.length);
      held = filled.length - from;
      base += from;
    }
  }

  /** Takes all lines that have their end; gives where the rest begins. */
  #takeLines(bytes: Buffer, base: number): number {
    let from = 0;
    for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
      this.#take(bytes.subarray(from, end), base + from);
      this.#line++;
      from = end + 1;
    }
    return from;
  }

  #take(bytes: Buffer, offset: number): void {
    if (this.#line === 1) return this.#takeHead(bytes, offset);
    const slot = slotOf(bytes, this.#seal, this.#slots);
    if (typeof slot === "number") this.#index.enter(slot, offset, bytes.length);
    else this.#takeDamaged(bytes, offset, slot);
  }

  #takeHead(bytes: Buffer, offset: number): void {
    const text = bytes.toString("latin1");
    if (`${text}\n` === headLine(this.#digest)) {
      this.#isKnown = true;
      return;
    }
    const head = readHead(text);
    if (head !== undefined && head.version !== JOURNAL_VERSION)
      throw new RunError(
        `${this.#file} is a journal of version ${head.version}, and this Doorcard reads version ${JOURNAL_VERSION}; use the Doorcard that wrote it`,
      );
    if (head !== undefined)
      throw new DamagedRun(
        `event.json beside ${this.#file} is not the plan that the run began with; put it back as it was, or play the event anew in another folder`,
      );
    this.#isKnown ||= text.includes("doorcard-journal") || text.includes(this.#digest);
    this.#takeDamaged(bytes, offset, "form");
  }

  /** Keeps what is whole in bytes that are no line: two lines run into one where the end between them is damaged. */
  #takeDamaged(bytes: Buffer, offset: number, why: NoMatch): void {
    const beginnings = beginningsIn(bytes);
    for (const [i, from] of beginnings.entries()) {
      const next = beginnings[i + 1];
      for (const end of next === undefined ? [bytes.length] : [next, next - 1]) {
        const slot = slotOf(bytes.subarray(from, end), this.#seal, this.#slots);
        if (typeof slot === "number") this.#index.enter(slot, offset + from, end - from);
      }
    }
    const what = this.#line === 1 ? "the first line is damaged" : whatIsWrong(bytes, why);
    this.#damage.add({ file: this.#file, line: this.#line, offset, bytes: bytes.length, what });
  }

  #ended(rest: Buffer, base: number): Scan {
    const hasUnfinished = rest.length > 0 && this.#isUnfinished(rest);
    if (rest.length > 0 && !hasUnfinished) this.#take(rest, base);
    const isNone = this.#damage.count > 0 && this.#index.matches === 0 && !this.#isKnown;
    if (isNone)
      throw new DamagedRun(
        `${this.#file} is no journal of Doorcard; put the right one back, or take it away and play the matches anew by --resume`,
      );
    return {
      index: this.#index,
      end: hasUnfinished ? base : base + rest.length,
      hasUnfinished,
      damage: this.#damage,
    };
  }

  /** Whether bytes at the very end may be a line that was being written when its writer was killed. */
  #isUnfinished(rest: Buffer): boolean {
    if (this.#line === 1) return headLine(this.#digest).startsWith(rest.toString("latin1"));
    return rest.length <= LONGEST_LINE && rest.every((byte) => byte === 0x09 || (byte >= 0x20 && byte < 0x7f));
  }
}

function whatIsWrong(bytes: Buffer, why: NoMatch): string {
  const id = identityIn(bytes)?.join(".");
  if (why === "stranger") return `match ${id} is not in the plan`;
  if (id === undefined) return "this is no line of a journal";
  return `the line of match ${id} is damaged`;
}
