import { looks } from "@doorcard/ratings";
import type { MatchPlace } from "./journal/journal-slots.ts";
import type { PlanShape } from "./plan-shape.ts";
import { isApart } from "./seats/isolation.ts";

/**
 * The matches of an event in the order in which they are played: block by block, or where bots play in processes in an order that
 * lets those live long. An event that stops by itself finishes the blocks up to each look before it begins others.
 */
export function* scheduleOf(plan: PlanShape): Generator<MatchPlace> {
  if (plan.entrants.some(isApart)) return yield* inRounds(plan);
  for (let block = 0; block < plan.blocks; block++) {
    for (let lineUp = 0; lineUp < plan.lineUps.length; lineUp++) {
      for (let rotation = 0; rotation < plan.seatings.length; rotation++) yield { lineUp, block, rotation };
    }
  }
}

/** Processes that a line-up may have in play at once, one for each of its bots in each rotation. */
const MOST_PROCESSES = 12;

/** A whole event, or one look at it after another. */
function* inRounds(plan: PlanShape): Generator<MatchPlace> {
  let from = 0;
  for (const to of plan.until === undefined ? [plan.blocks] : looks(plan.blocks)) {
    yield* lineUpByLineUp(plan, from, to);
    from = to;
  }
}

/**
 * Some blocks line-up by line-up, since no process may meet a block twice and each line-up meets all of them; within it block by block,
 * or where that would take too many processes at once rotation by rotation.
 */
function* lineUpByLineUp({ lineUps, seatings }: PlanShape, from: number, to: number): Generator<MatchPlace> {
  const blocks = to - from;
  const rotations = seatings.length;
  const seats = seatings[0]!.length;
  const byBlock = rotations * seats <= MOST_PROCESSES;
  for (let lineUp = 0; lineUp < lineUps.length; lineUp++) {
    for (let nth = 0; nth < blocks * rotations; nth++) {
      const block = from + (byBlock ? Math.floor(nth / rotations) : nth % blocks);
      yield { lineUp, block, rotation: byBlock ? nth % rotations : Math.floor(nth / blocks) };
    }
  }
}
