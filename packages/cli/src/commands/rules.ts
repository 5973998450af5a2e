import { GAMES, RULE_SETS, ruleSet, rulesFor, type RuleSet } from "@doorcard/engine";
import type { Game } from "@doorcard/protocol";
import { Command } from "commander";
import { Misuse } from "../exit.ts";
import { didYouMean } from "../nearest.ts";
import { addExamples, addOutputOptions, type OutputOptions } from "../terminal.ts";

interface RulesOptions extends OutputOptions {
  readonly game?: string;
}

/** `doorcard rules`: the rule sets there are, and what each says. */
export function rulesCommand(): Command {
  const command = new Command("rules")
    .summary("list the rule sets, or show one")
    .description("Lists the rule sets, or shows every parameter of one.")
    .argument("[set]", "name of a rule set")
    .option("-g, --game <game>", "the game to resolve it for: stud, stud8 or razz (default: stud)");
  addOutputOptions(command, "the rules");
  addExamples(command, [
    ["rules", "the rule sets there are"],
    ["rules classic --game razz", "every parameter of one"],
  ]);
  return command.action((set: string | undefined, options: RulesOptions) => print(set, options));
}

function print(set: string | undefined, options: RulesOptions): void {
  const game = gameOf(options);
  const shown = set === undefined ? RULE_SETS.map(summary) : resolved(known(set), game);
  const text = Array.isArray(shown) ? shown.map((row) => aligned(row)).join("\n") : aligned(shown);
  process.stdout.write(options.json === true ? `${JSON.stringify(shown, undefined, 2)}\n` : text);
}

function gameOf({ game = "stud" }: RulesOptions): Game {
  if (GAMES.includes(game as Game)) return game as Game;
  const meant = didYouMean(game, GAMES);
  throw new Misuse(`--game ${game}: must be one of ${GAMES.join(", ")}${meant === undefined ? "" : ` (${meant})`}`);
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

function resolved({ name, source, stakes }: RuleSet, game: Game): object {
  const rules = rulesFor(name, game);
  if (!rules.ok) throw new Misuse(...rules.problems.map(({ message }) => message));
  return { name, source, game, stakes, rules: rules.value };
}

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
