import { Command } from "commander";
import { availableParallelism } from "node:os";
import { ourEvaluators, peerEvaluators, rollouts } from "../bench/evaluators.ts";
import { callersEvent, eventSpeed, play } from "../bench/events.ts";
import { calibration, measureAll, type Speed } from "../bench/measure.ts";
import { grouped } from "../counts.ts";
import { addExamples, addOutputOptions, note, type OutputOptions } from "../terminal.ts";

interface BenchOptions extends OutputOptions {
  readonly quick?: boolean;
}

/** What was measured. */
interface Measured {
  readonly node: string;
  readonly processors: number;
  readonly speeds: readonly Speed[];
  /** Hands a second with two workers over those with one, heads-up; null on a machine with one processor. */
  readonly twoWorkers: number | null;
  /** The most memory held in a long event over that in one a tenth as long. */
  readonly memoryGrowth: number;
  /** Packages to compare with that are not installed. */
  readonly missingPeers: readonly string[];
}

/** `doorcard bench`: how fast this machine evaluates and plays. */
export function benchCommand(): Command {
  const command = new Command("bench")
    .summary("measure how fast this machine evaluates and plays")
    .description("Measures evaluators (a second of CPU time) and whole events with their journal (by the clock).")
    .option("--quick", "shorter runs, rougher numbers");
  addOutputOptions(command, "the numbers");
  addExamples(command, [
    ["bench", "all numbers, in a minute or two"],
    ["bench --quick --json", "rough numbers, for a script"],
  ]);
  return command.action((options: BenchOptions) => bench(options));
}

async function bench(options: BenchOptions): Promise<void> {
  const size = options.quick === true ? { hands: 50_000, runs: 3, ms: 60 } : { hands: 200_000, runs: 5, ms: 300 };
  note("Measuring evaluators…", options);
  const { subjects, missing } = await peerEvaluators();
  const speeds = measureAll([calibration, ...ourEvaluators(), ...rollouts(), ...subjects], size.runs, size.ms);
  for (const [seats, workers] of [
    [2, 1],
    [2, 2],
    [6, 1],
    [8, 1],
  ] as const) {
    if (workers > availableParallelism()) continue;
    note(`Measuring events, ${seats} seats, workers: ${workers}…`, options);
    speeds.push(await eventSpeed(seats, workers, size));
  }
  note("Measuring memory…", options);
  const memoryGrowth = await growth(size.hands / 2);
  const two = speeds.find(({ what }) => what.endsWith("2 workers"));
  const one = speeds.find(({ what }) => what.endsWith("2 seats, one worker"));
  const twoWorkers = two === undefined || one === undefined ? null : two.perSecond / one.perSecond;
  const processors = availableParallelism();
  print({ node: process.version, processors, speeds, twoWorkers, memoryGrowth, missingPeers: missing }, options);
}

/** Memory of an event ten times as long, over that of the event; a first one warms up. */
async function growth(hands: number): Promise<number> {
  const short = await callersEvent(2, hands);
  await play(short, 1);
  const { residentBytes } = await play(short, 1);
  return (await play(await callersEvent(2, hands * 10), 1)).residentBytes / residentBytes;
}

function print(measured: Measured, { json }: OutputOptions): void {
  if (json === true) {
    process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
    return;
  }
  const { speeds, twoWorkers, memoryGrowth, missingPeers } = measured;
  const longest = Math.max(...speeds.map(({ what }) => what.length));
  const lines = [
    `Node ${measured.node}, ${measured.processors} processors; operations or hands a second, median ± half of the spread`,
    ...speeds.map(({ what, perSecond, spread }) => {
      return `${what.padEnd(longest)}  ${grouped(perSecond).padStart(13)}  ± ${Math.round(spread * 50)} %`;
    }),
    `${"two workers over one".padEnd(longest)}  ${twoWorkers === null ? "one processor only" : `${twoWorkers.toFixed(2)}x`}`,
    `${"memory, ten times the hands".padEnd(longest)}  ${memoryGrowth.toFixed(2)}x`,
    ...missingPeers.map((name) => `${name} is not installed, so there is nothing to compare with it`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
