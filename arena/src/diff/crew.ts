import PQueue from "p-queue";
import type { Entrant } from "../seating.ts";
import { Thread } from "../thread.ts";
import type { DiffAnswer, DiffOrder } from "./diff-orders.ts";

/** Worker threads that share the orders of a comparison. */
export class Crew {
  readonly #threads: readonly Thread[];

  constructor(entrants: readonly Entrant[], workers: number) {
    this.#threads = Array.from({ length: workers }, () => new Thread({ entrants }));
  }

  /**
   * Carries out orders; `take` is given each answer with the number of its order, as they come. Only a few orders exist at
   * a time. Throws what the first to fail threw.
   */
  async carryOut<Order extends DiffOrder>(
    orders: Iterable<Order>,
    take: (answer: DiffAnswer<Order>, number: number) => void,
  ): Promise<void> {
    // One in work and one waiting for each thread, so that none stands still
    const free = [...this.#threads, ...this.#threads];
    const queue = new PQueue({ concurrency: free.length });
    const failures: unknown[] = [];
    let next = 0;
    for (const order of orders) {
      const number = next++;
      await queue.onSizeLessThan(free.length + 1);
      if (failures.length > 0) break;
      void queue.add(async () => {
        const thread = free.shift()!;
        try {
          take((await thread.order(order)) as DiffAnswer<Order>, number);
        } catch (error) {
          failures.push(error);
        } finally {
          free.push(thread);
        }
      });
    }
    await queue.onIdle();
    if (failures.length > 0) throw failures[0];
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
