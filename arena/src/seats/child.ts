import type { ArenaHello, BotHello, Fault, Hearing, Limits } from "@doorcard/protocol";
import { FAULTS, HEARS, PROTOCOL_VERSION, Splitter } from "@doorcard/protocol/wire";
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { performance } from "node:perf_hooks";
import type { Readable, Writable } from "node:stream";
import { heardIn, readFrame, readLine } from "./answers.ts";
import { BinaryBatch, JsonBatch, type Batch } from "./batch.ts";
import { ChildFailed } from "./child-failed.ts";
import { helloIn } from "./hello.ts";
import { lastWords } from "./last-words.ts";
import type { Launch } from "./launch.ts";
import { ENVIRONMENT, MS_TO_LEAVE } from "./limits.ts";
import { MemoryWatch } from "./memory-watch.ts";

/** Bytes of what a bot prints that are kept, for the sentence about its end. */
const KEPT_OF_STDERR = 4096;

/** Asks that are open at once at first, and at most. */
const FIRST_WINDOW = 8;
const MOST_OPEN = 512;

/** Places in the ring of open asks: more than are open, and a power of two. */
const RING = 1024;

/** Answers to nothing that are put up with. */
const MOST_STRAYS = 1000;

const MEMORY = new MemoryWatch();

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

/**
 * The process of a bot: many matches in play, one message to it per turn of the event loop. The first thing that goes
 * wrong ends it, and everything that waits for it is told so.
 */
export class Child {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #limits: Limits;
  readonly #splitter: Splitter;
  /** Who waits for the answer of an id, at the place of the id in a ring. */
  readonly #open: (Asker | undefined)[] = Array.from({ length: RING });
  #openCount = 0;
  readonly #exited: Promise<void>;
  #batch: Batch = new JsonBatch();
  #hello: BotHello | undefined;
  #greeted: ((hello: BotHello | ChildFailed) => void) | undefined;
  #failure: ChildFailed | undefined;
  #stderr = "";
  #waiting: Asker[] = [];
  #nextId = 1;
  #nextTable = 1;
  #window = FIRST_WINDOW;
  #strays = 0;
  #empty = 0;
  #batches = 0;
  #flushing = false;
  /** When something came last, when the last message was read, and what each open ask took of the time since. */
  #progress = 0;
  #now = 0;
  #share = 0;
  #sent = 0;
  /** Runs while something is asked. */
  #timer: NodeJS.Timeout | undefined;
  /** How many of those asked have more time than a decision has. */
  #unhurried = 0;
  /** Whether nothing was asked before what is in the next message. */
  #wasIdle = false;

