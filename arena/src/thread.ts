import { Worker } from "node:worker_threads";
import type { Delivery, Order } from "./bot-thread.ts";
import { RunError } from "./run-error.ts";
import type { Seated } from "./seating.ts";
import { isApart } from "./seats/isolation.ts";
import { LIMITS } from "./seats/limits.ts";

/** What was answered, without the number of the order. */
type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** How long a thread may take to end the processes of its bots, in milliseconds. */
const MS_TO_CLOSE = 5000;

/** One worker thread that carries out orders; a few may wait, so that it is never idle. */
export class Thread {
  readonly #worker: Worker;
  /** Who waits for an answer, by the number of the order. */
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #isApart: boolean;
  #orders = 0;
  #dead: string | undefined;

  constructor(data: Partial<Seated> & Pick<Seated, "entrants">) {
    this.#isApart = data.entrants.some(isApart);
    this.#worker = new Worker(new URL("thread-start.mjs", import.meta.url), {
      workerData: { limits: LIMITS, runFolder: "", ...data } satisfies Seated,
      stdout: true,
      stderr: true,
    });
    // What bots print is no output of ours
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.on("data", (chunk: Buffer) => process.stderr.write(chunk));
    }
    this.#worker.on("message", (delivery: Delivery) => this.#deliver(delivery.number, delivery));
    this.#worker.on("error", (error) => this.#die(String(error instanceof Error ? error.message : error)));
    this.#worker.on("exit", (code) => this.#die(`the thread ended with code ${code}`));
  }

  /** Carries out an order. Throws RunError when that fails or takes longer than `patience` milliseconds. */
  async order(order: Order, patience?: number): Promise<unknown> {
    const number = ++this.#orders;
    const delivery = await new Promise<Answer>((resolve) => {
      if (this.#dead !== undefined) return resolve({ ok: false, message: this.#dead });
      const late = (): void =>
        this.#deliver(number, { ok: false, message: `no answer within ${patience! / 1000} seconds` });
      const timer = patience === undefined ? undefined : setTimeout(late, patience);
      this.#waiting.set(number, (settled) => {
        clearTimeout(timer);
        resolve(settled);
      });
      this.#worker.postMessage({ number, order });
    });
    if (!delivery.ok) throw new RunError(delivery.message);
    return delivery.value;
  }

  /** Ends the thread, whatever it is doing. */
  async close(): Promise<void> {
    // The processes of bots are told to go; a thread that is stuck is not waited for
    if (this.#isApart && this.#dead === undefined)
      await this.order({ kind: "close" }, MS_TO_CLOSE).catch(() => undefined);
    this.#dead ??= "the thread is closed";
    await this.#worker.terminate();
  }

  #deliver(number: number, answer: Answer): void {
    this.#waiting.get(number)?.(answer);
    this.#waiting.delete(number);
  }

  #die(message: string): void {
    this.#dead ??= message;
    for (const number of this.#waiting.keys()) this.#deliver(number, { ok: false, message: this.#dead });
  }
}
