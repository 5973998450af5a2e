import type { Fault, Limits } from "@doorcard/protocol";
import { performance } from "node:perf_hooks";
import { readFrame, readLine } from "./answers.ts";
import { BinaryBatch, JsonBatch, type Batch } from "./batch.ts";
import type { ChildFailed } from "./child-failed.ts";

/** Asks that are open at once at first, and at most. */
const FIRST_WINDOW = 8;
const MOST_OPEN = 512;

/** Places in the ring of open asks: more than are open, and a power of two. */
const RING = 1024;

/** Answers to nothing that are put up with. */
const MOST_STRAYS = 1000;

/** Somebody who asks a bot something: one question at a time. */
export interface Asker {
  /** Milliseconds that it waits for the answer. */
  readonly patience: number;
  /** Milliseconds that its match has used of its time. */
  usedMs: number;
  /** Who began earlier is answered earlier where not all can be asked at once, so that matches end one after another. */
  readonly since: number;
  /** Writes the question. */
  write(batch: Batch, id: number): void;
  /** Takes the answer as `TakeAnswer` has it. */
  answered(said: number, value: number): void;
  /** Is told that there will be no answer. */
  failed(failure: ChildFailed): void;
}

/** Where messages go, and where it is told what went wrong; after that nothing more is sent. */
interface Line {
  send(message: Uint8Array | string): void;
  fail(fault: Fault, sentence: string): void;
}

/**
 * What a process is asked and has not answered: many questions at once, in one message per turn of the event loop, each
 * with its time. A question has an id that is never used again; answers find who asked by it, and nobody else.
 */
export class Questions {
  readonly #limits: Limits;
  readonly #line: Line;
  /** Who waits for the answer of an id, at the place of the id in a ring. */
  readonly #open: (Asker | undefined)[] = Array.from({ length: RING });
  #openCount = 0;
  /** Who is not asked yet, since enough is open. */
  #waiting: Asker[] = [];
  #batch: Batch = new JsonBatch();
  #isOver = false;
  #nextId = 1;
  #window = FIRST_WINDOW;
  #strays = 0;
  #empty = 0;
  #batches = 0;
  #flushing = false;
  /** When something came last, when the last message was read, and what each open ask took of the time since. */
  #progress = performance.now();
  #now = 0;
  #share = 0;
  #sent = this.#progress;
  /** Runs while something is asked. */
  #timer: NodeJS.Timeout | undefined;
  /** How many of those asked have more time than a decision has. */
  #unhurried = 0;
  /** Whether nothing was asked before what is in the next message. */
  #wasIdle = false;
  /** Whether the next message asks something, and whether one that did is out, since `#sent`, and nothing came after it. */
  #asks = false;
  #isAwaited = false;

  constructor(limits: Limits, line: Line) {
    this.#limits = limits;
    this.#line = line;
  }

  /** From the next message on frames are written. */
  speakBinary(): void {
    this.#batch = new BinaryBatch();
  }