  private constructor(launch: Launch, limits: Limits) {
    this.#limits = limits;
    this.#splitter = new Splitter(limits.messageBytes, (message) => this.#take(message));
    const { file, args, cwd } = launch;
    this.#process = spawn(file, args, { cwd, env: ENVIRONMENT, stdio: ["pipe", "pipe", "pipe"], detached: true });
    const { stdin, stdout, stderr, pid } = this.#process;
    stdin.on("error", () => undefined);
    stdout.on("data", (chunk: Buffer) => this.#read(chunk));
    stderr.on("data", (chunk: Buffer) => this.#keep(chunk));
    this.#process.on("error", (error) => this.#fail("crashed", `it cannot be started: ${error.message}`));
    this.#exited = new Promise((resolve) => {
      this.#process.on("close", (code, signal) => {
        this.#end(code, signal);
        resolve();
      });
    });
    if (pid !== undefined) {
      MEMORY.watch(pid, limits.memoryMb, () =>
        this.#fail("out-of-memory", `it held more than ${limits.memoryMb} MB of memory`),
      );
    }
  }

  /** Starts a bot and hears its hello. Throws ChildFailed when there is none in time, or none that can be spoken with. */
  static async start(launch: Launch, limits: Limits): Promise<Child> {
    const child = new Child(launch, limits);
    await child.#greet();
    return child;
  }

  /** What it said of itself. */
  get hello(): BotHello {
    return this.#hello!;
  }

  /** Whether it can play on. */
  get isAlive(): boolean {
    return this.#failure === undefined;
  }

  /** The number of a table that is new to it. */
  newTable(): number {
    return this.#nextTable++;
  }

  /** Tells it something; it goes out with the next message. */
  tell(write: (batch: Batch) => void): void {
    if (this.#failure !== undefined) return;
    write(this.#batch);
    this.#flushSoon();
  }

  /** Begins a match at a table: what it wants to hear there. Throws ChildFailed. */
  async begin(write: (batch: Batch, id: number) => void): Promise<readonly Hearing[]> {
    const hears = await this.#reply(write, this.#limits.startMs, HEARS);
    return heardIn(hears);
  }

  /** Ends a match: how often the bot failed outside of its turns. Throws ChildFailed. */
  end(table: number): Promise<number> {
    const write = (batch: Batch, id: number): void => batch.item({ kind: "match-over", id, table });
    return this.#reply(write, this.#limits.decisionMs, FAULTS);
  }

  /** Ends it: with a goodbye, and by force when it does not go. */
  async close(): Promise<void> {
    if (this.#failure === undefined) {
      this.#failure = new ChildFailed("crashed", "it was told to go");
      clearTimeout(this.#timer);
      this.#process.stdin.end(this.#hello?.frames === "binary" ? new Uint8Array(4) : '{"type":"goodbye"}\n');
      const timer = setTimeout(() => this.#kill(), MS_TO_LEAVE);
      await this.#exited;
      clearTimeout(timer);
    }
    this.#kill();
    await this.#exited;
  }

  async #greet(): Promise<void> {
    const { startMs } = this.#limits;
    const hello: ArenaHello = {
      type: "hello",
      versions: [PROTOCOL_VERSION],
      frames: ["json", "binary"],
      limits: this.#limits,
    };
    this.#process.stdin.write(`${JSON.stringify(hello)}\n`);
    const late = setTimeout(() => this.#fail("late", `it did not say hello within ${startMs / 1000} seconds`), startMs);
    const greeted = await new Promise<BotHello | ChildFailed>((resolve) => {
      if (this.#failure !== undefined) resolve(this.#failure);
      else this.#greeted = resolve;
    });
    clearTimeout(late);
    if (greeted instanceof ChildFailed) throw greeted;
  }

  /** Takes what it wrote. */
  #read(chunk: Buffer): void {
    if (this.#failure !== undefined) return;
    if (!this.#splitter.push(chunk))
      this.#fail("unreadable", `it wrote a message of more than ${this.#limits.messageBytes} bytes`);
  }

  #take(message: Uint8Array): void {
    if (this.#failure !== undefined) return;
    if (this.#hello === undefined) return this.#hear(message);
    this.#now = performance.now();
    this.#share = (this.#now - this.#progress) / Math.max(1, this.#openCount);
    const read = this.#hello.frames === "binary" ? readFrame : readLine;
    const count = read(message, this.#settle);
    if (count === undefined) return this.#fail("unreadable", "it wrote what is no message of the protocol");
    // A kit may answer every batch, one without asks too
    if (count === 0 && ++this.#empty > this.#batches) this.#stray();
    this.#progress = this.#now;
    if (this.#openCount === 0) this.#widen(this.#now - this.#sent);
    if (this.#waiting.length > 0) this.#flushSoon();
  }

  #hear(message: Uint8Array): void {
    const hello = helloIn(message);
    if (typeof hello === "string") return this.#fail("unreadable", hello);
    this.#hello = hello;
    if (hello.frames === "binary") {
      this.#batch = new BinaryBatch();
      this.#splitter.readFrames();
    }
    this.#greeted?.(hello);
  }

  readonly #settle = (id: number, said: number, value: number): void => {
    if (this.#failure !== undefined) return;
    const place = id & (RING - 1);
    const asker = id < this.#nextId && id >= this.#nextId - RING ? this.#open[place] : undefined;
    if (asker !== undefined) {
      this.#open[place] = undefined;
      this.#openCount--;
      if (asker.patience > this.#limits.decisionMs && --this.#unhurried === 0) this.#hurry();
      if (!this.#charge(asker)) return asker.failed(this.#failure!);
      asker.answered(said, value);
    } else if (id >= this.#nextId || id < 1) {
      this.#fail("unreadable", "it answered what was never asked");
    } else this.#stray();
  };

  /** Charges a match with its share of the time of a message; false when that uses up its time. */
  #charge(asker: Asker): boolean {
    asker.usedMs += this.#share;
    if (asker.usedMs <= this.#limits.matchMs) return true;
    this.#fail("late", "it used up the time of its match");
    return false;
  }

  /** Quick answers let more asks be open at once, slow ones fewer, so that a batch stays well within its time. */
  #widen(tookMs: number): void {
    const { decisionMs } = this.#limits;
    if (tookMs < decisionMs / 16) this.#window = Math.min(MOST_OPEN, this.#window * 2);
    else if (tookMs > decisionMs / 4) this.#window = Math.max(1, this.#window >> 1);
  }

  #stray(): void {
    if (++this.#strays > MOST_STRAYS) this.#fail("unreadable", "it kept answering what was not asked");
  }

  /** Asks for what `asker` wants to know; who asks is told in a later turn of the event loop. */
  ask(asker: Asker): void {
    if (this.#failure !== undefined) return void setImmediate(() => asker.failed(this.#failure!));
    // Written at once while the cards it is about are at hand, unless enough is asked already
    if (this.#waiting.length === 0 && this.#openCount < this.#window) this.#put(asker);
    else this.#waiting.push(asker);
    this.#flushSoon();
  }

  /** Asks what is written like this, and waits for the answer that says what was wanted. Throws ChildFailed. */
  #reply(write: (batch: Batch, id: number) => void, patience: number, wanted: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const answered = (said: number, value: number): void => resolve(said === wanted ? value : 0);
      this.ask({ patience, usedMs: 0, since: 0, write, answered, failed: reject });
    });
  }

  /** Sends what there is once everything that can go on has gone on, so that it goes in one message. */
  #flushSoon(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#flushing = false;
    if (this.#failure !== undefined) return;
    this.#putWaiting();
    if (this.#batch.isEmpty) return;
    if (this.#wasIdle) this.#progress = this.#sent = performance.now();
    this.#wasIdle = false;
    if (this.#openCount > 0) this.#timer ??= setTimeout(this.#look, this.#patience());
    this.#batches++;
    this.#process.stdin.write(this.#batch.take());
  }

  /** Writes a question into the next message. */
  #put(asker: Asker): void {
    const id = this.#nextId++;
    if (this.#openCount++ === 0) this.#wasIdle = true;
    this.#open[id & (RING - 1)] = asker;
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
    if (silent >= patience) this.#fail("late", `it gave no answer within ${patience} milliseconds`);
    else this.#timer = setTimeout(this.#look, patience - silent + 1);
  };

  #keep(chunk: Buffer): void {
    this.#stderr = (this.#stderr + chunk.toString("utf8")).slice(-KEPT_OF_STDERR);
  }

  /** It ended, or was ended. */
  #end(code: number | null, signal: NodeJS.Signals | null): void {
    const { pid } = this.#process;
    if (pid !== undefined) MEMORY.forget(pid);
    if (/heap out of memory|Allocation failed/.test(this.#stderr)) this.#fail("out-of-memory", "it ran out of memory");
    else this.#fail("crashed", lastWords(this.#stderr, code, signal));
  }

  #fail(fault: Fault, message: string): void {
    if (this.#failure !== undefined) return;
    this.#failure = new ChildFailed(fault, message);
    clearTimeout(this.#timer);
    this.#kill();
    this.#greeted?.(this.#failure);
    const left = [...this.#open.filter((asker) => asker !== undefined), ...this.#waiting];
    this.#open.fill(undefined);
    this.#openCount = 0;
    this.#waiting = [];
    for (const asker of left) asker.failed(this.#failure);
  }

  /** Ends it and all that it started. */
  #kill(): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended already
    }
  }
}
