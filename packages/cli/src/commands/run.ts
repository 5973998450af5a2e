import type { AnyPlan } from "@doorcard/arena";
import { counted } from "@doorcard/report";
import { Command } from "commander";
import { grouped } from "../counts.ts";
import { readEventFile } from "../event-file.ts";
import { addEventOptions, readEventOptions, type EventOptions } from "../event-options.ts";
import { plannedEvent } from "../event-plan.ts";
import { refuse } from "../exit.ts";
import { addJobsOption, readJobs } from "../jobs.ts";
import { playNew, playOn } from "../playing.ts";
import { printResult } from "../result.ts";
import { folderProblems, usualFolder } from "../run-folder.ts";
import { seedTold } from "../seed-told.ts";
import { addExamples, addOutputOptions, note, type OutputOptions } from "../terminal.ts";

interface RunCommandOptions extends EventOptions, OutputOptions {
  readonly jobs?: string;
  readonly out?: string;
  readonly resume?: string;
}

/** `doorcard run`: plays an event and prints its standings. */
export function runCommand(): Command {
  const command = new Command("run")
    .summary("play an event and print its standings")
    .description("Plays an event between bots and prints its standings. Options win over the event file.")
    .argument("[file]", "event file, JSON or YAML (docs/event-files.md)");
  addEventOptions(command)
    .option("-o, --out <folder>", "folder for the journal, new or empty (default: runs/NAME-XXXXXXXX)")
    .option("--resume <folder>", "go on with the run in a folder, as it was planned");
  addOutputOptions(addJobsOption(command), "the standings");
  addExamples(command, [
    ["run --bots odds,caller --hands 100k", "two bots, heads-up stud"],
    [
      "run --bots odds,chart,rock --game razz --seats 3 --seed monday --out runs/monday",
      "three at a table, repeatable",
    ],
    ["run docs/examples/round-robin.yaml --hands 20k", "an event file, shorter than it says"],
    ["run --bots old=./old/bot.ts,new=./bot.ts", "two versions of one bot under names of their own"],
    ["run --game caribbean --bots basic,always-call --hands 1m", "each bot alone against the house"],
    ["run --resume runs/monday", "go on with a run that was stopped"],
  ]);
  return command.action((file: string | undefined, options: RunCommandOptions) => run(file, options));
}

async function run(file: string | undefined, options: RunCommandOptions): Promise<void> {
  if (options.resume !== undefined) return resume(options.resume, file, options);
  const { workers, problems } = readJobs(options);
  const written = file === undefined ? undefined : readEventFile(file);
  const plan = await plannedEvent({
    ...(written && { file: written }),
    options: readEventOptions(options),
    unlessSaid: {},
    otherProblems: [...problems, ...folderProblems(options.out)],
  });
  const directory = options.out ?? usualFolder(plan);
  if (options.out === undefined) refuse(folderProblems(directory));
  const isDrawn = options.seed === undefined && written?.document["seed"] === undefined;
  note(`Playing ${grouped(plan.hands)} hands of ${plan.game} ${opponents(plan)}, ${seedTold(plan, isDrawn)}`, options);
  printResult(await playNew(plan, { ...options, directory, workers }), directory, options);
}

const opponents = ({ game, entrants }: AnyPlan): string =>
  game === "caribbean" ? `against the house, ${counted(entrants.length, "bot")}` : `between ${entrants.length} bots`;

/** A run goes on as it was planned, so nothing may be said that would change it. */
async function resume(directory: string, file: string | undefined, options: RunCommandOptions): Promise<void> {
  const { typed } = readEventOptions(options);
  const changes = [
    ...(file === undefined ? [] : [file]),
    ...Object.values(typed),
    ...(options.out === undefined ? [] : [`--out ${options.out}`]),
  ];
  const { workers, problems } = readJobs(options);
  const unwanted = `--resume ${directory}: goes on with a run as it was planned; leave out ${changes.join(", ")}`;
  refuse([...(changes.length > 0 ? [unwanted] : []), ...problems]);
  printResult(await playOn({ ...options, directory, workers }), directory, options);
}
