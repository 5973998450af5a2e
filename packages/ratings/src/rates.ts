import type { Rate } from "@doorcard/protocol";
import { rateOf } from "./rate.ts";
import type { Tally } from "./tally.ts";

/** Win rates over finished blocks, by number of the entrant. */
export function rates(tally: Tally): Rate[] {
  return tally.shape.entrants.map((_, entrant) => rateOf(tally.samplesOf(entrant), tally.shape.bigBet));
}
