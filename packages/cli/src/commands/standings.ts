import { Command } from "commander";
import { counted, standingsCsv, standingsJson, standingsText } from "@doorcard/report";
import { savedFile } from "@doorcard/server";
import { refuse } from "../exit.ts";
import { NewFile } from "../new-file.ts";
import { standingsAsked, standingsIn, type StandingsWish } from "../playing.ts";
import { addExamples, addOutputOptions, hasColour, note, width, type OutputOptions } from "../terminal.ts";

interface StandingsOptions extends OutputOptions, StandingsWish {
  readonly csv?: boolean;
  readonly html?: string;
  readonly force?: boolean;
}

/** `doorcard standings`: the standings of a run from its journal, finished or not. */
export function standingsCommand(): Command {
  const command = new Command("standings")
    .summary("standings of a run from its journal")
    .description("Prints the standings of a run from its journal, also while it is played.")
    .argument("<folder>", "folder of the run")
    .option("--csv", "a row for each bot, for a spreadsheet")
    .option("--html <file>", "a page in one file instead, with curves, styles and some hands; it opens from disk")
    .option("--force", "replaces a file of that name")
    .option(
      "--field <weights>",
      "what opponents count for, such as caller=3,chart=1 (default: the strongest field they make)",
    );
  command.option("--second-opinion", "also skills by who finished before whom, whatever the chips (Plackett-Luce)");
  addOutputOptions(command, "the standings");
  addExamples(command, [
    ["standings runs/demo", "the standings as text"],
    ["standings runs/demo --csv > demo.csv", "for a spreadsheet"],
    ["standings runs/demo --json", "for a script"],
    ["standings runs/demo --html demo.html", "a page to send to somebody"],
    ["standings runs/demo --field caller=3,chart=1", "how they do where three in four opponents call too much"],
  ]);
  return command.action((folder: string, options: StandingsOptions) => print(folder, options));
}

async function print(folder: string, options: StandingsOptions): Promise<void> {
  refuse(conflicts(options));
  if (options.html !== undefined) return writePage(folder, { ...options, html: options.html });
  const standings = standingsIn(folder, options);
  if (options.csv === true) process.stdout.write(standingsCsv(standings));
  else if (options.json === true) process.stdout.write(standingsJson(standings));
  else process.stdout.write(standingsText(standings, { width: width(), colour: hasColour(options) }));
}

function conflicts({ csv, json, html, force }: StandingsOptions): string[] {
  const forms = [csv === true ? ["--csv"] : [], json === true ? ["--json"] : [], html === undefined ? [] : ["--html"]];
  const asked = forms.flat();
  const isStray = force === true && html === undefined;
  return [
    ...(asked.length > 1 ? [`${asked.slice(0, -1).join(", ")} and ${asked.at(-1)}: choose one of them`] : []),
    ...(isStray ? ["--force: says something only of --html"] : []),
  ];
}

async function writePage(folder: string, options: StandingsOptions & { readonly html: string }): Promise<void> {
  const { html: name, force = false } = options;
  const asked = standingsAsked(folder, options);
  const file = new NewFile(name, { option: "--html", mayReplace: force, hint: ", or replace it by --force" });
  try {
    const { html, hands, problem } = await savedFile(folder, asked);
    file.write(html);
    file.keep();
    if (problem !== undefined) process.stderr.write(`warning: hands are missing: ${problem}\n`);
    const kilobytes = Math.ceil(Buffer.byteLength(html) / 1000);
    note(`${name} has the run and ${counted(hands, "hand")} of it in ${kilobytes} kB; open it in a browser`, options);
  } finally {
    file.close();
  }
}
