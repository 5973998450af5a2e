import { RunError } from "@doorcard/arena";
import type { BotPage } from "@doorcard/protocol";
import { Worker } from "node:worker_threads";
import type { Answered, Asked } from "./reading-thread.ts";
import type { ToldRun } from "./told-run.ts";

/** Reads runs in a thread of its own, so that nobody waits while a long journal is added up. */
export class Reading {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, (answer: Answered) => void>();

  /** A run as it may be told. Throws RunError when the folder holds none. */
  run(directory: string, id: string): Promise<ToldRun> {
    return this.#ask({ kind: "run", directory, id }) as Promise<ToldRun>;
  }

  /** A bot of a run, with its style; undefined when the run has no such bot. Throws RunError when the folder holds no run. */
  bot(directory: string, id: string, name: string): Promise<BotPage | undefined> {
    return this.#ask({ kind: "bot", directory, id, name }) as Promise<BotPage | undefined>;
  }

  /** Ends the thread; who still waits is told so. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask(asked: Omit<Extract<Asked, { kind: "run" }>, "number"> | Omit<Extract<Asked, { kind: "bot" }>, "number">) {
    const number = ++this.#asked;
    const answer = await new Promise<Answered>((resolve) => {
      this.#waiting.set(number, resolve);
      this.#thread().postMessage({ ...asked, number });
    });
    if (answer.ok) return answer.value;
    throw answer.isOurs ? new Error(answer.message) : new RunError(answer.message);
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("reading-start.mjs", import.meta.url));
    worker.on("message", (answer: Answered) => this.#deliver(answer));
    worker.on("error", (error) => this.#end(String(error)));
    worker.on("exit", () => this.#end("the thread that reads runs has ended"));
    worker.unref();
    return (this.#worker = worker);
  }

  #deliver(answer: Answered): void {
    this.#waiting.get(answer.number)?.(answer);
    this.#waiting.delete(answer.number);
  }

  #end(message: string): void {
    this.#worker = undefined;
    for (const number of this.#waiting.keys()) this.#deliver({ number, ok: false, isOurs: true, message });
  }
}
