import { GAMES, rulesFor, type Game, type RuleSet, type Rules, type Stakes } from "@doorcard/engine";
import { Misuse } from "./exit.ts";

/** A row resolved for a game. Throws Misuse when it has no such game. */
export function resolved(
  { name, source, stakes }: RuleSet,
  game: Game,
): { name: string; source: string; game: Game; stakes: Stakes; rules: Rules } {
  const rules = rulesFor(name, game);
  if (!rules.ok) throw new Misuse(...rules.problems.map(({ message }) => message));
  return { name, source, game, stakes, rules: rules.value };
}

/** A parameter in which rule sets differ, and its value in each. */
export interface Difference {
  readonly parameter: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What differs between rows, resolved for one game or over all that they have. */
export function differences(rows: readonly RuleSet[], game: Game | undefined): Difference[] {
  const columns = rows.map((row) => ({ name: row.name, says: game === undefined ? allThat(row) : says(row, game) }));
  const parameters = [...new Set(columns.flatMap((column) => Object.keys(column.says)))];
  return parameters
    .map((parameter) => ({
      parameter,
      values: Object.fromEntries(columns.map((column) => [column.name, column.says[parameter] ?? null])),
    }))
    .filter(({ values }) => new Set(Object.values(values).map((value) => JSON.stringify(value))).size > 1);
}

/** All that a row says, with who may bet double game by game. */
function allThat({ games, stakes, openPair, rules }: RuleSet): Record<string, unknown> {
  const pairs = GAMES.map((game) => [`openPair ${game}`, games.includes(game) ? openPair[game] : "-"] as const);
  return { games, stakes, ...rules, ...Object.fromEntries(pairs) };
}

function says(row: RuleSet, game: Game): Record<string, unknown> {
  const { stakes, rules } = resolved(row, game);
  const { set: _, ...parameters } = rules;
  return { stakes, ...parameters };
}
