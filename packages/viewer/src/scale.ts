import type { Rate } from "@doorcard/protocol";

/** A stretch of win rates that a plot shows, and where in it a rate stands. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** 0 at the left end, 100 at the right, and no further. */
  readonly at: (rate: number) => number;
}

/** A scale that holds 0 and all the intervals, with a little room beside them. */
export function scaleOf(rates: readonly Rate[]): Scale {
  const ends = rates.flatMap(({ mean, low, high }) => [mean, low ?? mean, high ?? mean]);
  const least = Math.min(0, ...ends);
  const most = Math.max(0, ...ends);
  const room = (most - least || 1) * 0.04;
  const [from, to] = [least - room, most + room];
  return { from, to, at: (rate) => Math.min(100, Math.max(0, 100 * ((rate - from) / (to - from)))) };
}
