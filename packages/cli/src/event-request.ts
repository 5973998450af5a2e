import type { EventRequest } from "@doorcard/arena";
import { RULE_SETS, ruleSet, rulesFor, type Rules } from "@doorcard/engine";
import type { EventFile, Game, Problem } from "@doorcard/protocol";
import { handsAsked } from "./hands-asked.ts";
import { didYouMean } from "./nearest.ts";
import { freshSeed } from "./seed.ts";

/** Faults of a bot beyond which it is out of an event. */
const USUAL_FAULT_LIMIT = 1000;

/** An event between bots, as it is wished for. */
export interface TableEvent extends Omit<Partial<EventFile>, "game"> {
  readonly game?: Game;
}

/** An event between bots with all that was left unsaid filled in, its bots aside. */
export function requested(event: TableEvent): { request: Omit<EventRequest, "bots">; problems: Problem[] } {
  const game = event.game ?? "stud";
  const { rules, problems } = rulesOf(event.rules ?? "classic", game);
  const { asked, problems: ofHands } = handsAsked(event);
  const stakes = event.stakes ?? RULE_SETS.find(({ name }) => name === rules.set)!.stakes;
  const request = {
    name: event.name ?? "event",
    game,
    rules,
    stakes,
    stack: event.stack ?? 200 * stakes.smallBet,
    seats: event.seats ?? 2,
    rotations: event.rotations ?? "cyclic",
    ...asked,
    dealing: event.dealing ?? "lanes",
    seed: event.seed ?? freshSeed(),
    ...(event.limits !== undefined && { limits: event.limits }),
    faultLimit: event.faultLimit ?? USUAL_FAULT_LIMIT,
    ...(event.reduce !== undefined && { reduce: event.reduce }),
  };
  return { request, problems: [...problems, ...ofHands] };
}

/** The rules in force; the classic ones beside the problems when those asked for cannot be had. */
function rulesOf(asked: NonNullable<EventFile["rules"]>, game: Game): { rules: Rules; problems: Problem[] } {
  const { set, ...overrides } = typeof asked === "string" ? { set: asked } : asked;
  const rules = rulesFor(set, game, overrides);
  if (rules.ok) return { rules: rules.value, problems: [] };
  const classic = rulesFor("classic", game);
  if (!classic.ok) throw new Error("The classic rules are for every game");
  const isKnown = ruleSet(set).ok;
  const problems = rules.problems.map(({ code, at, message }) => ({
    code,
    at: isKnown || typeof asked === "string" ? `/rules${at}` : "/rules/set",
    message: isKnown ? message : unknownSet(set, message),
  }));
  return { rules: classic.value, problems };
}

function unknownSet(set: string, message: string): string {
  const meant = didYouMean(
    set,
    RULE_SETS.map(({ name }) => name),
  );
  return meant === undefined ? message : `${message} (${meant})`;
}
