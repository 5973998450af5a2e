import { isFreeForRun, openRun, type AnyPlan } from "@doorcard/arena";
import { Command } from "commander";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { grouped } from "../counts.ts";
import { readEventOptions } from "../event-options.ts";
import { plannedEvent } from "../event-plan.ts";
import { addJobsOption, readJobs } from "../jobs.ts";
import { playNew, playOn, standingsIn } from "../playing.ts";
import { printResult } from "../result.ts";
import { folderProblems } from "../run-folder.ts";
import { addExamples, addOutputOptions, note, type OutputOptions } from "../terminal.ts";

const DEMO = {
  name: "demo",
  bots: ["random", "caller", "raiser", "chart", "odds", "rock"],
  hands: 1_000_000,
  seed: "doorcard",
};

interface DemoOptions extends OutputOptions {
  readonly hands?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly out?: string;
}

/** `doorcard demo`: a million hands between the bots that come with Doorcard; what `npm start` plays. */
export function demoCommand(): Command {
  const command = new Command("demo")
    .summary("play the demo event; what npm start does")
    .description("Plays a million hands of heads-up stud between six bots, everybody against everybody.")
    .option("-n, --hands <number>", "hands in all: 250000, 250k, 2.5m (default: 1m)")
    .option("--seed <text>", `seed of every deal (default: ${DEMO.seed})`)
    .option("-o, --out <folder>", "folder for the journal (default: runs/demo)");
  addOutputOptions(addJobsOption(command), "the standings");
  addExamples(command, [
    ["demo", "the whole event"],
    ["demo --hands 20k --out runs/short", "a short one"],
  ]);
  return command.action((options: DemoOptions) => demo(options));
}

async function demo(options: DemoOptions): Promise<void> {
  const { workers, problems } = readJobs(options);
  const { hands, seed, out } = options;
  const asked = readEventOptions({ ...(hands !== undefined && { hands }), ...(seed !== undefined && { seed }) });
  const plan = await plannedEvent({
    options: asked,
    unlessSaid: DEMO,
    otherProblems: [...problems, ...folderProblems(out)],
  });
  const { directory, begun } = out === undefined ? usualDemoFolder(plan) : { directory: out, begun: "no" as const };
  printResult(await play(plan, begun, { ...options, directory, workers }), directory, options);
}

function play(plan: AnyPlan, begun: Begun, playing: Parameters<typeof playOn>[0]): ReturnType<typeof playOn> {
  const { directory } = playing;
  if (begun === "complete") {
    note(
      `The demo was played before; this is what its journal in ${directory} says. Another --out plays it anew.`,
      playing,
    );
    return Promise.resolve(standingsIn(directory));
  }
  note(
    `${begun === "no" ? "Playing" : "Going on with"} the demo: ${grouped(plan.hands)} hands of stud between six bots`,
    playing,
  );
  return begun === "no" ? playNew(plan, playing) : playOn(playing);
}

type Begun = "no" | "partly" | "complete";

/** The first of runs/demo, runs/demo-2, … that is free or holds this very event: a run is never written over. */
function usualDemoFolder(plan: AnyPlan): { directory: string; begun: Begun } {
  for (let number = 1; ; number++) {
    const directory = join("runs", number === 1 ? "demo" : `demo-${number}`);
    const begun = begunIn(directory, plan);
    if (begun !== undefined) return { directory, begun };
  }
}

/** How far a folder has this event; undefined when it is taken by something else. */
function begunIn(directory: string, plan: AnyPlan): Begun | undefined {
  if (!existsSync(directory) || (statSync(directory).isDirectory() && isFreeForRun(directory))) return "no";
  try {
    const run = openRun(directory);
    try {
      if (JSON.stringify(run.plan) !== JSON.stringify(plan)) return undefined;
      return run.standings().event.complete ? "complete" : "partly";
    } finally {
      run.close();
    }
  } catch {
    return undefined;
  }
}
