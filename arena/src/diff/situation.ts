import type { Action, Company, Facing } from "@doorcard/protocol";
import type { Observation } from "@doorcard/sdk";

/** What each action leaves the next seat facing; the others leave what was there. */
const LEAVES: Partial<Readonly<Record<Action, Facing>>> = {
  "bring-in": "bring-in",
  complete: "bet",
  bet: "bet",
  "bet-big": "bet",
  raise: "raise",
  "raise-big": "raise",
};

/** The last wager on this street, whoever made it; read from the actions, since a short all-in counts as no wager. */
export function facingOf({ history, street }: Observation): Facing {
  for (let at = history.length - 1; at >= 0 && history[at]!.street === street; at--) {
    const left = LEAVES[history[at]!.action];
    if (left !== undefined) return left;
  }
  return "no-bet";
}

/** Whether one opponent is left or more. */
export const companyOf = ({ players }: Observation): Company =>
  players.reduce((live, player) => live + (player.live ? 1 : 0), 0) > 2 ? "multiway" : "heads-up";
