import type { Standing } from "@doorcard/protocol";
import { groupsOf } from "./groups.ts";
import { rankProbabilities } from "./rank-probabilities.ts";
import type { Tally } from "./tally.ts";

/** What a ranking says beside the rates, by number of the entrant. */
export type Prospects = readonly Pick<Standing, "groups" | "rankChances">[];

/** Blocks without which nothing is said of ranks. */
const FEWEST_BLOCKS = 2;

/**
 * The chance of each rank, and the letters of groups that cannot be told apart.
 *
 * `key` keys the resampling. Letters take the number of blocks for fixed before play, so an event that is not has none; its
 * chances of ranks lean a little towards what it stopped at. Nothing is said of who is out.
 */
export function prospectsOf(tally: Tally, key: string, isFixed: boolean): Prospects {
  const isKnown = tally.blocks >= FEWEST_BLOCKS && tally.shape.entrants.length > 1;
  const chances = isKnown ? rankProbabilities(tally, key) : undefined;
  const letters = isKnown && isFixed ? groupsOf(tally) : undefined;
  return tally.shape.entrants.map((_, entrant) => {
    if (tally.isOut(entrant)) return {};
    const [rankChances, groups] = [chances?.[entrant], letters?.[entrant]];
    return { ...(rankChances && { rankChances }), ...(groups !== undefined && { groups }) };
  });
}
