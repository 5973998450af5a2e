import { Worker } from "node:worker_threads";
import type { Delivery, Order, ThreadData } from "./bot-thread.ts";
import { RunError } from "./run-error.ts";

/** One worker thread that carries out orders one after another; a few may wait, so that it is never idle. */
export class Thread {
  readonly #worker: Worker;
  /** Who waits for an answer, the oldest order first. */
  readonly #waiting: ((delivery: Delivery) => void)[] = [];
  #dead: string | undefined;

  constructor(data: ThreadData) {
    this.#worker = new Worker(new URL("thread-start.mjs", import.meta.url), {
      workerData: data,
      stdout: true,
      stderr: true,
    });
    // What bots print is no output of ours
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.on("data", (chunk: Buffer) => process.stderr.write(chunk));
    }
    this.#worker.on("message", (delivery: Delivery) => this.#deliver(delivery));
    this.#worker.on("error", (error) => this.#die(String(error instanceof Error ? error.message : error)));
    this.#worker.on("exit", (code) => this.#die(`the thread ended with code ${code}`));
  }

  /** Carries out an order. Throws RunError when that fails or takes longer than `patience` milliseconds. */
  async order(order: Order, patience?: number): Promise<unknown> {
    const delivery = await new Promise<Delivery>((resolve) => {
      if (this.#dead !== undefined) return resolve({ ok: false, message: this.#dead });
      const timer =
        patience === undefined
          ? undefined
          : setTimeout(
              () => this.#deliver({ ok: false, message: `no answer within ${patience / 1000} seconds` }),
              patience,
            );
      this.#waiting.push((settled) => {
        clearTimeout(timer);
        resolve(settled);
      });
      this.#worker.postMessage(order);
    });
    if (!delivery.ok) throw new RunError(delivery.message);
    return delivery.value;
  }

  /** Ends the thread, whatever it is doing. */
  async close(): Promise<void> {
    this.#dead ??= "the thread is closed";
    await this.#worker.terminate();
  }

  #deliver(delivery: Delivery): void {
    this.#waiting.shift()?.(delivery);
  }

  #die(message: string): void {
    this.#dead ??= message;
    while (this.#waiting.length > 0) this.#deliver({ ok: false, message: this.#dead });
  }
}
