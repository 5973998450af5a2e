import { betweenBots, openRun, recordsOf, type EventPlan } from "@doorcard/arena";
import { tell, writeRecord, WRITERS } from "@doorcard/history";
import type { HandRecord, Street } from "@doorcard/protocol";
import { Command, Option } from "commander";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { COUNT_FORMS, readCount } from "../counts.ts";
import { warnOfDamage } from "../damage-warning.ts";
import { refuse } from "../exit.ts";
import { passes, type HandFilter } from "../hand-filter.ts";
import { Sample } from "../hand-sample.ts";
import { didYouMean } from "../nearest.ts";
import { NewFile } from "../new-file.ts";
import { progressMeter } from "../progress.ts";
import { addExamples, addOutputOptions, note, type OutputOptions } from "../terminal.ts";

interface ExportOptions extends OutputOptions {
  readonly format: keyof typeof FORMATS;
  readonly out?: string;
  readonly bot?: string;
  readonly minPot?: string;
  readonly street?: Street;
  readonly sample?: string;
  readonly seed?: string;
}

/** How the hands of a run are written, by the name of the format; `number` counts those written from 1. */
const FORMATS = {
  jsonl: writeRecord,
  phh: (record: HandRecord, number: number) => WRITERS.phh.write(tell(record), number),
  ohh: (record: HandRecord) => WRITERS.ohh.write(tell(record)),
  stars: (record: HandRecord) => WRITERS.stars.write({ ...tell(record), id: inDigits(record.id) }),
} as const satisfies Record<string, (record: HandRecord, number: number) => string>;

/** A hand's identity as the one number that PokerStars has for it: line-up, five figures of rotation, twelve of deal. */
function inDigits(id: string): string {
  const [lineUp, rotation, deal] = id.split(".");
  return `${Number(lineUp) + 1}${rotation!.padStart(5, "0")}${deal!.padStart(12, "0")}`;
}

/** `doorcard export`: the hands of a run as files of a hand history format. */
export function exportCommand(): Command {
  const command = new Command("export")
    .summary("write the hands of a run to a file")
    .description("Plays the hands of a run again, match by match, and writes them with all their cards.")
    .argument("<folder>", "folder of the run")
    .addOption(new Option("-f, --format <format>", "how to write them").choices(Object.keys(FORMATS)).default("jsonl"))
    .option("-o, --out <file>", "where to write them (default: stdout)")
    .option("--bot <name>", "only hands in which this bot sat")
    .option("--min-pot <chips>", "only hands with at least so many chips in the pots")
    .addOption(
      new Option("--street <street>", "only hands that were dealt this street").choices([
        "third",
        "fourth",
        "fifth",
        "sixth",
        "seventh",
      ] satisfies Street[]),
    )
    .option("--sample <number>", "so many of those hands, each equally likely")
    .option("--seed <text>", "seed of the sample (default: that of the run)");
  addOutputOptions(command, "how many hands were seen and written");
  addExamples(command, [
    ["export runs/demo --sample 1000 --out hands.jsonl", "a thousand hands"],
    ["export runs/demo --format ohh --bot odds --sample 100 --out odds.ohh", "Open Hand History, for trackers"],
    ["export runs/demo --format stars --sample 1000 --out hands.txt", "the same as PokerStars text"],
    ["export runs/demo --bot odds --min-pot 150 --street seventh --out big.jsonl", "the big pots of one bot"],
  ]);
  return command.action((folder: string, options: ExportOptions) => exportHands(folder, options));
}

async function exportHands(folder: string, options: ExportOptions): Promise<void> {
  const plan = planOf(folder);
  const { filter, sample } = read(options, plan);
  const file = options.out === undefined ? undefined : new NewFile(options.out);
  let written = 0;
  const write = async (record: HandRecord): Promise<void> => {
    const text = FORMATS[options.format](record, ++written);
    if (file !== undefined) file.write(text);
    else if (!process.stdout.write(text)) await once(process.stdout, "drain");
  };
  const meter = progressMeter({ quiet: options.quiet === true || options.out === undefined });
  const lineUps = plan.lineUps.filter((lineUp) => sits(plan, lineUp, filter.bot)).length;
  const totalHands = (plan.hands / plan.lineUps.length) * lineUps;
  const start = performance.now();
  let hands = 0;
  try {
    for await (const record of recordsOf(folder, (job) => sits(plan, job.entrants, filter.bot))) {
      hands++;
      if (hands % 1000 === 0) {
        const progress = { hands, totalHands, matches: 0, totalMatches: plan.matches, playedNow: hands };
        meter.show({ ...progress, elapsedMs: performance.now() - start });
      }
      if (!passes(record, filter)) continue;
      if (sample === undefined) await write(record);
      else sample.add(record);
    }
    for (const record of sample?.items() ?? []) await write(record);
    file?.keep();
  } finally {
    meter.close();
    file?.close();
  }
  if (options.json === true && options.out !== undefined)
    process.stdout.write(`${JSON.stringify({ hands, written, file: options.out })}\n`);
  else note(`${written} of ${hands} hands written`, options);
}

/** The plan of a run. Throws RunError when the folder holds none, or one against the house. */
function planOf(folder: string): EventPlan {
  const run = openRun(folder);
  run.close();
  warnOfDamage(run.damage, "hands of what is damaged are left out");
  return betweenBots(run.plan, folder);
}

const sits = ({ entrants }: EventPlan, seated: readonly number[], bot: string | undefined): boolean =>
  bot === undefined || seated.some((entrant) => entrants[entrant]!.name === bot);

/** Reads the options. Throws Misuse with all that is wrong with them. */
function read(options: ExportOptions, plan: EventPlan): { filter: HandFilter; sample: Sample<HandRecord> | undefined } {
  const { bot, street } = options;
  const names = plan.entrants.map(({ name }) => name);
  const minPot = options.minPot === undefined ? 0 : readCount(options.minPot);
  const size = options.sample === undefined ? undefined : (readCount(options.sample) ?? 0);
  const problems: string[] = [];
  if (bot !== undefined && !names.includes(bot)) {
    const meant = didYouMean(bot, names);
    problems.push(
      `--bot ${bot}: is not in this run; it has ${names.join(", ")}${meant === undefined ? "" : ` (${meant})`}`,
    );
  }
  if (minPot === undefined) problems.push(`--min-pot ${options.minPot}: is no whole number; ${COUNT_FORMS}`);
  if (size !== undefined && size < 1)
    problems.push(`--sample ${options.sample}: must be a whole number of at least 1; ${COUNT_FORMS}`);
  if (options.json === true && options.out === undefined)
    problems.push("--json: needs --out, since the hands go to stdout");
  const { foldedSeatKeepsCards, exposedDowncard } = plan.rules;
  if (options.format !== "jsonl" && (foldedSeatKeepsCards || exposedDowncard > 0))
    problems.push(
      `--format ${options.format}: has no words for dead cards and exposed downcards, which this run has; use jsonl`,
    );
  refuse(problems);
  const filter = { minPot: minPot ?? 0, ...(bot !== undefined && { bot }), ...(street !== undefined && { street }) };
  return { filter, sample: size === undefined ? undefined : new Sample(size, options.seed ?? plan.seed) };
}
