import type { CurvePoint } from "@doorcard/protocol";
import { anytimeQuantile, anytimeRate } from "./anytime.ts";
import { CONFIDENCE, rateOf, type Sample } from "./rate.ts";
import { tunedTo } from "./stopping.ts";
import { studentQuantile } from "./student.ts";
import type { Tally } from "./tally.ts";

/** Points of a curve at most. */
const MOST_POINTS = 200;

/**
 * How the rate of each entrant went, by number of the entrant: after so many of its finished blocks, lowest block first, what
 * the standings would have said of them. At most 200 points, evenly spread, the last one that of the standings; none without
 * a finished block. `mostBlocks` is what an event that stops by itself may have; its intervals hold however often one looks.
 */
export function curves(tally: Tally, mostBlocks?: number): CurvePoint[][] {
  const { entrants, bigBet } = tally.shape;
  const reach = quantiles(mostBlocks);
  return entrants.map((_, entrant) => {
    const samples = tally.samplesOf(entrant);
    const points = pointsOf(samples, bigBet, reach);
    const last = points.pop();
    if (last === undefined) return [];
    const alpha = 1 - CONFIDENCE;
    const end =
      mostBlocks === undefined ? rateOf(samples, bigBet) : anytimeRate(samples, bigBet, alpha, tunedTo(mostBlocks));
    return [...points, { hands: last.hands, ...end }];
  });
}

/** Standard errors to either side after so many blocks; each is worked out once. */
function quantiles(mostBlocks: number | undefined): (blocks: number) => number {
  const known = new Map<number, number>();
  const quantile = (blocks: number): number => {
    if (blocks < 2) return Infinity;
    if (mostBlocks === undefined) return studentQuantile((1 + CONFIDENCE) / 2, blocks - 1);
    return anytimeQuantile(blocks, 1 - CONFIDENCE, tunedTo(mostBlocks));
  };
  return (blocks) => {
    const found = known.get(blocks) ?? quantile(blocks);
    known.set(blocks, found);
    return found;
  };
}

function pointsOf(samples: readonly Sample[], bigBet: number, reach: (blocks: number) => number): CurvePoint[] {
  const sums = new Sums();
  const points: CurvePoint[] = [];
  const count = Math.min(MOST_POINTS, samples.length);
  samples.forEach((sample, i) => {
    sums.add(sample);
    if (i + 1 < Math.ceil(((points.length + 1) * samples.length) / count)) return;
    points.push(sums.point(bigBet, reach(sums.blocks)));
  });
  return points;
}

/**
 * The sums from which a rate and its interval follow, so that a point costs the same after the last block as after the first.
 * With r = Σn/Σh the residuals n - rh have the squares Σn² - 2rΣnh + r²Σh²; the rest is as for the rate of all.
 */
class Sums {
  blocks = 0;
  #net = 0;
  #hands = 0;
  #netNet = 0;
  #netHands = 0;
  #handsHands = 0;

  add({ net, hands }: Sample): void {
    this.blocks++;
    this.#net += net;
    this.#hands += hands;
    this.#netNet += net * net;
    this.#netHands += net * hands;
    this.#handsHands += hands * hands;
  }

  /** The rate so far in big bets per 100 hands, with an interval of so many standard errors to either side. */
  point(bigBet: number, quantile: number): CurvePoint {
    const ratio = this.#net / this.#hands;
    const perHand = 100 / bigBet;
    const mean = ratio * perHand;
    if (quantile === Infinity) return { hands: this.#hands, mean, low: null, high: null };
    // What is left of nothing by rounding may be below 0
    const squares = Math.max(0, this.#netNet - 2 * ratio * this.#netHands + ratio * ratio * this.#handsHands);
    const error = Math.sqrt((squares * this.blocks) / (this.blocks - 1)) / this.#hands;
    const half = quantile * error * perHand;
    return { hands: this.#hands, mean, low: mean - half, high: mean + half };
  }
}
