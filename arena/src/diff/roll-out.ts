import type { Company, Facing, MatchJob, Street } from "@doorcard/protocol";
import type { BotDefinition, Observation } from "@doorcard/sdk";
import type { ChangedDecision } from "./changed-decision.ts";
import { Redraws, seenCards } from "./redraws.ts";
import { companyOf, facingOf } from "./situation.ts";
import { SecondTable, type Draw } from "./second-table.ts";

/** How a decision is to be played out. */
export interface Pass {
  /** Keys the draws, so that no pass meets those of another. */
  readonly name: "first" | "narrowing" | "second";
  /** Rollouts that are wanted, 2 or more. */
  readonly rollouts: number;
}

/** What a decision came to when it was played out both ways. */
export interface RolledOut {
  /** Sums over the rollouts of the chips that the other action nets beyond the one that was played, and of their squares. */
  readonly sum: number;
  readonly squares: number;
  readonly rollouts: number;
  /** Draws of the hidden cards that were tried. */
  readonly draws: number;
  /** Whether all downcards were kept as they were dealt, since too few draws fitted what was played. */
  readonly downcardsKept: boolean;
  readonly spot: Spot;
}

/** What the seat saw at the decision. */
export interface Spot {
  readonly street: Street;
  readonly facing: Facing;
  readonly company: Company;
  readonly downcards: string[];
  readonly community: string[];
  /** Chips in the middle, and chips owed to stay in. */
  readonly pot: number;
  readonly toCall: number;
  /** By seat, seat 1 first. */
  readonly upcards: readonly string[][];
  readonly live: readonly boolean[];
}

/** Draws tried at most for each rollout that is wanted. */
const DRAWS_A_ROLLOUT = 20;

/** One in so many of the wanted rollouts must have a draw that fits, else the downcards are kept. */
const FEWEST_ONE_IN = 20;

/**
 * Plays a decision out both ways on the same cards and luck, again and again.
 *
 * Hidden cards are drawn anew, every order equally likely, and a draw counts when the opponents would have acted on it as
 * they did: rejection sampling from what the seat could believe of their cards (von Neumann, "Various techniques used in
 * connection with random digits", 1951). An opponent that draws luck draws it anew each time, so that an action it takes
 * one time in ten fits one time in ten. The seat's own luck up to the decision is as it was, since its bot knows it.
 */
export async function rollOut(
  job: MatchJob,
  bots: readonly BotDefinition[],
  decision: ChangedDecision,
  pass: Pass,
): Promise<RolledOut> {
  const table = new SecondTable(job, bots, decision);
  const deck = new Redraws(job, decision, pass.name);
  await table.reach(deck.asItWas);
  const spot = spotOf(table.seen());
  const known = seenCards(table.seen());
  const differences: number[] = [];
  const most = pass.rollouts * DRAWS_A_ROLLOUT;
  let draws = 0;
  while (draws < most && differences.length < pass.rollouts) {
    const difference = await bothWays(table, decision, deck.fitting(draws++, known));
    if (difference !== undefined) differences.push(difference);
  }
  if (differences.length >= Math.max(2, Math.ceil(pass.rollouts / FEWEST_ONE_IN)))
    return { ...summed(differences), draws, downcardsKept: false, spot };
  await table.reach(deck.asItWas);
  const dealt = bots.flatMap((_, i) => table.cardsOf(i + 1));
  const kept: number[] = [];
  while (kept.length < pass.rollouts)
    kept.push((await bothWays(table, decision, deck.keeping(kept.length, [...dealt, ...known])))!);
  return { ...summed(kept), draws, downcardsKept: true, spot };
}

/** Chips that the other action nets beyond the one that was played; undefined when a draw does not fit. */
async function bothWays(table: SecondTable, { did, would }: ChangedDecision, draw: Draw): Promise<number | undefined> {
  if (!(await table.reach(draw))) return undefined;
  const played = await table.playOn(did);
  await table.reach(draw);
  return (await table.playOn(would)) - played;
}

function spotOf(seen: Observation): Spot {
  const { street, downcards, community, pot, toCall, players } = seen;
  return {
    street,
    facing: facingOf(seen),
    company: companyOf(seen),
    downcards: [...downcards],
    community: [...community],
    pot,
    toCall,
    upcards: players.map(({ upcards }) => [...upcards]),
    live: players.map(({ live }) => live),
  };
}

function summed(differences: readonly number[]): Pick<RolledOut, "sum" | "squares" | "rollouts"> {
  let sum = 0;
  let squares = 0;
  for (const difference of differences) {
    sum += difference;
    squares += difference * difference;
  }
  return { sum, squares, rollouts: differences.length };
}
