import type { Page } from "playwright-core";

/** What a page holds after a collection of garbage. */
export interface Weight {
  /** Bytes of the heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function weightOf(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { heap: usedSize, nodes, listeners };
}

/**
 * Bytes that the heap grew by in the turn in which it grew least, of turns that are alike: what stays behind does so in
 * each of them, and what the compiler of the browser makes comes once.
 */
export const leastGrowth = (weights: readonly Weight[]): number =>
  Math.min(...weights.slice(1).map(({ heap }, turn) => heap - weights[turn]!.heap));
