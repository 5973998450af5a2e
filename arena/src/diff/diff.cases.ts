import { rulesFor } from "@doorcard/engine";
import type { MatchJob } from "@doorcard/protocol";
import { choose, defineBot, type Action, type BotDefinition, type Observation } from "@doorcard/sdk";
import { SecondTable } from "./second-table.ts";
import { Redraws, seenCards } from "./redraws.ts";
import { shadowMatch } from "./shadow-match.ts";
import type { ChangedDecision } from "./changed-decision.ts";

/** A match of classic stud at 2/4/8/16, first entrant in seat 1. */
export function matchOf(seats: number, part: Partial<MatchJob> = {}): MatchJob {
  const rules = rulesFor("classic", part.game ?? "stud");
  if (!rules.ok) throw new Error("classic is missing");
  return {
    id: "0.0.0",
    lineUp: 0,
    block: 0,
    rotation: 0,
    game: "stud",
    rules: rules.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    stack: 1600,
    dealing: "lanes",
    entrants: Array.from({ length: seats }, (_, seat) => seat),
    firstDeal: 0,
    hands: 200,
    seed: "diff",
    ...part,
  };
}

/** A bot that keeps nothing between its turns. */
export const plain = (name: string, act: (seen: Observation, random: () => number) => Action): BotDefinition =>
  defineBot({ name, version: "1.0.0", create: ({ random }) => ({ act: (seen) => act(seen, random) }) });

export const caller = plain("caller", (seen) => choose(seen, "check", "call", "bring-in"));
export const raiser = plain("raiser", (seen) => choose(seen, "raise", "bet", "complete", "call"));
export const anything = plain(
  "anything",
  ({ options }, random) => options[Math.floor(random() * options.length)]!.action,
);

/** Decisions of a match that another bot would have taken otherwise. */
export const changesIn = async (
  job: MatchJob,
  bots: readonly BotDefinition[],
  other: BotDefinition,
): Promise<readonly ChangedDecision[]> => (await shadowMatch(job, bots, other)).changes;

/** A table for a decision, the draws for it, and what the seat saw there. */
export async function tableFor(
  job: MatchJob,
  bots: readonly BotDefinition[],
  decision: ChangedDecision,
): Promise<{ table: SecondTable; deck: Redraws; seen: Observation; known: number[] }> {
  const table = new SecondTable(job, bots, decision);
  const deck = new Redraws(job, decision, "first");
  await table.reach(deck.asItWas);
  const seen = table.seen();
  return { table, deck, seen, known: seenCards(seen) };
}
