import { PARAMETERS, type Allowed, type Rules } from "./rules.ts";
import { GAMES, type Checked, type Game, type Problem, type Stakes } from "./words.ts";

/** A rule set: a house's parameters, one row. */
export interface RuleSet {
  readonly name: string;
  /** Where the rules come from. */
  readonly source: string;
  readonly games: readonly Game[];
  /** The sizes that a table has unless it says otherwise, in chips. */
  readonly stakes: Stakes;
  /** Who may bet double on fourth street with a pair showing, game by game. */
  readonly openPair: Readonly<Record<Game, Rules["openPair"]>>;
  readonly rules: Omit<Rules, "set" | "openPair">;
}

/** What holds where a house's document is silent. */
const USUAL: RuleSet["rules"] = {
  bringInTie: "suit",
  boardTie: "position",
  cap: 4,
  headsUpCap: "kept",
  shortDeck: "community",
  burn: false,
  foldWhenFree: false,
  foldedSeatKeepsCards: false,
  exposedDowncard: 0,
  allInLowCard: "left-acts",
  oddChip: "suit",
  partialWager: "half-bet",
  showFirst: "opener",
  smallestBuyIn: 0,
  rake: null,
};

/** The rule sets there are, one row a house. */
export const RULE_SETS: readonly RuleSet[] = [
  {
    name: "classic",
    source: "the house document of 7 Card Stud (2/4 limit, ante 0.50, bring-in 1)",
    games: GAMES,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    openPair: { stud: "holder", stud8: "holder", razz: "none" },
    rules: USUAL,
  },
  {
    name: "oracle",
    source: "an independent engine, whose 9,000 hands are a test",
    games: GAMES,
    stakes: { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 },
    openPair: { stud: "none", stud8: "none", razz: "none" },
    rules: {
      ...USUAL,
      burn: true,
      allInLowCard: "left-brings-in",
      oddChip: "position",
      partialWager: "full-bet",
    },
  },
];

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
