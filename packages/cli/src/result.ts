import type { AnyGame, Standings } from "@doorcard/protocol";
import { standingsJson, standingsText } from "@doorcard/report";
import { shellWord } from "./shell-word.ts";
import { DOORCARD, hasColour, note, width, type OutputOptions } from "./terminal.ts";

/** Prints the standings of a run as text or JSON, and what one might do next. */
export function printResult(standings: Standings, directory: string, output: OutputOptions): void {
  if (output.json === true) {
    process.stdout.write(standingsJson(standings));
    note(`The journal is in ${directory}`, output);
    return;
  }
  process.stdout.write(standingsText(standings, { width: width(), colour: hasColour(output) }));
  if (output.quiet !== true) process.stdout.write(`\n${nextSteps(directory, standings.event.game)}`);
}

function nextSteps(directory: string, game: AnyGame): string {
  const folder = shellWord(directory);
  const hand = ["one hand, told street by street", `${DOORCARD} replay ${folder} --hand 0.0.0`];
  const steps = [
    ["the standings as a table for a spreadsheet", `${DOORCARD} standings ${folder} --csv`],
    ...(game === "caribbean" ? [] : [hand]),
    ["another game at a fuller table", `${DOORCARD} run --bots odds,chart,rock --game razz --seats 3 --hands 30k`],
  ];
  const lines = steps.map(([what, command]) => `  # ${what}\n  ${command}`);
  return `The journal is in ${directory}. Next you might want:\n${lines.join("\n")}\n`;
}
