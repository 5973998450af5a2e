import { replayHand } from "@doorcard/arena";
import { parseCards } from "@doorcard/cards";
import { holdingWords } from "@doorcard/evaluator";
import { handStory, type StoryOptions } from "@doorcard/report";
import { Command } from "commander";
import { addExamples, addOutputOptions, hasColour, type OutputOptions } from "../terminal.ts";

interface ReplayOptions extends OutputOptions {
  readonly hand: string;
  readonly reveal?: boolean;
}

/** `doorcard replay`: one hand of a run, played again and told street by street. */
export function replayCommand(): Command {
  const command = new Command("replay")
    .summary("tell one hand of a run, street by street")
    .description("Plays one hand of a run again and tells it street by street.")
    .argument("<folder>", "folder of the run")
    .requiredOption("--hand <id>", "the hand: line-up, rotation and deal, counted from 0, such as 0.1.42")
    .option("--reveal", "also show the downcards of those who folded or mucked");
  addOutputOptions(command, "the hand's record");
  addExamples(command, [
    ["replay runs/demo --hand 0.0.0", "the first deal of the first line-up"],
    ["replay runs/demo --hand 0.1.0", "the same deal, seats exchanged"],
    ["replay runs/demo --hand 0.0.0 --json", "its record, for a script"],
  ]);
  return command.action((folder: string, options: ReplayOptions) => replay(folder, options));
}

async function replay(folder: string, { hand, reveal = false, ...output }: ReplayOptions): Promise<void> {
  const { record, events } = await replayHand(folder, hand);
  if (output.json === true) process.stdout.write(`${JSON.stringify(record, undefined, 2)}\n`);
  else {
    const nameHand: StoryOptions["nameHand"] = (_seat, cards, side) =>
      holdingWords(record.game, parseCards(cards.join(""))!, side);
    process.stdout.write(handStory(record, events, { colour: hasColour(output), reveal, nameHand }));
  }
}