  /** Tells something; it goes out with the next message. */
  tell(write: (batch: Batch) => void): void {
    write(this.#batch);
    this.#flushSoon();
  }

  /** Asks for what `asker` wants to know. */
  ask(asker: Asker): void {
    // Written at once while the cards it is about are at hand, unless enough is asked already
    if (this.#waiting.length === 0 && this.#openCount < this.#window) this.#put(asker);
    else this.#waiting.push(asker);
    this.#flushSoon();
  }

  /** Takes a message of answers. */
  take(message: Uint8Array, isBinary: boolean): void {
    this.#now = performance.now();
    this.#share = (this.#now - this.#progress) / Math.max(1, this.#openCount);
    const count = (isBinary ? readFrame : readLine)(message, this.#settle);
    if (count === undefined) return this.#line.fail("unreadable", "it wrote what is no message of the protocol");
    // A kit may answer every batch, one without asks too
    if (count === 0 && ++this.#empty > this.#batches) this.#stray();
    this.#progress = this.#now;
    if (this.#isAwaited) this.#widen(this.#now - this.#sent);
    this.#isAwaited = false;
    if (this.#waiting.length > 0) this.#flushSoon();
  }

  /** Asks nothing more; gives who is left without an answer. */
  stop(): Asker[] {
    this.#isOver = true;
    clearTimeout(this.#timer);
    const left = [...this.#open.filter((asker) => asker !== undefined), ...this.#waiting];
    this.#open.fill(undefined);
    this.#openCount = 0;
    this.#waiting = [];
    return left;
  }

  readonly #settle = (id: number, said: number, value: number): void => {
    if (this.#isOver) return;
    const place = id & (RING - 1);
    const asker = id < this.#nextId && id >= this.#nextId - RING ? this.#open[place] : undefined;
    if (asker !== undefined) {
      this.#open[place] = undefined;
      this.#openCount--;
      if (asker.patience > this.#limits.decisionMs && --this.#unhurried === 0) this.#hurry();
      if (this.#charge(asker)) asker.answered(said, value);
      else this.#late(asker, "it used up the time of its match");
    } else if (id >= this.#nextId || id < 1) {
      this.#line.fail("unreadable", "it answered what was never asked");
    } else this.#stray();
  };

  /** Charges a match with its share of the time of a message; false when that uses up its time. */
  #charge(asker: Asker): boolean {
    asker.usedMs += this.#share;
    return asker.usedMs <= this.#limits.matchMs;
  }

  /** Quick answers let more asks be open at once, slow ones fewer, so that a batch stays well within its time. */
  #widen(tookMs: number): void {
    const { decisionMs } = this.#limits;
    if (tookMs < decisionMs / 16) this.#window = Math.min(MOST_OPEN, this.#window * 2);
    else if (tookMs > decisionMs / 4) this.#window = Math.max(1, this.#window >> 1);
  }

  #stray(): void {
    if (++this.#strays > MOST_STRAYS) this.#line.fail("unreadable", "it kept answering what was not asked");
  }

  /** Ends it all since time is up, for who asks now too. */
  #late(asker: Asker, sentence: string): void {
    this.#waiting.push(asker);
    this.#line.fail("late", sentence);
  }

  /** Sends what there is once everything that can go on has gone on, so that it goes in one message. */
  #flushSoon(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#flushing = false;
    if (this.#isOver) return;
    this.#putWaiting();
    if (this.#batch.isEmpty) return;
    const now = performance.now();
    if (this.#wasIdle) this.#progress = now;
    this.#wasIdle = false;
    if (this.#openCount > 0) this.#timer ??= setTimeout(this.#look, this.#patience());
    this.#batches++;
    if (this.#asks && !this.#isAwaited) this.#sent = now;
    this.#isAwaited ||= this.#asks;
    this.#asks = false;
    this.#line.send(this.#batch.take());
  }

  /** Writes a question into the next message. */
  #put(asker: Asker): void {
    const id = this.#nextId++;
    const place = id & (RING - 1);
    // A turn that was left open while so many others were answered is never answered
    if (this.#open[place] !== undefined) return this.#late(asker, "it left a turn without an answer");
    if (this.#openCount++ === 0) this.#wasIdle = true;
    this.#open[place] = asker;
    this.#asks = true;
    if (asker.patience > this.#limits.decisionMs) this.#unhurried++;
    asker.write(this.#batch, id);
  }

  /** Writes as many of those that wait as may be asked now, who began first foremost. */
  #putWaiting(): void {
    const room = this.#window - this.#openCount;
    if (this.#waiting.length === 0 || room <= 0) return;
    if (this.#waiting.length > room) this.#waiting.sort((a, b) => a.since - b.since);
    const now = this.#waiting.splice(0, room);
    for (const asker of now) this.#put(asker);
  }

  /** From now on decisions alone are waited for: the clock is set to their time. */
  #hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#look, this.#limits.decisionMs);
  }

  /** Milliseconds of silence that are put up with: more while a bot is being made for a match. */
  #patience(): number {
    return this.#unhurried > 0 ? this.#limits.startMs : this.#limits.decisionMs;
  }

  /** Ends it when nothing came for too long while something is asked. */
  readonly #look = (): void => {
    this.#timer = undefined;
    if (this.#openCount === 0) return;
    const patience = this.#patience();
    const silent = performance.now() - this.#progress;
    if (silent >= patience) this.#line.fail("late", `it gave no answer within ${patience} milliseconds`);
    else this.#timer = setTimeout(this.#look, patience - silent + 1);
  };
}
