import { GAMES, RULE_SETS, ruleSet, type Game, type RuleSet } from "@doorcard/engine";
import { Command } from "commander";
import { Misuse } from "../exit.ts";
import { didYouMean } from "../nearest.ts";
import { differences, resolved, type Difference } from "../rule-differences.ts";
import { addExamples, addOutputOptions, type OutputOptions } from "../terminal.ts";

interface RulesOptions extends OutputOptions {
  readonly game?: string;
}

/** `doorcard rules`: the rule sets there are, what each says, and where they differ. */
export function rulesCommand(): Command {
  const command = new Command("rules")
    .summary("list the rule sets, show one, or compare some")
    .description("Lists the rule sets, shows every parameter of one, or what differs between two and more.")
    .argument("[sets...]", "names of rule sets")
    .option(
      "-g, --game <game>",
      "the game to resolve them for: stud, stud8 or razz (default: the first that a set has)",
    );
  addOutputOptions(command, "the rules");
  addExamples(command, [
    ["rules", "the rule sets there are"],
    ["rules classic --game razz", "every parameter of one"],
    ["rules 888 wsop-live-2024", "what differs between two"],
  ]);
  return command.action((sets: string[], options: RulesOptions) => print(sets, options));
}

function print(sets: readonly string[], options: RulesOptions): void {
  const asked = options.game === undefined ? undefined : gameOf(options.game);
  const rows = sets.map(known);
  if (rows.length === 0) return write(RULE_SETS.map(summary), options, (all) => all.map(aligned).join("\n"));
  if (rows.length === 1) return write(resolved(rows[0]!, asked ?? rows[0]!.games[0]!), options, aligned);
  write(differences(rows, asked), options, (all) => compared(sets, all));
}

function write<T>(shown: T, { json }: RulesOptions, asText: (shown: T) => string): void {
  process.stdout.write(json === true ? `${JSON.stringify(shown, undefined, 2)}\n` : asText(shown));
}

function gameOf(game: string): Game {
  if (GAMES.includes(game as Game)) return game as Game;
  const meant = didYouMean(game, GAMES);
  throw new Misuse(`--game ${game}: must be one of ${GAMES.join(", ")}${meant === undefined ? "" : ` (${meant})`}`);
}

/** Differences as a table, a column for each rule set. */
function compared(sets: readonly string[], all: readonly Difference[]): string {
  if (all.length === 0) return `${sets.join(" and ")} do not differ.\n`;
  const lines = [
    ["", ...sets],
    ...all.map(({ parameter, values }) => [parameter, ...sets.map((set) => worded(values[set]))]),
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

function known(name: string): RuleSet {
  const found = ruleSet(name);
  if (found.ok) return found.value;
  const meant = didYouMean(
    name,
    RULE_SETS.map((row) => row.name),
  );
  throw new Misuse(
    `${found.problems.map(({ message }) => message).join("; ")}${meant === undefined ? "" : ` (${meant})`}`,
  );
}

const summary = ({ name, source, games, stakes }: RuleSet): object => ({ name, source, games, stakes });

/** A group as lines of key and value under each other; inner groups on one line, the rules on lines of their own. */
function aligned(group: object): string {
  const { rules = {}, ...head } = group as { rules?: object };
  const { set: _, ...parameters } = rules as { set?: string };
  const entries = [...Object.entries(head), ...Object.entries(parameters)];
  const longest = Math.max(...entries.map(([key]) => key.length));
  return entries.map(([key, value]) => `${key.padEnd(longest)}  ${worded(value)}\n`).join("");
}

function worded(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  return Object.entries(value)
    .map(([key, part]) => `${key} ${worded(part)}`)
    .join(", ");
}
