import type { DearDecision } from "@doorcard/protocol";
import { jobOf, type EventPlan } from "../plan.ts";
import { handOf, type ChangedDecision } from "./changed-decision.ts";
import type { Crew } from "./crew.ts";
import type { Pass, RolledOut } from "./roll-out.ts";

/** Rollouts of each decision in the pass that ranks them, and of the leading ones in the one that narrows them down. */
export const FIRST_ROLLOUTS = 16;
export const NARROWING_ROLLOUTS = 128;

/** So many times the decisions that are wanted are narrowed down. */
export const LEADING = 4;

/** How the dearest decisions are looked for. */
export interface Search {
  /** How many are wanted. */
  readonly top: number;
  /** Rollouts of each in the pass that settles them. */
  readonly rollouts: number;
  readonly onRanked: (decisions: number) => void;
  readonly onNarrowed: (decisions: number) => void;
  readonly onSettled: (decisions: number) => void;
}

/** A decision without what is known of its run alone. */
export type Settled = Omit<DearDecision, "replay">;

/** The dearest decisions, and how many led after the first pass. */
export interface Dearest {
  readonly narrowed: number;
  readonly settled: readonly Settled[];
}

/**
 * The changed decisions that gain or lose most by another bot's choice. A cheap pass over all of them and one over those that
 * lead choose which; their estimates are then those of a second pass alone, since of many noisy estimates the largest are too large.
 */
export async function dearestOf(
  plan: EventPlan,
  decisions: readonly ChangedDecision[],
  crew: Crew,
  { top, rollouts, onRanked, onNarrowed, onSettled }: Search,
): Promise<Dearest> {
  const first = await playedOut(plan, decisions, crew, { name: "first", rollouts: FIRST_ROLLOUTS }, onRanked);
  const leading = largest(decisions, first, LEADING * top);
  const narrowing = { name: "narrowing", rollouts: NARROWING_ROLLOUTS } as const;
  const chosen = largest(leading, await playedOut(plan, leading, crew, narrowing, onNarrowed), top);
  const second = await playedOut(plan, chosen, crew, { name: "second", rollouts }, onSettled);
  const settled = chosen
    .map((decision, at) => settledBy(plan, decision, second[at]!))
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  return { narrowed: leading.length, settled };
}

/** Those of some decisions whose mean is largest, gain or loss. */
function largest(
  decisions: readonly ChangedDecision[],
  rolledOut: readonly RolledOut[],
  count: number,
): ChangedDecision[] {
  return decisions
    .map((decision, at) => ({ decision, size: Math.abs(meanOf(rolledOut[at]!)) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ decision }) => decision);
}

/** Every decision played out, in their order. */
async function playedOut(
  plan: EventPlan,
  decisions: readonly ChangedDecision[],
  crew: Crew,
  pass: Pass,
  onDone: (decisions: number) => void,
): Promise<RolledOut[]> {
  const all: RolledOut[] = [];
  let done = 0;
  const orders = decisions.map((decision) => {
    const { lineUp, block, rotation } = decision;
    return { kind: "roll-out" as const, job: jobOf(plan, lineUp, block, rotation), decision, pass };
  });
  await crew.carryOut(orders, (rolledOut, number) => {
    all[number] = rolledOut;
    onDone(++done);
  });
  return all;
}

const meanOf = ({ sum, rollouts }: RolledOut): number => sum / rollouts;

/** Standard error of the mean, in chips. */
function errorOf({ sum, squares, rollouts }: RolledOut): number {
  const variance = Math.max(0, squares - (sum * sum) / rollouts) / (rollouts - 1);
  return Math.sqrt(variance / rollouts);
}

function settledBy(plan: EventPlan, decision: ChangedDecision, rolledOut: RolledOut): Settled {
  const { lineUp, rotation, seat, number, did, would, didFault, wouldFault } = decision;
  const { upcards, live, ...seen } = rolledOut.spot;
  const { entrants } = jobOf(plan, lineUp, decision.block, rotation);
  return {
    hand: handOf(decision),
    decision: number,
    ...seen,
    seat,
    players: entrants.map((entrant, i) => ({
      name: plan.entrants[entrant]!.name,
      live: live[i]!,
      upcards: upcards[i]!,
    })),
    did,
    would,
    ...(didFault !== undefined && { didFault }),
    ...(wouldFault !== undefined && { wouldFault }),
    gain: meanOf(rolledOut) / plan.stakes.bigBet,
    standardError: errorOf(rolledOut) / plan.stakes.bigBet,
    rollouts: rolledOut.rollouts,
    draws: rolledOut.draws,
    downcardsKept: rolledOut.downcardsKept,
  };
}
