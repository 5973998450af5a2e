import { inBlocks } from "../plan-shape.ts";
import type { EventPlan } from "../plan.ts";
import type { InspectedBot } from "../inspect.ts";
import { WATCHED } from "./shadow-match.ts";

/**
 * The event of a comparison, from one planned for all its bots: the last of them never sits down, and the first sits in
 * every line-up. No bot is ever out of it, since faults are part of what is compared.
 */
export function diffPlan(plan: EventPlan, hands: number): { readonly plan: EventPlan; readonly other: InspectedBot } {
  const { faultLimit: _, ...rest } = plan;
  const entrants = plan.entrants.slice(0, -1);
  const lineUps = plan.lineUps.filter((lineUp) => lineUp.includes(WATCHED) && !lineUp.includes(entrants.length));
  const blocks = inBlocks({ hands }, lineUps.length * plan.seatings.length);
  const other = plan.entrants.at(-1)!;
  const name = `diff ${entrants[WATCHED]!.name} ${other.name}`;
  return { plan: { ...rest, name, entrants, lineUps, ...blocks }, other };
}
