import type { Page } from "playwright-core";

/** What the main thread of a page did, in milliseconds of processor time, so that others on the machine do not count. */
export interface MainThread {
  /** All of it. */
  readonly task: number;
  readonly script: number;
  readonly layout: number;
  readonly style: number;
}

/** Begins to measure a page; each call of what it gives tells what was done since the one before. */
export async function measured(page: Page): Promise<() => Promise<MainThread>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const now = async (): Promise<MainThread> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const ms = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
    return {
      task: ms("TaskDuration"),
      script: ms("ScriptDuration"),
      layout: ms("LayoutDuration"),
      style: ms("RecalcStyleDuration"),
    };
  };
  let before = await now();
  return async () => {
    const [from, to] = [before, await now()];
    before = to;
    return {
      task: to.task - from.task,
      script: to.script - from.script,
      layout: to.layout - from.layout,
      style: to.style - from.style,
    };
  };
}

/** "11.2 ms (script 4.0, layout 3.1, style 0.6)", for each of so many. */
export function told({ task, script, layout, style }: MainThread, times: number): string {
  const each = (ms: number, digits: number): string => (ms / times).toFixed(digits);
  return `${each(task, 1)} ms (script ${each(script, 1)}, layout ${each(layout, 1)}, style ${each(style, 1)})`;
}
