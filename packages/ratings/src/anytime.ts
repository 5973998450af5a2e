import type { Rate } from "@doorcard/protocol";
import { rateWithin, type Sample } from "./rate.ts";

/**
 * How many standard errors to either side of the mean may be believed at any time, by somebody who looks after every block
 * and stops when they please: with probability `1 - alpha` the true rate is never outside, at no number of blocks.
 *
 * It is exact for equal blocks that are normal with unknown variance. Of the right-Haar mixture for Student's t with effects
 * from N(0, g), the Bayes factor against a true mean at distance t standard errors is
 * `(1+ng)^(-1/2) [(1 + t²/(n-1)) / (1 + t²/((n-1)(1+ng)))]^(n/2)`, and it ever reaches 1/alpha with probability alpha at most
 * (Lai 1976; Pérez-Ortiz, Lardy, de Heide and Grünwald 2022; Wang and Ramdas 2023). Here that is solved for t.
 *
 * `tunedTo` is the number of blocks, 2 or more, at which the interval is as narrow as it can be. Infinite with fewer than two
 * blocks and with too few to say anything. `alpha` lies strictly between 0 and 1.
 */
export function anytimeQuantile(blocks: number, alpha: number, tunedTo: number): number {
  const spread = effectVariance(alpha, tunedTo);
  if (blocks < 2) return Infinity;
  const stretch = 1 + blocks * spread;
  const excess = Math.expm1((Math.log(stretch) - 2 * Math.log(alpha)) / blocks);
  if (1 + excess >= stretch) return Infinity;
  return Math.sqrt(((blocks - 1) * excess) / (1 - (1 + excess) / stretch));
}

/**
 * Win rate in big bets per 100 hands with an interval that holds however often one looks, from one sample per duplicate
 * block; `alpha` and `tunedTo` are those of `anytimeQuantile`. No interval while it would be infinite. `bigBet` is in chips.
 */
export function anytimeRate(samples: readonly Sample[], bigBet: number, alpha: number, tunedTo: number): Rate {
  return rateWithin(samples, bigBet, anytimeQuantile(samples.length, alpha, tunedTo));
}

/**
 * Variance g of the effects, in squared standard deviations of a block, for which the interval is narrowest after n blocks.
 *
 * With c = (√(1+ng) / alpha)^(2/n) the bound is t² = (n-1)(c-1) / (1 - c/(1+ng)). Its derivative by g is 0 where
 * g = c - 1, that is where (1+g)^n = (1+ng) / alpha²; and there t² = 1 + ng.
 */
export function effectVariance(alpha: number, blocks: number): number {
  if (!(alpha > 0 && alpha < 1)) throw new RangeError(`An error rate lies between 0 and 1, not ${alpha}`);
  if (!(blocks >= 2 && blocks < Infinity)) throw new RangeError(`Tune to a number of blocks, 2 or more, not ${blocks}`);
  const excess = (g: number): number => blocks * Math.log1p(g) - Math.log1p(blocks * g) + 2 * Math.log(alpha);
  let high = 1 / blocks;
  while (excess(high) < 0) high *= 2;
  let low = 0;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (excess(middle) < 0) low = middle;
    else high = middle;
  }
}
