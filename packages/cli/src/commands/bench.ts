import { Command } from "commander";
import { availableParallelism } from "node:os";
import { ourEvaluators, peerEvaluators, rollouts } from "../bench/evaluators.ts";
import { callersEvent, eventSpeed, play, twoWorkersOverOne } from "../bench/events.ts";
import { calibration, measureAll, type Speed } from "../bench/measure.ts";
import { peerTables } from "../bench/tables.ts";
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
  /** How often our figure holds that of the fastest package beside it. */
  readonly overPeers: readonly { readonly what: string; readonly ratio: number }[];
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
    .description(
      "Measures evaluators and whole events, journal and standings included, beside packages of npm. Figures are per second of CPU time: as measured, and scaled by a calibration loop to a quiet 2.8 GHz machine.",
    )
    .option("--quick", "shorter runs, rougher numbers");
  addOutputOptions(command, "the numbers");
  addExamples(command, [
    ["bench", "all numbers, in about five minutes"],
    ["bench --quick --json", "rough numbers in about one, for a script"],
  ]);
  return command.action((options: BenchOptions) => bench(options));
}

const SEATS = [2, 6, 8];

async function bench(options: BenchOptions): Promise<void> {
  const size = options.quick === true ? { hands: 100_000, runs: 3, ms: 60 } : { hands: 1_000_000, runs: 5, ms: 300 };
  note("Measuring evaluators…", options);
  const evaluators = await peerEvaluators();
  const tables = await peerTables(SEATS);
  const subjects = [calibration, ...ourEvaluators(), ...rollouts(), ...evaluators.subjects, ...tables.subjects];
  const speeds = measureAll(subjects, size.runs, size.ms);
  for (const seats of SEATS) {
    note(`Measuring events, ${seats} seats…`, options);
    speeds.push(await eventSpeed(seats, { ...size, hands: Math.ceil((size.hands * 2) / seats) }));
  }
  const processors = availableParallelism();
  note("Measuring two workers…", options);
  const twoWorkers = processors < 2 ? null : await twoWorkersOverOne({ hands: size.hands * 4, runs: 3 });
  note("Measuring memory…", options);
  const memoryGrowth = await growth(100_000);
  print(
    {
      node: process.version,
      processors,
      speeds,
      overPeers: overPeers(speeds),
      twoWorkers,
      memoryGrowth,
      missingPeers: [...evaluators.missing, ...tables.missing],
    },
    options,
  );
}

/** Our figures over the fastest peer's, by medians of one run. */
function overPeers(speeds: readonly Speed[]): { what: string; ratio: number }[] {
  const pairs = [
    { what: "evaluator, high, over the fastest of npm", ours: "evaluator, high", theirs: ", high" },
    ...SEATS.map((seats) => ({
      what: `event, ${seats} seats, over poker-ts`,
      ours: `event, ${seats} seats, one worker`,
      theirs: `hold'em, ${seats} seats`,
    })),
  ];
  return pairs.flatMap(({ what, ours, theirs }) => {
    const own = speeds.find((speed) => speed.what === ours);
    const others = speeds.filter((speed) => speed.what !== ours && speed.what.endsWith(theirs));
    if (own === undefined || others.length === 0) return [];
    return [{ what, ratio: own.norm / Math.max(...others.map(({ norm }) => norm)) }];
  });
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
  const { speeds, overPeers: ratios, twoWorkers, memoryGrowth, missingPeers } = measured;
  const facts = [
    ...ratios.map(({ what, ratio }) => [what, `${ratio.toFixed(1)}x`] as const),
    ["two workers over one, by the clock", twoWorkers === null ? "one processor only" : `${twoWorkers.toFixed(2)}x`],
    ["memory, ten times the hands", `${memoryGrowth.toFixed(2)}x`],
  ] as const;
  const longest = Math.max(
    ...[...speeds.map(({ what }) => what), ...facts.map(([what]) => what)].map(({ length }) => length),
  );
  const lines = [
    `Node ${measured.node}, ${measured.processors} processors; operations or hands a second of CPU time`,
    `${"".padEnd(longest)}  ${"scaled".padStart(12)}  ${"measured".padStart(12)}`,
    ...speeds.map(
      ({ what, perSecond, norm, spread }) =>
        `${what.padEnd(longest)}  ${grouped(norm).padStart(12)}  ${grouped(perSecond).padStart(12)}  ± ${Math.round(spread * 50)} %`,
    ),
    ...facts.map(([what, figure]) => `${what.padEnd(longest)}  ${figure.padStart(12)}`),
    ...missingPeers.map((name) => `${name} is not installed, so there is nothing to compare with it`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
