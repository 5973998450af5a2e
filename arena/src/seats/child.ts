import { check, type ArenaHello, type BotHello, type Fault, type Hearing, type Limits, type Turn } from "@doorcard/protocol";
import { PROTOCOL_VERSION, Splitter } from "@doorcard/protocol/wire";
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { performance } from "node:perf_hooks";
import type { Readable, Writable } from "node:stream";
import { readFrame, readLine, type Reply } from "./answers.ts";
import { BinaryBatch, JsonBatch, type Batch } from "./batch.ts";
import type { Launch } from "./launch.ts";
import { MemoryWatch } from "./memory-watch.ts";

/** Thrown when the process of a bot has failed: by which fault, and in a sentence. */
export class ChildFailed extends Error {
  override readonly name = "ChildFailed";
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** What a process finds in its environment: a PATH, so that it can start at all, and no secrets. */
const ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8" };

/** Bytes of what a bot prints that are kept, for the sentence about its end. */
const KEPT_OF_STDERR = 4096;

/** Milliseconds that a bot has to end itself after the goodbye. */
const MS_TO_LEAVE = 1000;

/** Asks that are open at once at first, and at most. */
const FIRST_WINDOW = 8;
const MOST_OPEN = 512;

/** Answers to nothing that are put up with. */
const MOST_STRAYS = 1000;

const MEMORY = new MemoryWatch();

/** Takes the answer to what was asked, or why there is none. */
export type Settle = (reply: Reply | ChildFailed) => void;

/** Something that was asked and is not answered: a turn, or what is written in another way. */
interface Ask {
  readonly table: number;
  readonly what: Turn | ((batch: Batch, id: number) => void);
  readonly patience: number;
  readonly settle: Settle;
}

/**
 * The process of a bot: many matches in play, one message to it per turn of the event loop. The first thing that goes
 * wrong ends it, and everything that waits for it is told so.
 */
export class Child {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #limits: Limits;
  /** Whether one match is played with it, so that its clock can be held exactly. */
  readonly #alone: boolean;
  readonly #splitter: Splitter;
  readonly #open = new Map<number, Ask>();
  readonly #usedMs = new Map<number, number>();
  readonly #exited: Promise<void>;
  #batch: Batch = new JsonBatch();
  #hello: BotHello | undefined;
  #greeted: ((hello: BotHello | ChildFailed) => void) | undefined;
  #failure: ChildFailed | undefined;
  #stderr = "";
  #waiting: Ask[] = [];
  #nextId = 1;
  #nextTable = 1;
  #window = FIRST_WINDOW;
  #strays = 0;
  #empty = 0;
  #batches = 0;
  #flushing = false;
  #progress = 0;
  #sent = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(launch: Launch, limits: Limits, alone: boolean) {
    this.#limits = limits;
    this.#alone = alone;
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
  static async start(launch: Launch, limits: Limits, alone: boolean): Promise<Child> {
    const child = new Child(launch, limits, alone);
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
  async begin(table: number, write: (batch: Batch, id: number) => void): Promise<readonly Hearing[]> {
    const { hears } = await this.#reply(table, write, this.#limits.startMs);
    return hears ?? [];
  }

  /** Asks for an action; no promise is made, since that would cost more than the rest. */
  ask(table: number, turn: Turn, settle: Settle): void {
    this.#ask(table, turn, this.#limits.decisionMs, settle);
  }

  /** Ends a match: how often the bot failed outside of its turns. Throws ChildFailed. */
  async end(table: number): Promise<number> {
    const { faults } = await this.#reply(
      table,
      (batch, id) => batch.item({ kind: "match-over", id, table }),
      this.#limits.decisionMs,
    );
    this.#usedMs.delete(table);
    return faults ?? 0;
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
    const replies = this.#hello.frames === "binary" ? readFrame(message) : readLine(message);
    if (replies === undefined) return this.#fail("unreadable", "it wrote what is no message of the protocol");
    // A kit may answer every batch, one without asks too
    if (replies.length === 0 && ++this.#empty > this.#batches) this.#stray();
    this.#settle(replies);
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

  #settle(replies: readonly Reply[]): void {
    const now = performance.now();
    const share = (now - this.#progress) / Math.max(1, replies.length);
    for (const reply of replies) {
      const ask = this.#open.get(reply.id);
      if (ask !== undefined) {
        this.#open.delete(reply.id);
        const used = (this.#usedMs.get(ask.table) ?? 0) + share;
        this.#usedMs.set(ask.table, used);
        if (used > this.#limits.matchMs) return this.#fail("late", "it used up the time of its match");
        ask.settle(reply);
      } else if (reply.id >= this.#nextId) {
        return this.#fail("unreadable", "it answered what was never asked");
      } else this.#stray();
    }
    this.#progress = now;
    if (this.#open.size === 0) this.#widen(now - this.#sent);
    if (this.#waiting.length > 0) this.#flushSoon();
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

  #ask(table: number, what: Ask["what"], patience: number, settle: Settle): void {
    if (this.#failure !== undefined) return settle(this.#failure);
    this.#waiting.push({ table, what, patience, settle });
    this.#flushSoon();
  }

  /** Asks what is written like this, and waits. Throws ChildFailed. */
  async #reply(table: number, write: (batch: Batch, id: number) => void, patience: number): Promise<Reply> {
    const reply = await new Promise<Reply | ChildFailed>((resolve) => {
      this.#ask(table, write, patience, resolve);
    });
    if (reply instanceof ChildFailed) throw reply;
    return reply;
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
    const room = this.#window - this.#open.size;
    const sending = room >= this.#waiting.length ? this.#waiting : this.#waiting.slice(0, Math.max(0, room));
    this.#waiting = sending === this.#waiting ? [] : this.#waiting.slice(sending.length);
    if (this.#open.size === 0 && sending.length > 0) this.#progress = this.#sent = performance.now();
    let patience = 0;
    for (const ask of sending) {
      const id = this.#nextId++;
      this.#open.set(id, ask);
      if (typeof ask.what === "function") ask.what(this.#batch, id);
      else this.#batch.ask(id, ask.table, ask.what);
      patience = Math.max(patience, ask.patience);
    }
    if (!this.#batch.isEmpty) {
      this.#batches++;
      this.#process.stdin.write(this.#batch.take());
    }
    if (patience > 0) this.#watchClock(this.#alone ? patience : 2 * patience);
  }

  /** Ends it when nothing came for so many milliseconds while something is asked. */
  #watchClock(patience: number): void {
    clearTimeout(this.#timer);
    const look = (): void => {
      if (this.#open.size === 0) return;
      const silent = performance.now() - this.#progress;
      if (silent >= patience) return this.#fail("late", `it gave no answer within ${patience} milliseconds`);
      this.#timer = setTimeout(look, patience - silent + 1);
    };
    this.#timer = setTimeout(look, patience);
  }

  #keep(chunk: Buffer): void {
    this.#stderr = (this.#stderr + chunk.toString("utf8")).slice(-KEPT_OF_STDERR);
  }

  /** It ended, or was ended. */
  #end(code: number | null, signal: NodeJS.Signals | null): void {
    const { pid } = this.#process;
    if (pid !== undefined) MEMORY.forget(pid);
    const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
    const said = this.#stderr.trim();
    if (/heap out of memory|Allocation failed/.test(said)) this.#fail("out-of-memory", "it ran out of memory");
    else this.#fail("crashed", said === "" ? `it ended ${how}` : lastWords(said, how));
  }

  #fail(fault: Fault, message: string): void {
    if (this.#failure !== undefined) return;
    this.#failure = new ChildFailed(fault, message);
    clearTimeout(this.#timer);
    this.#kill();
    this.#greeted?.(this.#failure);
    const left = [...this.#open.values(), ...this.#waiting];
    this.#open.clear();
    this.#waiting = [];
    for (const ask of left) ask.settle(this.#failure);
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

/** The hello in a message, or a sentence about why there is none. */
function helloIn(message: Uint8Array): BotHello | string {
  let told: unknown;
  try {
    told = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(message));
  } catch {
    return "it answered the hello with what is no JSON";
  }
  const protocol = (told as { protocol?: unknown } | null)?.protocol;
  if (Number.isInteger(protocol) && protocol !== PROTOCOL_VERSION) {
    return `it speaks version ${String(protocol)} of the protocol, and this arena version ${PROTOCOL_VERSION}`;
  }
  const checked = check("botHello", told);
  if (checked.ok) return checked.value;
  return `it answered the hello with what is none: ${checked.problems.map(({ at, message }) => `${at} ${message}`.trim()).join("; ")}`;
}

/** The line of what it printed that tells most: the first that names an error, else the last. */
function lastWords(said: string, how: string): string {
  const lines = said.split("\n").map((line) => line.trim());
  return `it ended ${how}: ${lines.find((line) => /^(Uncaught )?\w*Error\b/.test(line)) ?? lines.at(-1)!}`;
}
