import { openRegression, planRegress } from "@doorcard/arena";
import type { Regression } from "@doorcard/protocol";
import { regressionJunit, regressionText } from "@doorcard/report";
import { Command } from "commander";
import { writeFileSync } from "node:fs";
import { baselineOf, type BotAsked } from "../baseline/baseline.ts";
import { grouped } from "../counts.ts";
import { addTableOptions, listed, namedBot, readEventOptions, type EventOptions } from "../event-options.ts";
import { plannedEvent } from "../event-plan.ts";
import { EXIT, Misuse, refuse } from "../exit.ts";
import { addJobsOption, readJobs } from "../jobs.ts";
import { playNew, playOn } from "../playing.ts";
import { folderProblems, usualFolder } from "../run-folder.ts";
import { seedTold } from "../seed-told.ts";
import { addExamples, addOutputOptions, hasColour, note, width, type OutputOptions } from "../terminal.ts";
import { testedBounds, type BoundOptions } from "../tested-bounds.ts";

interface RegressOptions
  extends Omit<EventOptions, "bots" | "hands" | "until" | "margin">, BoundOptions, OutputOptions {
  readonly against?: string;
  readonly field?: readonly string[];
  readonly junit?: string;
  readonly jobs?: string;
  readonly out?: string;
  readonly resume?: string;
}

/** Hands at which a test that nothing is said of ends undecided. */
const MOST_HANDS = "2m";

/** `doorcard regress`: whether a candidate is worse, or better, than a baseline, by a sequential test on the same deals. */
export function regressCommand(): Command {
  const command = new Command("regress")
    .summary("test a version of a bot against another: not worse, or better")
    .description(
      "Tests a candidate against a baseline: both sit in the same seats of the same deals with the same luck, and the test ends as soon as the answer is known. Exit code 0 when the candidate passes, 1 when it does not, 3 when the hands are used up before.",
    )
    .argument("[candidate]", "the bot under test, by name or path")
    .option(
      "-a, --against <baseline>",
      "a bot by name or path, git:REVISION for the candidate as it was then, or npm:NAME@VERSION",
    )
    .option("-f, --field <names>", "the bots that both meet (default: they meet each other)", listed)
    .option("--elo0 <difference>", "a candidate no better than this fails: -1bb or -0.05sd (default: -1bb)")
    .option("--elo1 <difference>", "a candidate at least as good passes: 0bb or 0sd (default: 0bb)")
    .option("--better", "ask whether it is better: --elo0 0bb --elo1 1bb")
    .option("--alpha <chance>", "how often a candidate as bad as elo0 may pass", "0.05")
    .option("--beta <chance>", "how often a candidate as good as elo1 may fail", "0.05")
    .option("--max-hands <number>", `hands at which it ends undecided (default: ${MOST_HANDS})`)
    .option("--junit <file>", "also write the verdict as JUnit XML, for a CI")
    .option("-o, --out <folder>", "folder for the journal, new or empty (default: runs/NAME-XXXXXXXX)")
    .option("--resume <folder>", "go on with a test that was stopped");
  addOutputOptions(addJobsOption(addTableOptions(command)), "the verdict");
  addExamples(command, [
    ["regress ./my-bot.ts --against git:main", "not worse than on the main branch, head to head"],
    ["regress ./my-bot.ts --against npm:my-bot@1.2.0 --field odds,chart,rock", "the same against a field"],
    ["regress new.ts --against old.ts --better --field odds,chart --game razz --seats 3", "better, three at a table"],
    ["regress chart --against odds --elo0 -0.05sd --elo1 0sd --junit verdict.xml", "bounds that fit any game"],
    ["regress --resume runs/my-bot-1f2e3d4c", "go on with a test that was stopped"],
  ]);
  return command.action((candidate: string | undefined, options: RegressOptions) => regress(candidate, options));
}

async function regress(candidate: string | undefined, options: RegressOptions): Promise<void> {
  const directory = await (options.resume === undefined ? begin(candidate, options) : goOn(candidate, options));
  const regression = openRegression(directory);
  if (options.junit !== undefined) writeJunit(options.junit, regression);
  if (options.json === true) process.stdout.write(`${JSON.stringify(regression, undefined, 2)}\n`);
  else process.stdout.write(regressionText(regression, { width: width(), colour: hasColour(options) }));
  note(`The journal is in ${directory}`, options);
  process.exitCode = regression.passed === null ? EXIT.undecided : regression.passed ? EXIT.done : EXIT.failed;
}

/** Plays the test from its first hand; gives the folder of its journal. */
async function begin(candidate: string | undefined, options: RegressOptions): Promise<string> {
  if (candidate === undefined)
    throw new Misuse("no candidate is named; a bot of your own is given by its path, ./my-bot.ts");
  if (options.against === undefined)
    throw new Misuse("no baseline is named: give --against a bot, git:REVISION or npm:NAME@VERSION");
  const { workers, problems: ofJobs } = readJobs(options);
  const { test, problems: ofTest } = testedBounds(options);
  const baseline = baselineOf(options.against, candidate);
  const ofBaseline = "reason" in baseline ? [`--against ${options.against}: ${baseline.reason}`] : [];
  const { field = [], maxHands = MOST_HANDS, out } = options;
  const { document, typed, problems } = readEventOptions({ ...omitted(options), hands: maxHands });
  const bots: BotAsked[] = [candidate, "bot" in baseline ? baseline.bot : candidate, ...field].map(named);
  const plan = await plannedEvent({
    options: {
      document: { name: nameOf(candidate), ...document, bots },
      typed: { ...typed, hands: `--max-hands ${maxHands}`, bots: [candidate, options.against, ...field].join(", ") },
      problems,
    },
    unlessSaid: {},
    otherProblems: [...ofJobs, ...ofTest, ...ofBaseline, ...folderProblems(out)],
    planner: (request) => planRegress(request, test),
  });
  const directory = out ?? usualFolder(plan);
  if (out === undefined) refuse(folderProblems(directory));
  const [one, other] = plan.entrants;
  note(
    `Testing ${one!.name} against ${other!.name}, ${plan.game}, at most ${grouped(plan.hands)} hands, ${seedTold(plan, options.seed === undefined)}`,
    options,
  );
  await playNew(plan, { ...options, directory, workers, command: "regress" });
  return directory;
}

async function goOn(candidate: string | undefined, options: RegressOptions): Promise<string> {
  const { resume: directory = "", against } = options;
  const { workers, problems } = readJobs(options);
  const { typed } = readEventOptions(omitted(options));
  const changes = [candidate, against && `--against ${against}`, ...Object.values(typed)].filter(Boolean);
  const unwanted = `--resume ${directory}: goes on with a test as it was planned; leave out ${changes.join(", ")}`;
  refuse([...(changes.length > 0 ? [unwanted] : []), ...problems]);
  await playOn({ ...options, directory, workers, command: "regress" });
  return directory;
}

/** The options of the event alone: its hands are said elsewhere. */
const omitted = (options: RegressOptions): EventOptions => ({ ...options, maxHands: undefined });

const named = (bot: BotAsked): BotAsked => (typeof bot === "string" ? namedBot(bot) : bot);

const nameOf = (candidate: string): string =>
  candidate
    .replace(/([/\\]src)?[/\\](bot|index)\.\w+$/, "")
    .split(/[/\\]/)
    .at(-1)!
    .replace(/\.\w+$/, "");

function writeJunit(file: string, regression: Regression): void {
  try {
    writeFileSync(file, regressionJunit(regression));
  } catch (error) {
    throw new Misuse(`--junit ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
