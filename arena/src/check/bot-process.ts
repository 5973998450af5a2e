import type { Limits } from "@doorcard/protocol";
import { Splitter } from "@doorcard/protocol/wire";
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { performance } from "node:perf_hooks";
import type { Readable, Writable } from "node:stream";
import { lastWords } from "../seats/last-words.ts";
import type { Launch } from "../seats/launch.ts";
import { ENVIRONMENT, MS_TO_LEAVE } from "../seats/limits.ts";
import { MemoryWatch, residentBytes } from "../seats/memory-watch.ts";

/** Bytes of what a bot prints that are kept, for the sentence about its end. */
const KEPT_OF_STDERR = 4096;

const MEMORY = new MemoryWatch();

/** How a bot left: by itself with an exit code, or not in time. */
export interface Leaving {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly inTime: boolean;
}

/** The process of a bot that is looked at: its lines come as messages, and what it prints and how it ends are kept. */
export class BotProcess {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #closed: Promise<Leaving>;
  /** Why it plays no more. */
  failure: string | undefined;
  /** Bytes that it printed on standard error. */
  printedBytes = 0;
  #printed = "";

  /** `take` is given every line, `over` is called when it plays no more. */
  constructor(launch: Launch, limits: Limits, take: (message: Uint8Array) => void, over: () => void) {
    const { file, args, cwd } = launch;
    const splitter = new Splitter(limits.messageBytes, take);
    this.#process = spawn(file, args, { cwd, env: ENVIRONMENT, stdio: ["pipe", "pipe", "pipe"], detached: true });
    const { stdin, stdout, stderr, pid } = this.#process;
    stdin.on("error", () => undefined);
    stderr.on("data", (chunk: Buffer) => this.#keep(chunk));
    stdout.on("data", (chunk: Buffer) => {
      if (!splitter.push(chunk)) this.stop(`it wrote a message of more than ${limits.messageBytes} bytes`);
    });
    this.#process.on("error", (error) => this.stop(`it cannot be started: ${error.message}`));
    this.#closed = new Promise((resolve) => {
      this.#process.on("close", (code, signal) => {
        if (pid !== undefined) MEMORY.forget(pid);
        this.failure ??= lastWords(this.#printed, code, signal);
        resolve({ code, signal, inTime: true });
        over();
      });
    });
    if (pid !== undefined)
      MEMORY.watch(pid, limits.memoryMb, () => this.stop(`it held more than ${limits.memoryMb} MB of memory`));
  }

  /** Megabytes that it holds now; 0 where that cannot be read. */
  get memoryMb(): number {
    return residentBytes(this.#process.pid ?? 0) / 1_048_576;
  }

  write(line: string): void {
    if (this.failure === undefined) this.#process.stdin.write(line);
  }

  /** Waits for its end, and makes one when it does not come in so many milliseconds. */
  async ended(patience: number): Promise<Leaving> {
    const began = performance.now();
    const timer = setTimeout(() => this.stop(`it was still there after ${patience / 1000} seconds`), patience);
    const leaving = await this.#closed;
    clearTimeout(timer);
    return { ...leaving, inTime: performance.now() - began < patience };
  }

  /** Tells it to go by a last line, or by the end of its input alone, and sees how it does. */
  leave(lastLine: string): Promise<Leaving> {
    this.#process.stdin.end(lastLine);
    return this.ended(MS_TO_LEAVE);
  }

  /** Ends it and all that it started. */
  stop(why: string): void {
    this.failure ??= why;
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended already
    }
  }

  #keep(chunk: Buffer): void {
    this.printedBytes += chunk.length;
    this.#printed = (this.#printed + chunk.toString("utf8")).slice(-KEPT_OF_STDERR);
  }
}
