import type { Action } from "@doorcard/protocol";
import type { Observation } from "./bot.ts";

/** Whether an action is legal now. */
export function isLegal(seen: Observation, action: Action): boolean {
  const { options } = seen;
  for (let i = 0; i < options.length; i++) if (options[i]!.action === action) return true;
  return false;
}

/**
 * The first of the wished actions that is legal now; if none is, check when free, else bring it in, else fold.
 * `choose(seen, "raise", "bet", "complete", "call")` is a bot that always wants more.
 */
export function choose(seen: Observation, ...wishes: readonly Action[]): Action {
  for (const wish of wishes) if (isLegal(seen, wish)) return wish;
  return isLegal(seen, "check") ? "check" : isLegal(seen, "bring-in") ? "bring-in" : "fold";
}

/** Chips that an action costs now; undefined when it is not legal. */
export const priceOf = (seen: Observation, action: Action): number | undefined =>
  seen.options.find((option) => option.action === action)?.pays;
