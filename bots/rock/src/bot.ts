import { choose, defineBot, type Action, type Observation } from "@doorcard/sdk";
import { verdict } from "./strong.ts";

/** Waits for strong cards, bets those, and gives up the rest. */
export default defineBot({ name: "rock", version: "1.0.0", create: () => ({ act }) });

/** Wagers on a street up to which it raises; it calls beyond. */
const RAISES_UP_TO = 2;

function act(seen: Observation): Action {
  const own = seen.players[seen.seat - 1]!.upcards;
  const judged = verdict(seen.game, seen.street, [...seen.downcards, ...own, ...seen.community]);
  if (judged === "weak") return choose(seen, "check", "bring-in");
  if (judged === "drawing") return choose(seen, "check", "call", "bring-in");
  if (seen.wagers >= RAISES_UP_TO) return choose(seen, "check", "call");
  return choose(seen, "raise-big", "bet-big", "raise", "bet", "complete", "call");
}
