import { checkBot, CHECKS, type BotSource, type CheckReport, type CheckResult } from "@doorcard/arena";
import { Command } from "commander";
import { checkLines, checkSummary, listLines } from "../check-text.ts";
import { findBots } from "../bot-lookup.ts";
import { EXIT, Misuse, refuse } from "../exit.ts";
import { addExamples, addOutputOptions, hasColour, note, type OutputOptions } from "../terminal.ts";

interface CheckOptions extends OutputOptions {
  readonly only?: string;
  readonly list?: boolean;
  readonly isolation: string;
  readonly seed: string;
}

/** `doorcard check`: the doctor for bots, many numbered checks with a remedy each. */
export function checkCommand(): Command {
  const command = new Command("check")
    .summary("look a bot over: numbered checks, each with a remedy where it does not pass")
    .description(
      "Starts a bot in a process of its own and looks it over: its hello, legal actions on every kind of turn, the same answers to the same turns, time and memory, and how it leaves. Exit code 0 when no check failed, 1 when one did, 2 for a bot that is not found. docs/check.md tells of every check.",
    )
    .argument("[bot]", "a bot that comes with Doorcard, a module, a Python file or a folder with a package.json")
    .option("--only <numbers>", "only the checks of these numbers, such as 7,12")
    .option("--list", "the numbers and names of all checks, and nothing is run")
    .option("--isolation <how>", "how the bot is kept apart: process or sandboxed", "process")
    .option("--seed <text>", "what all cards and luck of the checks come from", "check");
  addOutputOptions(command, "all that was found");
  addExamples(command, [
    ["check ./my-bot.ts", "all checks"],
    ["check chart --only 36,51", "two of them"],
    ["check ./my-bot.py --json --quiet", "for a script: one document, and the exit code"],
    ["check --list", "the checks there are"],
  ]);
  return command.action((bot: string | undefined, options: CheckOptions) => check(bot, options));
}

async function check(bot: string | undefined, options: CheckOptions): Promise<void> {
  if (options.list === true) return list(options);
  if (bot === undefined) throw new Misuse("no bot is named; a bot of your own is given by its path, ./my-bot.ts");
  const only = options.only === undefined ? undefined : numbersIn(options.only);
  const isolation = isolationOf(options.isolation);
  const { bots, problems } = findBots([bot], process.cwd(), isolation);
  refuse(problems.map(({ message }) => message));
  const report = await look(bots[0]!, { ...options, isolation, only });
  if (options.json === true) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  else process.stdout.write(`\n${checkSummary(report)}\n`);
  if (report.failed > 0) process.exitCode = EXIT.failed;
}

interface Look extends OutputOptions {
  readonly isolation: CheckReport["isolation"];
  readonly only: readonly number[] | undefined;
  readonly seed: string;
}

/** Runs the checks; as text each is told as soon as it is over. */
function look(bot: BotSource, { isolation, only, seed, ...output }: Look): Promise<CheckReport> {
  const count = only?.length ?? CHECKS.length;
  note(`Checking ${bot.name}: ${count} of ${CHECKS.length} checks, some ten seconds for all`, output);
  const colour = hasColour(output);
  const after = (result: CheckResult): void => {
    if (result.outcome === "skipped" && result.found === undefined) return;
    if (output.json === true) return note(checkLines(result, false)[0]!, output);
    process.stdout.write(`${checkLines(result, colour).join("\n")}\n`);
  };
  return checkBot(bot, { isolation, seed, after, ...(only !== undefined && { only }) });
}

function list({ json }: CheckOptions): void {
  const all = CHECKS.map(({ number, name, remedy }) => ({ number, name, remedy }));
  process.stdout.write(json === true ? `${JSON.stringify(all, undefined, 2)}\n` : `${listLines(all).join("\n")}\n`);
}

/** The numbers of checks in a list such as "7,12". */
function numbersIn(text: string): number[] {
  const known = new Set(CHECKS.map(({ number }) => number));
  const words = text.split(",").map((word) => word.trim());
  const wrong = words.filter((word) => !/^\d+$/.test(word) || !known.has(Number(word)));
  refuse(wrong.map((word) => `--only ${text}: "${word}" is no check; they are 1 to ${CHECKS.length} (check --list)`));
  return words.map(Number);
}

function isolationOf(text: string): CheckReport["isolation"] {
  if (text === "process" || text === "sandboxed") return text;
  throw new Misuse(`--isolation ${text}: must be process or sandboxed, since a bot is checked in a process of its own`);
}
