import type { Action } from "@doorcard/protocol";
import { grouped } from "../numbers.ts";

/** What an action is called where one may choose it. */
export const actionNames: Readonly<Record<Action, string>> = {
  fold: "Fold",
  check: "Check",
  "bring-in": "Bring in",
  call: "Call",
  complete: "Complete",
  bet: "Bet",
  raise: "Raise",
  "bet-big": "Bet big",
  "raise-big": "Raise big",
};

/** The key of an action; of those that are ever legal together no two share one. */
export const actionKeys: Readonly<Record<Action, string>> = {
  fold: "F",
  check: "C",
  call: "C",
  "bring-in": "B",
  bet: "B",
  complete: "R",
  raise: "R",
  "bet-big": "G",
  "raise-big": "G",
};

/** Whose action it is: of the one who reads, or of somebody else. */
export type Who = "you" | "other";

/** The verb of each action: "you fold", "chart folds". */
const VERBS: Readonly<Record<Action, Readonly<Record<Who, string>>>> = {
  fold: { you: "fold", other: "folds" },
  check: { you: "check", other: "checks" },
  "bring-in": { you: "bring it in for", other: "brings it in for" },
  call: { you: "call", other: "calls" },
  complete: { you: "complete to", other: "completes to" },
  bet: { you: "bet", other: "bets" },
  raise: { you: "raise to", other: "raises to" },
  "bet-big": { you: "bet", other: "bets" },
  "raise-big": { you: "raise to", other: "raises to" },
};

/** What of the chips stands behind the amount. */
const BY: Readonly<Partial<Record<Action, string>>> = { "bet-big": ", the big bet", "raise-big": ", by the big bet" };

/** What a seat does: "completes to 8"; `pays` is what it puts in, `inFront` what it then has in front on the street, in chips. */
export function deedTold(
  { action, pays, inFront }: { readonly action: Action; readonly pays: number; readonly inFront: number },
  who: Who = "other",
): string {
  const verb = VERBS[action][who];
  if (action === "fold" || action === "check") return verb;
  return `${verb} ${grouped(action === "call" ? pays : inFront)}${BY[action] ?? ""}`;
}
