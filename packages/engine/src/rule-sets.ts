import { RULE_SETS, type RuleSet } from "./houses.ts";
import { PARAMETERS, type Allowed, type Rules } from "./rules.ts";
import type { Checked, Game, Problem } from "./words.ts";

const problem = (code: string, at: string, message: string): Problem => ({ code, at, message });

/** The rule set of a name; a problem that lists the known ones when there is none. */
export function ruleSet(name: string): Checked<RuleSet> {
  const row = RULE_SETS.find((set) => set.name === name);
  if (row !== undefined) return { ok: true, value: row };
  const known = RULE_SETS.map((set) => set.name).join(", ");
  return { ok: false, problems: [problem("unknown-rules", "", `"${name}" is no rule set; known are ${known}`)] };
}

/**
 * The rules in force for a game under a rule set, single parameters overridden; all problems at once when the name,
 * the game or an override is unknown or out of range.
 */
export function rulesFor(name: string, game: Game, overrides: Readonly<Record<string, unknown>> = {}): Checked<Rules> {
  const row = ruleSet(name);
  if (!row.ok) return row;
  const { games, rules, openPair } = row.value;
  const problems = Object.entries(overrides).flatMap(([key, value]) => wrongParameter(key, value));
  if (!games.includes(game)) {
    problems.push(problem("game", "", `rule set ${name} has no ${game}; it has ${games.join(", ")}`));
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { set: name, ...rules, openPair: openPair[game], ...overrides } };
}

/** What is wrong with one parameter of a rule set. */
function wrongParameter(key: string, value: unknown): Problem[] {
  const allowed: Allowed | undefined = Object.hasOwn(PARAMETERS, key)
    ? PARAMETERS[key as keyof typeof PARAMETERS]
    : undefined;
  if (allowed === undefined) {
    return [
      problem(
        "unknown-key",
        `/${key}`,
        `is no parameter of a rule set; known are ${Object.keys(PARAMETERS).join(", ")}`,
      ),
    ];
  }
  const wish = wrongValue(allowed, value);
  return wish === undefined ? [] : [problem("value", `/${key}`, `must be ${wish}, got ${JSON.stringify(value)}`)];
}

/** What a value should have been; undefined when it is allowed. */
function wrongValue(allowed: Allowed, value: unknown): string | undefined {
  switch (allowed.kind) {
    case "word":
      return allowed.words.includes(value as string) ? undefined : `one of ${allowed.words.join(", ")}`;
    case "flag":
      return typeof value === "boolean" ? undefined : "true or false";
    case "number": {
      const fits = typeof value === "number" && value >= allowed.least && value <= allowed.most;
      if (fits && (!allowed.whole || Number.isInteger(value))) return undefined;
      return `a ${allowed.whole ? "whole " : ""}number from ${allowed.least} to ${allowed.most}`;
    }
    case "rake":
      return value === null || isRake(value)
        ? undefined
        : "null or { rate, cap, smallestPot, unit }: a share from 0 to 1 and whole chips, the unit at least 1";
  }
}

/** Whether a value tells a rake whole: a share of the pot, and chips. */
function isRake(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { rate, cap, smallestPot, unit, ...rest } = value as Record<string, unknown>;
  const isChips = (chips: unknown, least: number): boolean => Number.isInteger(chips) && (chips as number) >= least;
  const isShare = typeof rate === "number" && rate >= 0 && rate <= 1;
  return isShare && isChips(cap, 0) && isChips(smallestPot, 0) && isChips(unit, 1) && Object.keys(rest).length === 0;
}
