import type { MatchJob } from "@doorcard/protocol";
import type { BotDefinition } from "@doorcard/sdk";
import { loadBot } from "../load-bot.ts";
import type { Entrant } from "../seating.ts";
import type { ChangedDecision } from "./changed-decision.ts";
import { rollOut, type Pass, type RolledOut } from "./roll-out.ts";
import { shadowMatch, type ShadowedMatch } from "./shadow-match.ts";

/** Asks another bot at every decision of a match; `other` is the URL of its module. */
export interface ShadowOrder {
  readonly kind: "shadow";
  readonly job: MatchJob;
  readonly other: string;
}

/** Plays a decision out both ways. */
export interface RollOutOrder {
  readonly kind: "roll-out";
  readonly job: MatchJob;
  readonly decision: ChangedDecision;
  readonly pass: Pass;
}

/** What a thread is asked for when bots are compared. */
export type DiffOrder = ShadowOrder | RollOutOrder;

/** What is answered to an order. */
export type DiffAnswer<Order> = Order extends ShadowOrder ? ShadowedMatch : RolledOut;

/** Carries out an order between entrants of the event, all of them in process. */
export async function playDiffOrder(
  order: DiffOrder,
  entrants: readonly Entrant[],
): Promise<ShadowedMatch | RolledOut> {
  const load = async (module: string): Promise<BotDefinition> => (await loadBot(module)) as BotDefinition;
  const bots = await Promise.all(order.job.entrants.map((entrant) => load(entrants[entrant]!.module)));
  if (order.kind === "shadow") return shadowMatch(order.job, bots, await load(order.other));
  return rollOut(order.job, bots, order.decision, order.pass);
}
