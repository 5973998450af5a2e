import { Worker } from "node:worker_threads";
import type { Delivery, Order, ThreadData } from "./bot-thread.ts";
import { RunError } from "./run-error.ts";

/** One worker thread that carries out orders, one at a time. */
export class Thread {
  readonly #worker: Worker;
  #settle: ((delivery: Delivery) => void) | undefined;
  #dead: string | undefined;

  constructor(data: ThreadData) {
    this.#worker = new Worker(new URL("bot-thread.ts", import.meta.url), {
      workerData: data,
      stdout: true,
      stderr: true,
    });
    // What bots print is no output of ours
    this.#worker.stdout.pipe(process.stderr, { end: false });
    this.#worker.stderr.pipe(process.stderr, { end: false });
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
      this.#settle = (settled) => {
        clearTimeout(timer);
        resolve(settled);
      };
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
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(delivery);
  }

  #die(message: string): void {
    this.#dead ??= message;
    this.#deliver({ ok: false, message: this.#dead });
  }
}
