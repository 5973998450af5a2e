import { performance } from "node:perf_hooks";

/** How fast something went: operations a second of CPU time, median of several runs, and how far the runs lay apart. */
export interface Speed {
  readonly what: string;
  readonly perSecond: number;
  /** (fastest - slowest) / median. */
  readonly spread: number;
}

/** Something to measure: does a batch of work and gives how many operations that was. */
export interface Subject {
  readonly what: string;
  readonly batch: () => number;
}

/** Measures subjects by turns, so that a busy moment of the machine meets them all alike. */
export function measureAll(subjects: readonly Subject[], runs: number, msPerRun: number): Speed[] {
  const rates = subjects.map((): number[] => []);
  for (const { batch } of subjects) batch();
  for (let run = 0; run < runs; run++) {
    for (const [i, subject] of subjects.entries()) rates[i]!.push(rateOf(subject, msPerRun));
  }
  return subjects.map(({ what }, i) => speedOf(what, rates[i]!));
}

/** Median and spread of rates. */
export function speedOf(what: string, rates: readonly number[]): Speed {
  const sorted = rates.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  return { what, perSecond: median, spread: (sorted.at(-1)! - sorted[0]!) / median };
}

function rateOf({ batch }: Subject, ms: number): number {
  const end = performance.now() + ms;
  const cpu = process.cpuUsage();
  let done = 0;
  do done += batch();
  while (performance.now() < end);
  const { user, system } = process.cpuUsage(cpu);
  return (done / (user + system)) * 1e6;
}

/** A fixed loop of integer arithmetic: how fast the machine is at this moment. */
export const calibration: Subject = {
  what: "calibration loop",
  batch: () => {
    let mixed = 1;
    for (let i = 0; i < 1_000_000; i++) mixed = (Math.imul(mixed, 1_664_525) + 1_013_904_223) ^ (mixed >>> 13);
    return mixed === 0 ? 0 : 1_000_000;
  },
};
