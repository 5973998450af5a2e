import type { Action } from "@doorcard/protocol";
import type { Observation } from "./bot.ts";

/** Whether an action is legal now. */
export const isLegal = (seen: Observation, action: Action): boolean => isAmong(seen.options, action);

/**
 * The first of the wished actions that is legal now; if none is, check when free, else bring it in, else fold.
 * `choose(seen, "raise", "bet", "complete", "call")` is a bot that always wants more.
 */
export function choose(seen: Observation, ...wishes: readonly Action[]): Action {
  const { options } = seen;
  for (let i = 0; i < wishes.length; i++) if (isAmong(options, wishes[i]!)) return wishes[i]!;
  return isAmong(options, "check") ? "check" : isAmong(options, "bring-in") ? "bring-in" : "fold";
}

function isAmong(options: Observation["options"], action: Action): boolean {
  for (let i = 0; i < options.length; i++) if (options[i]!.action === action) return true;
  return false;
}

/** Chips that an action costs now; undefined when it is not legal. */
export const priceOf = (seen: Observation, action: Action): number | undefined =>
  seen.options.find((option) => option.action === action)?.pays;
