import type { ArenaHello, BotHello, Fault, Hearing, Limits } from "@doorcard/protocol";
import { FAULTS, HEARS, PROTOCOL_VERSION, Splitter } from "@doorcard/protocol/wire";
import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { heardIn } from "./answers.ts";
import type { Batch } from "./batch.ts";
import { ChildFailed } from "./child-failed.ts";
import { helloIn } from "./hello.ts";
import { lastWords } from "./last-words.ts";
import type { Launch } from "./launch.ts";
import { ENVIRONMENT, MS_TO_LEAVE } from "./limits.ts";
import { MemoryWatch } from "./memory-watch.ts";
import { Questions, type Asker } from "./questions.ts";

/** Bytes of what a bot prints that are kept, for the sentence about its end. */
const KEPT_OF_STDERR = 4096;

const MEMORY = new MemoryWatch();

/**
 * The process of a bot: many matches in play, one message to it per turn of the event loop. The first thing that goes
 * wrong ends it, and everything that waits for it is told so.
 */
export class Child {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #limits: Limits;
  readonly #splitter: Splitter;
  readonly #questions: Questions;
  readonly #exited: Promise<void>;
  #hello: BotHello | undefined;
  #greeted: ((hello: BotHello | ChildFailed) => void) | undefined;
  #failure: ChildFailed | undefined;
  #stderr = "";
  #nextTable = 1;

  private constructor(launch: Launch, limits: Limits) {
    this.#limits = limits;
    this.#splitter = new Splitter(limits.messageBytes, (message) => this.#take(message));
    this.#questions = new Questions(limits, {
      send: (message) => void this.#process.stdin.write(message),
      fail: (fault, sentence) => this.#fail(fault, sentence),
    });
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
    if (this.#failure === undefined) this.#questions.tell(write);
  }

  /** Asks for what `asker` wants to know; who asks is told in a later turn of the event loop. */
  ask(asker: Asker): void {
    if (this.#failure === undefined) this.#questions.ask(asker);
    else setImmediate(() => asker.failed(this.#failure!));
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
      this.#questions.stop();
      this.#process.stdin.end(this.#hello?.frames === "binary" ? new Uint8Array(4) : '{"type":"goodbye"}\n');
      const timer = setTimeout(() => this.#kill(), MS_TO_LEAVE);
      await this.#exited;
      clearTimeout(timer);
    }
    this.#kill();
    await this.#exited;
  }

  /** Asks what is written like this, and waits for the answer that says what was wanted. Throws ChildFailed. */
  #reply(write: (batch: Batch, id: number) => void, patience: number, wanted: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const answered = (said: number, value: number): void => resolve(said === wanted ? value : 0);
      this.ask({ patience, usedMs: 0, since: 0, write, answered, failed: reject });
    });
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
    this.#questions.take(message, this.#hello.frames === "binary");
  }

  #hear(message: Uint8Array): void {
    const hello = helloIn(message);
    if (typeof hello === "string") return this.#fail("unreadable", hello);
    this.#hello = hello;
    if (hello.frames === "binary") {
      this.#questions.speakBinary();
      this.#splitter.readFrames();
    }
    this.#greeted?.(hello);
  }

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
    this.#kill();
    this.#greeted?.(this.#failure);
    for (const asker of this.#questions.stop()) asker.failed(this.#failure);
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
