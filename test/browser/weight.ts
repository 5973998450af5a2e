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
