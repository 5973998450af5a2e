import type { Command } from "commander";

/** How a command is to speak. */
export interface OutputOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly color?: boolean;
}

/** How people start the command in this repository. */
export const DOORCARD = "npm run -s doorcard --";

/** Adds the options that every command has. */
export function addOutputOptions(command: Command, json: string): Command {
  return command
    .option("--json", `${json} as one JSON document on stdout, nothing else there`)
    .option("-q, --quiet", "no progress and no notes on stderr")
    .option("--no-color", "no colours (also: NO_COLOR=1)");
}

/** Adds examples to a command's help, each a line of arguments and what it does. */
export function addExamples(command: Command, examples: readonly (readonly [args: string, does: string])[]): Command {
  const lines = examples.map(([args, does]) => `  # ${does}\n  ${DOORCARD} ${args}`);
  return command.addHelpText("after", `\nExamples:\n${lines.join("\n\n")}`);
}

/** Whether stdout shows colours and the caller wants them. */
export function hasColour({ color }: OutputOptions): boolean {
  return color !== false && process.stdout.isTTY && process.stdout.hasColors();
}

/** Columns of the terminal; 100 where there is none. */
export const width = (): number => (process.stdout.isTTY ? process.stdout.columns : 100);

/** Says something that is not the result: on stderr, and not when it is to be quiet. */
export function note(text: string, { quiet }: OutputOptions): void {
  if (quiet !== true) process.stderr.write(`${text}\n`);
}
