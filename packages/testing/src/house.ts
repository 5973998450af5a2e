import { ruleSet, rulesFor, type Game, type Rules, type Stakes } from "@doorcard/engine";
import type { RuleOverrides } from "@doorcard/protocol";

/** A rule set by its name, or with some of its parameters changed. */
export type AskedRules = string | RuleOverrides;

/** What may be asked of a table; what is not comes from its rule set. */
export interface AskedHouse {
  /** "classic" unless said. */
  readonly rules?: AskedRules;
  /** Sizes in chips; those of the rule set where not said. */
  readonly stakes?: Partial<Stakes>;
  /** Chips of every seat before the ante; 200 small bets unless said. */
  readonly stack?: number;
}

/** The rules in force, the sizes and the chips of a table. Throws RangeError with all that is wrong with the rules. */
export function houseFor(game: Game, asked: AskedHouse): { rules: Rules; stakes: Stakes; stack: number } {
  const { set, ...overrides } = typeof asked.rules === "object" ? asked.rules : { set: asked.rules ?? "classic" };
  const rules = rulesFor(set, game, overrides);
  const row = ruleSet(set);
  if (!rules.ok || !row.ok) {
    const problems = rules.ok ? [] : rules.problems;
    throw new RangeError(problems.map(({ at, message }) => `rules${at}: ${message}`).join("; "));
  }
  const stakes = { ...row.value.stakes, ...asked.stakes };
  return { rules: rules.value, stakes, stack: asked.stack ?? 200 * stakes.smallBet };
}
