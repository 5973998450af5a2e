import { performance } from "node:perf_hooks";
import seedrandom from "seedrandom";

/** How fast something went. */
export interface Speed {
  readonly what: string;
  /** Operations or hands a second of CPU time, median of several runs. */
  readonly perSecond: number;
  /** The same on a machine whose calibration loop runs at its quiet speed: each run scaled by the loop beside it, median. */
  readonly norm: number;
  /** (fastest - slowest) / median. */
  readonly spread: number;
  /** Whether it is a package of others. */
  readonly isPeer?: true;
}

/** Something to measure: does a batch of work and gives how many operations that was. */
export interface Subject {
  readonly what: string;
  readonly batch: () => number;
  readonly isPeer?: true;
}

/** Operations a second of one run, and those of the calibration loop beside it. */
export interface Run {
  readonly rate: number;
  readonly calibration: number;
}

/** Numbers a second of the calibration loop on a quiet 2.8 GHz machine, to which figures are scaled. */
const QUIET = 493e6;

/** The calibration loop: numbers drawn from seedrandom's xor128, which tell how fast the machine is at this moment. */
export const calibration: Subject = { what: "calibration (seedrandom xor128)", batch: drawMany };

const random = seedrandom.xor128("calibration");

function drawMany(): number {
  let mixed = 0;
  for (let i = 0; i < 500_000; i++) mixed ^= random.int32();
  return mixed === 0.5 ? 0 : 500_000;
}

/** Measures subjects by turns, each beside the calibration loop, so that a busy moment of the machine meets them alike. */
export function measureAll(subjects: readonly Subject[], runs: number, msPerRun: number): Speed[] {
  const rates = subjects.map((): Run[] => []);
  for (const { batch } of [calibration, ...subjects]) batch();
  for (let run = 0; run < runs; run++) {
    for (const [i, subject] of subjects.entries()) {
      const beside = calibrate(msPerRun / 4);
      rates[i]!.push({ rate: rateOf(subject, msPerRun), calibration: beside });
    }
  }
  return subjects.map(({ what, isPeer }, i) => ({ ...speedOf(what, rates[i]!), ...(isPeer && { isPeer }) }));
}

/** The rate of the calibration loop over some milliseconds. */
export const calibrate = (ms: number): number => rateOf(calibration, ms);

/** Median, scaled median and spread of runs. */
export function speedOf(what: string, runs: readonly Run[]): Speed {
  const rates = runs.map(({ rate }) => rate);
  const perSecond = median(rates);
  const norm = median(runs.map(({ rate, calibration: beside }) => (rate / beside) * QUIET));
  return { what, perSecond, norm, spread: (Math.max(...rates) - Math.min(...rates)) / perSecond };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
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
