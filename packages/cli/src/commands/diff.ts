import { diffRun, type DiffRequest } from "@doorcard/arena";
import type { DiffReport } from "@doorcard/protocol";
import { diffText } from "@doorcard/report";
import { Command, Option } from "commander";
import { COUNT_FORMS, grouped, readCount } from "../counts.ts";
import { plannedDiff, type AskedDiff } from "../diff-event.ts";
import { diffMeter } from "../diff-progress.ts";
import { refuse } from "../exit.ts";
import { addJobsOption, readJobs } from "../jobs.ts";
import { playNew } from "../playing.ts";
import { folderProblems, usualFolder } from "../run-folder.ts";
import { addExamples, addOutputOptions, DOORCARD, hasColour, note, width, type OutputOptions } from "../terminal.ts";

interface DiffCommandOptions extends Omit<AskedDiff, "bot" | "other">, OutputOptions {
  readonly jobs?: string;
  readonly out?: string;
  readonly top: string;
  readonly rollouts: string;
}

/** Columns of the report, so that it can be pasted anywhere. */
const WIDEST = 80;

/** `doorcard diff`: what another version of a bot would have done, decision by decision. */
export function diffCommand(): Command {
  const command = new Command("diff")
    .summary("what another version of a bot would have done, decision by decision")
    .description(
      "Bot A plays an event against the field, and at each of its decisions bot B, who hears and sees the same and never acts, is asked what it would have done. Tells how often and where they differ, and what the dearest of those decisions gain or lose. All bots play in the arena's own threads, since they are asked again and again: compare only bots that you trust, and no commands. A difference is no failure: the exit code is 0. docs/diff.md has the rest.",
    )
    .argument("<A>", "the bot that plays: a name, a path, or name=path")
    .argument("<B>", "the bot that is asked")
    .addOption(
      new Option("--field <names>", "bots that A plays against, with commas (default: copies of A)").argParser(listed),
    )
    .option("-g, --game <game>", "stud, stud8 or razz (default: stud)")
    .option("-r, --rules <set>", "rule set; doorcard rules lists them (default: classic)")
    .option("--stakes <sizes>", "ante/bring-in/small bet/big bet in chips, 2/4/8/16 (default: the rule set's)")
    .option("-s, --seats <number>", "seats at a table, 2 to 8 (default: 2)")
    .option("-n, --hands <number>", "hands in all: 20000, 20k (default: 20k)")
    .option("--seed <text>", "seed of every deal and rollout (default: 128 random bits, which are shown)")
    .option("-o, --out <folder>", "folder for the run, new or empty (default: runs/diff-A-B-XXXXXXXX)")
    .option("--top <number>", "how many of the dearest decisions to tell, 0 to 1000", "20")
    .option("--rollouts <number>", "rollouts of each of them, 2 to 1m", "1000");
  addOutputOptions(addJobsOption(command), "the report");
  addExamples(command, [
    ["diff chart ./chart.ts", "a changed copy of a bot against the one that it was"],
    ["diff old=./old/bot.ts new=./bot.ts --field odds,rock --seats 3", "at a table with others"],
    ["diff chart odds --game razz --hands 5k --top 5 --seed monday", "few hands, repeatable"],
    ["diff chart ./chart.ts --json --quiet > diff.json", "for a script"],
  ]);
  return command.action((bot: string, other: string, options: DiffCommandOptions) =>
    diff({ bot, other, ...options }, options),
  );
}

const listed = (text: string, before: readonly string[] = []): string[] => [
  ...before,
  ...text.split(",").map((part) => part.trim()),
];

async function diff(asked: AskedDiff, options: DiffCommandOptions): Promise<void> {
  const { workers, problems } = readJobs(options);
  const top = readWithin("--top", options.top, 0, 1000);
  const rollouts = readWithin("--rollouts", options.rollouts, 2, 1_000_000);
  const { plan, other } = await plannedDiff(asked, [
    ...problems,
    ...top.problems,
    ...rollouts.problems,
    ...folderProblems(options.out),
  ]);
  const directory = options.out ?? usualFolder(plan);
  if (options.out === undefined) refuse(folderProblems(directory));
  const names = plan.entrants.map(({ name }) => name);
  note(
    `Playing ${grouped(plan.hands)} hands of ${plan.game}: ${names[0]} against ${names.slice(1).join(", ")}, seed ${plan.seed}`,
    options,
  );
  await playNew(plan, { ...options, directory, workers });
  const report = await compared({ directory, other, workers, top: top.value, rollouts: rollouts.value }, options);
  print(report, options);
}

async function compared(request: DiffRequest, output: OutputOptions): Promise<DiffReport> {
  const meter = diffMeter(output);
  try {
    return await diffRun({ ...request, onProgress: (progress) => meter.show(progress) });
  } finally {
    meter.close();
  }
}

function print(report: DiffReport, output: OutputOptions): void {
  if (output.json === true) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  else {
    const told = diffText(report, { width: Math.min(WIDEST, width()), colour: hasColour(output), doorcard: DOORCARD });
    process.stdout.write(told);
  }
  note(`${output.json === true ? "" : "\n"}The run is in ${report.run}, for replay, standings and export`, output);
}

/** A whole number within bounds, or what is wrong with it. */
function readWithin(flag: string, text: string, least: number, most: number): { value: number; problems: string[] } {
  const value = readCount(text);
  if (value === undefined) return { value: least, problems: [`${flag} ${text}: is no whole number; ${COUNT_FORMS}`] };
  const isWithin = value >= least && value <= most;
  return { value, problems: isWithin ? [] : [`${flag} ${text}: must be from ${least} to ${grouped(most)}`] };
}
