import { findProgram } from "@doorcard/arena";
import { Command } from "commander";
import { availableParallelism } from "node:os";
import { dealing } from "../bench/dealing.ts";
import { engineAlone } from "../bench/engine.ts";
import { ourEvaluators, rollouts } from "../bench/evaluators.ts";
import { callersEvent, eventSpeed, isolatedSpeed, play, twoWorkersOverOne } from "../bench/events.ts";
import { garbage } from "../bench/garbage.ts";
import { calibration, measureAll, type Speed } from "../bench/measure.ts";
import { compare, save, saved, type Measured, type Ratio } from "../bench/measured.ts";
import { peerEvaluators } from "../bench/peers.ts";
import { peerTables } from "../bench/tables.ts";
import { benchText, comparedText } from "../bench/text.ts";
import { EXIT } from "../exit.ts";
import { addExamples, addOutputOptions, note, type OutputOptions } from "../terminal.ts";

interface BenchOptions extends OutputOptions {
  readonly quick?: boolean;
  readonly save?: string;
  readonly against?: string;
}

/** `doorcard bench`: how fast this machine evaluates and plays. */
export function benchCommand(): Command {
  const command = new Command("bench")
    .summary("measure how fast this machine evaluates and plays")
    .description(
      "Measures evaluators, the engine and whole events, journal and standings included, beside packages of npm (npm ci --prefix test/bench). Figures are per second of CPU time: as measured, and scaled by a calibration loop to a quiet 2.8 GHz machine.",
    )
    .option("--quick", "shorter runs, rougher numbers")
    .option("--save <file>", "write the numbers to a file, to compare with later")
    .option("--against <file>", "compare with numbers that were saved; exit code 1 when something got slower");
  addOutputOptions(command, "the numbers");
  addExamples(command, [
    ["bench", "all numbers, in about nine minutes"],
    ["bench --quick --against bench/baseline.json", "what got slower, in about a minute"],
    ["bench --save /tmp/before.json", "numbers of before a change"],
  ]);
  return command.action((options: BenchOptions) => bench(options));
}

const SEATS = [2, 6, 8];

async function bench(options: BenchOptions): Promise<void> {
  const before = options.against === undefined ? undefined : saved(options.against, options.quick === true);
  const measured = await measure(options);
  if (options.save !== undefined) save(measured, options.save);
  const compared = before === undefined ? undefined : compare(measured, before);
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify({ ...measured, ...(compared && { compared }) }, undefined, 2)}\n`);
  } else {
    process.stdout.write(benchText(measured));
    if (compared !== undefined) process.stdout.write(`\n${comparedText(compared, options.against!)}`);
  }
  if (compared?.some(({ slower }) => slower) === true) process.exitCode = EXIT.failed;
}

async function measure(options: BenchOptions): Promise<Measured> {
  const size = options.quick === true ? { hands: 100_000, runs: 3, ms: 60 } : { hands: 1_000_000, runs: 5, ms: 300 };
  note("Measuring evaluators and the engine…", options);
  const peers = [peerEvaluators(), peerTables(SEATS)];
  const subjects = [
    calibration,
    ...ourEvaluators(),
    ...rollouts(),
    ...dealing(),
    ...engineAlone(SEATS),
    ...peers.flatMap((one) => one.subjects),
  ];
  const speeds = measureAll(subjects, size.runs, size.ms);
  for (const seats of SEATS) {
    note(`Measuring events, ${seats} seats…`, options);
    const hands = Math.ceil((size.hands * 2) / seats);
    speeds.push(await eventSpeed(`event, ${seats} seats, one worker`, "caller", seats, { ...size, hands }));
  }
  note("Measuring events of bots that think…", options);
  speeds.push(await eventSpeed("event of charts, 2 seats", "chart", 2, { ...size, hands: size.hands / 5 }));
  speeds.push(await eventSpeed("event of odds, 2 seats", "odds", 2, { ...size, hands: size.hands / 20 }));
  note("Measuring bots in processes…", options);
  const processors = availableParallelism();
  const apart = options.quick === true ? { hands: 25_000, runs: 2 } : { hands: 1_000_000, runs: 3 };
  speeds.push(await isolatedSpeed("event of callers in processes, 2 seats, one worker", "caller", 1, apart));
  if (processors > 1 && options.quick !== true) {
    const longer = { ...apart, hands: apart.hands * 2 };
    speeds.push(await isolatedSpeed("event of callers in processes, 2 seats, two workers", "caller", 2, longer));
  }
  if (findProgram("python3") !== undefined)
    speeds.push(await isolatedSpeed("event of Python bots, 2 seats", "miser", 1, { ...apart, hands: apart.hands / 5 }));
  note("Measuring two workers…", options);
  const twoWorkers =
    processors < 2 ? null : await twoWorkersOverOne({ hands: size.hands * 4, runs: options.quick === true ? 3 : 5 });
  note("Measuring memory…", options);
  return {
    version: 2,
    quick: options.quick === true,
    node: process.version,
    processors,
    speeds,
    overPeers: overPeers(speeds),
    twoWorkers,
    memoryGrowth: await growth(100_000),
    garbage: await garbage(size.hands * 2),
    missingPeers: peers.flatMap(({ missing }) => missing),
  };
}

/** Our figures over the fastest peer's, by medians of one run. */
function overPeers(speeds: readonly Speed[]): Ratio[] {
  const pairs = [
    {
      what: "evaluator, high, over the fastest of npm",
      ours: "evaluator, high",
      theirs: /, high$/,
    },
    ...SEATS.map((seats) => ({
      what: `event, ${seats} seats, over poker-ts`,
      ours: `event, ${seats} seats, one worker`,
      theirs: new RegExp(`hold'em, ${seats} seats$`),
    })),
  ];
  return pairs.flatMap(({ what, ours, theirs }) => {
    const own = speeds.find((speed) => speed.what === ours);
    const others = speeds.filter(({ what: name, isPeer }) => isPeer === true && theirs.test(name));
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
