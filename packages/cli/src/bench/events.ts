import { inspectBots, planEvent, runEvent, type EventPlan } from "@doorcard/arena";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { findBots } from "../bot-lookup.ts";
import { requested } from "../event-request.ts";
import { speedOf, type Speed } from "./measure.ts";

/** A whole event of callers, planned. */
export async function callersEvent(seats: number, hands: number): Promise<EventPlan> {
  const { bots } = findBots(
    Array.from({ length: seats }, () => "caller"),
    ".",
  );
  const inspected = await inspectBots(bots);
  if (!inspected.ok) throw new Error("The caller cannot be loaded");
  const { request } = requested({ name: "bench", seats, hands, seed: "bench" });
  const plan = planEvent({ ...request, bots: inspected.value });
  if (!plan.ok) throw new Error(plan.problems.map(({ at, message }) => `${at} ${message}`).join("; "));
  return plan.value;
}

/** What playing an event took: hands a second from its first written match to its end, and the most memory it held. */
export interface Played {
  readonly handsPerSecond: number;
  readonly residentBytes: number;
}

/** Plays an event in a folder of its own, journal and all, and takes it away. Starting threads is not counted. */
export async function play(plan: EventPlan, workers: number): Promise<Played> {
  const directory = mkdtempSync(join(tmpdir(), "doorcard-bench-"));
  let first: { at: number; hands: number } | undefined;
  let last = { at: 0, hands: 0 };
  let residentBytes = 0;
  try {
    const onProgress = ({ hands }: { hands: number }): void => {
      last = { at: performance.now(), hands };
      first ??= last;
      residentBytes = Math.max(residentBytes, process.memoryUsage.rss());
    };
    await runEvent(plan, { directory: join(directory, "run"), workers, onProgress });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  const hands = last.hands - (first?.hands ?? 0);
  return { handsPerSecond: (hands / (last.at - (first?.at ?? 0))) * 1000, residentBytes };
}

/** Hands a second of an event of callers, by the clock. */
export async function eventSpeed(
  seats: number,
  workers: number,
  size: { hands: number; runs: number },
): Promise<Speed> {
  const plan = await callersEvent(seats, size.hands);
  const rates: number[] = [];
  for (let run = 0; run < size.runs; run++) rates.push((await play(plan, workers)).handsPerSecond);
  return speedOf(`event, ${seats} seats, ${workers === 1 ? "one worker" : `${workers} workers`}`, rates);
}
