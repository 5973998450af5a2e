import { jobOf, playMatch } from "@doorcard/arena";
import { PerformanceObserver, performance } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { BotDefinition } from "@doorcard/sdk";
import { callersEvent } from "./events.ts";

/** What playing leaves behind, in one process and without a journal. */
export interface Garbage {
  readonly hands: number;
  /** Share of the time that collecting garbage took, 0 to 1. */
  readonly share: number;
  /** Bytes allocated for each hand; null where this Node does not count them. */
  readonly bytesAHand: number | null;
  /** Bytes in use after the hands less those before, garbage collected both times. */
  readonly heapGrowth: number;
}

const STAYS: BotDefinition = {
  name: "stays",
  version: "1.0.0",
  create: () => ({
    act: ({ options }) => {
      for (const word of ["check", "call", "bring-in"] as const)
        for (let i = 0; i < options.length; i++) if (options[i]!.action === word) return word;
      return "fold";
    },
  }),
};

/** Plays so many heads-up hands in this process after a warm-up, and tells what became of its memory. */
export async function garbage(hands: number): Promise<Garbage> {
  const plan = await callersEvent(2, 10 * hands);
  const bots = [STAYS, STAYS];
  let block = 0;
  const play = async (wanted: number): Promise<void> => {
    for (let played = 0; played < wanted; played += plan.handsPerMatch)
      await playMatch(jobOf(plan, 0, block++ % plan.blocks, 0), bots);
  };
  await play(Math.min(hands, 100_000));
  const before = heapInUse();
  let collecting = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collecting += duration;
  });
  observer.observe({ entryTypes: ["gc"] });
  const start = performance.now();
  const allocatedBefore = allocated();
  await play(hands);
  const bytes = allocated() - allocatedBefore;
  const elapsed = performance.now() - start;
  // What is observed is told in a later turn
  await new Promise((resolve) => setImmediate(resolve));
  observer.disconnect();
  const bytesAHand = Number.isNaN(bytes) ? null : bytes / hands;
  return { hands, share: collecting / elapsed, bytesAHand, heapGrowth: heapInUse() - before };
}

/** Bytes that were ever allocated, NaN where this Node does not count them. */
const allocated = (): number =>
  (getHeapStatistics() as { readonly total_allocated_bytes?: number }).total_allocated_bytes ?? Number.NaN;

function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
