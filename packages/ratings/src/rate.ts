import type { Rate } from "@doorcard/protocol";
import { studentQuantile } from "./student.ts";

/** What one block came to for one entrant: chips won or lost, less what luck it had where that is told, and hands it played there. */
export interface Sample {
  readonly net: number;
  readonly hands: number;
}

/** How sure an interval is: it covers the true rate this often. */
export const CONFIDENCE = 0.95;

/**
 * Win rate in big bets per 100 hands with its 95 % interval, from one sample per duplicate block.
 *
 * Blocks may have unequal numbers of hands, so the rate is a ratio of sums, with the linearised variance of a ratio
 * (Cochran, Sampling Techniques, 3rd ed., 2.11 and 6.4) and Student's t with one degree less than there are blocks.
 * With fewer than two blocks there is no interval; with none the mean is 0. `bigBet` is in chips.
 */
export function rateOf(samples: readonly Sample[], bigBet: number): Rate {
  const quantile = samples.length < 2 ? Infinity : studentQuantile((1 + CONFIDENCE) / 2, samples.length - 1);
  return rateWithin(samples, bigBet, quantile);
}

/** The same with an interval of so many standard errors to either side; none if they are infinite. */
export function rateWithin(samples: readonly Sample[], bigBet: number, quantile: number): Rate {
  let net = 0;
  let hands = 0;
  for (const sample of samples) {
    net += sample.net;
    hands += sample.hands;
  }
  if (hands === 0) return { mean: 0, low: null, high: null };
  const perHand = 100 / bigBet;
  const mean = (net / hands) * perHand;
  if (samples.length < 2 || quantile === Infinity) return { mean, low: null, high: null };
  const half = quantile * standardError(samples, net, hands) * perHand;
  return { mean, low: mean - half, high: mean + half };
}

/** Standard error of net / hands, in chips per hand. */
function standardError(samples: readonly Sample[], net: number, hands: number): number {
  let squares = 0;
  for (const sample of samples) {
    // Cross-multiplied first: equal ratios leave exactly 0.
    const residual = (sample.net * hands - net * sample.hands) / hands;
    squares += residual * residual;
  }
  const count = samples.length;
  return Math.sqrt((squares * count) / (count - 1)) / hands;
}
