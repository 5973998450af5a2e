import { Command } from "commander";
import { standingsCsv, standingsJson, standingsText } from "@doorcard/report";
import { Misuse } from "../exit.ts";
import { standingsIn, type StandingsWish } from "../playing.ts";
import { addExamples, addOutputOptions, hasColour, width, type OutputOptions } from "../terminal.ts";

interface StandingsOptions extends OutputOptions, StandingsWish {
  readonly csv?: boolean;
}

/** `doorcard standings`: the standings of a run from its journal, finished or not. */
export function standingsCommand(): Command {
  const command = new Command("standings")
    .summary("standings of a run from its journal")
    .description("Prints the standings of a run from its journal, also while it is played.")
    .argument("<folder>", "folder of the run")
    .option("--csv", "a row for each bot, for a spreadsheet")
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
    ["standings runs/demo --field caller=3,chart=1", "how they do where three in four opponents call too much"],
  ]);
  return command.action((folder: string, options: StandingsOptions) => print(folder, options));
}

function print(folder: string, options: StandingsOptions): void {
  if (options.csv === true && options.json === true) throw new Misuse("--csv and --json: choose one of them");
  const standings = standingsIn(folder, options);
  if (options.csv === true) process.stdout.write(standingsCsv(standings));
  else if (options.json === true) process.stdout.write(standingsJson(standings));
  else process.stdout.write(standingsText(standings, { width: width(), colour: hasColour(options) }));
}
