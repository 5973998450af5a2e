import { inspectBots, planEvent, runEvent, type EventPlan } from "@doorcard/arena";
import type { Isolation } from "@doorcard/protocol";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { findBots } from "../bot-lookup.ts";
import { requested } from "../event-request.ts";
import { standingsIn } from "../playing.ts";
import { calibrate, median, speedOf, type Run, type Speed } from "./measure.ts";

/** Milliseconds of calibration before and after a run of an event. */
const CALIBRATION_MS = 100;

/** How long events are, and how often each is played. */
export interface EventSize {
  readonly hands: number;
  readonly runs: number;
}

/** A whole event of callers, planned. */
export const callersEvent = (seats: number, hands: number): Promise<EventPlan> => eventOf("caller", seats, hands);

/** A whole event of one bot against itself, planned. */
async function eventOf(bot: string, seats: number, hands: number, isolation?: Isolation): Promise<EventPlan> {
  const { bots } = findBots(
    Array.from({ length: seats }, () => bot),
    ".",
    isolation,
  );
  const inspected = await inspectBots(bots);
  if (!inspected.ok) throw new Error(`The bot ${bot} cannot be loaded`);
  const { request } = requested({ name: "bench", seats, hands, seed: "bench" });
  const plan = planEvent({ ...request, bots: inspected.value });
  if (!plan.ok) throw new Error(plan.problems.map(({ at, message }) => `${at} ${message}`).join("; "));
  return plan.value;
}

/** What playing an event took, from its first written match to its end. */
export interface Played {
  /** Hands a second of CPU time, all threads together: journal, statistics and collecting garbage included. */
  readonly cpuRate: number;
  /** Hands a second by the clock. */
  readonly clockRate: number;
  /** The same, everything from the start of the threads and processes to the end of the last one counted. */
  readonly wholeRate: number;
  /** The most memory it held. */
  readonly residentBytes: number;
}

/** Plays an event in a folder of its own, journal and standings and all, and takes it away. Starting threads counts in `wholeRate` alone. */
export async function play(plan: EventPlan, workers: number): Promise<Played> {
  const directory = mkdtempSync(join(tmpdir(), "doorcard-bench-"));
  const run = join(directory, "run");
  let first: { hands: number; at: number; cpu: NodeJS.CpuUsage } | undefined;
  let residentBytes = 0;
  const start = performance.now();
  try {
    const onProgress = ({ hands }: { hands: number }): void => {
      first ??= { hands, at: performance.now(), cpu: process.cpuUsage() };
      residentBytes = Math.max(residentBytes, process.memoryUsage.rss());
    };
    await runEvent(plan, { directory: run, workers, onProgress });
    if (first === undefined) throw new Error("The event played nothing");
    const wholeRate = (plan.hands / (performance.now() - start)) * 1000;
    standingsIn(run);
    const hands = plan.hands - first.hands;
    const { user, system } = process.cpuUsage(first.cpu);
    const cpuRate = (hands / (user + system)) * 1e6;
    return { cpuRate, clockRate: (hands / (performance.now() - first.at)) * 1000, wholeRate, residentBytes };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Hands a second of an event of one bot against itself on one worker. */
export async function eventSpeed(what: string, bot: string, seats: number, size: EventSize): Promise<Speed> {
  const plan = await eventOf(bot, seats, size.hands);
  const runs: Run[] = [];
  for (let run = 0; run < size.runs; run++) {
    const before = calibrate(CALIBRATION_MS);
    const { cpuRate } = await play(plan, 1);
    runs.push({ rate: cpuRate, calibration: (before + calibrate(CALIBRATION_MS)) / 2 });
  }
  return speedOf(what, runs);
}

/**
 * Hands a second by the clock of a heads-up event of one bot against itself, each in a process of its own. The whole run
 * counts: hundreds of matches are in play when the first one is over, so that what was played until then cannot be told.
 */
export async function isolatedSpeed(what: string, bot: string, workers: number, size: EventSize): Promise<Speed> {
  const plan = await eventOf(bot, 2, size.hands, "process");
  const runs: Run[] = [];
  for (let run = 0; run < size.runs; run++) {
    const before = calibrate(CALIBRATION_MS);
    const { wholeRate } = await play(plan, workers);
    runs.push({ rate: wholeRate, calibration: (before + calibrate(CALIBRATION_MS)) / 2 });
  }
  return speedOf(what, runs);
}

/**
 * How much faster by the clock two workers play an event than one: the median over runs, each held against one worker
 * just before and just after it, since the machine's speed drifts.
 */
export async function twoWorkersOverOne(size: EventSize): Promise<number> {
  const plan = await callersEvent(2, size.hands);
  const ratios: number[] = [];
  let before = await play(plan, 1);
  for (let run = 0; run < size.runs; run++) {
    const two = await play(plan, 2);
    const after = await play(plan, 1);
    ratios.push((2 * two.clockRate) / (before.clockRate + after.clockRate));
    before = after;
  }
  return median(ratios);
}
