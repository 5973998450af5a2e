import { HOUSE_STAKES } from "@doorcard/engine";
import type { EventShape } from "@doorcard/ratings";
import type { PlanShape } from "./plan-shape.ts";

/** What the statistics of a planned event care about; its unit is the big bet, or against the house the ante. */
export function shapeOf(plan: PlanShape & { readonly stakes?: { readonly bigBet: number } }): EventShape {
  const { entrants, lineUps, seatings, stakes } = plan;
  const names = entrants.map(({ name }) => name);
  return { entrants: names, lineUps, rotations: seatings.length, bigBet: stakes?.bigBet ?? HOUSE_STAKES.ante };
}
