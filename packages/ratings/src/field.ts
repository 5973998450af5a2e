import type { Rate } from "@doorcard/protocol";
import { nashWeights } from "./nash.ts";
import { rateOf } from "./rate.ts";
import { finishedBlocks, samplesFrom, type Tally } from "./tally.ts";

/**
 * Win rates by number of the entrant when opponents count by weight: a line-up counts by the product of the weights of the
 * others in it. In big bets per 100 hands, with a 95 % interval over blocks that takes the weights for known.
 *
 * Equal weights give the plain rates. `weights` go by number of the entrant, 0 or more; who met only opponents without weight
 * has mean 0 and no interval.
 */
export function fieldRates(tally: Tally, weights: readonly number[]): Rate[] {
  checkWeights(weights, tally.shape.entrants.length);
  return tally.shape.entrants.map((_, entrant) => {
    const ledgers = tally.ledgersOf(entrant);
    const worth = ledgers.map(({ entrants }) =>
      entrants.reduce((product, other) => (other === entrant ? product : product * weights[other]!), 1),
    );
    const samples = finishedBlocks(ledgers).map((block) => {
      const parts = ledgers.map((ledger) => ledger.sample(block, entrant));
      const weighted = (of: (part: (typeof parts)[number]) => number): number =>
        parts.reduce((sum, part, at) => sum + worth[at]! * of(part), 0);
      return { net: weighted(({ net }) => net), hands: weighted(({ hands }) => hands) };
    });
    return rateOf(samples, tally.shape.bigBet);
  });
}

/** A field that entrants may meet, and how each does there, both by number of the entrant. */
export interface FieldView {
  readonly chosen: "asked" | "strongest";
  readonly weights: readonly number[];
  readonly rates: readonly Rate[];
}

/** With fewer entrants there is no field but the other one. */
const ENTRANTS_OF_A_FIELD = 3;

/** The view of the field that is asked for, else of the strongest that the entrants make; undefined where there is none. */
export function fieldView(tally: Tally, asked?: readonly number[]): FieldView | undefined {
  if (asked !== undefined) return { chosen: "asked", weights: asked, rates: fieldRates(tally, asked) };
  const weights = tally.shape.entrants.length < ENTRANTS_OF_A_FIELD ? undefined : strongField(tally);
  return weights && { chosen: "strongest", weights, rates: ratesWithin(tally, weights) };
}

/**
 * The same in a field of which everybody is a part: against itself an entrant is even. In the strongest field nobody is above 0, and
 * those that it is made of are at 0.
 */
function ratesWithin(tally: Tally, weights: readonly number[]): Rate[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return fieldRates(tally, weights).map(({ mean, low, high }, entrant) => {
    const others = 1 - weights[entrant]! / sum;
    // In a field of itself alone all is even, however little it met
    const end = (value: number | null): number | null => (others === 0 ? 0 : value === null ? null : value * others);
    return { mean: mean * others, low: end(low), high: end(high) };
  });
}

/**
 * Weights of the strongest field that the entrants of a heads-up event can make, by number of the entrant, summing to 1: the
 * mix of them that no entrant beats (Balduzzi, Tuyls, Perolat and Graepel 2018, "Re-evaluating Evaluation": Nash averaging).
 *
 * Copies of a bot share its weight and bots that lose to the field have none, so neither moves anybody's standing.
 * Couples that did not meet count as even; who is out has no weight. Undefined unless all tables seat two.
 */
export function strongField(tally: Tally): number[] | undefined {
  if (tally.ledgers.some(({ entrants }) => entrants.length !== 2)) return undefined;
  const playing = tally.shape.entrants.map((_, entrant) => entrant).filter((entrant) => !tally.isOut(entrant));
  const weights = nashWeights(playing.map((one) => playing.map((other) => meanAgainst(tally, one, other))));
  return tally.shape.entrants.map((_, entrant) => weights[playing.indexOf(entrant)] ?? 0);
}

/** Rate of one against the other, in big bets per 100 hands; 0 when they did not meet. */
function meanAgainst(tally: Tally, one: number, other: number): number {
  if (one === other) return 0;
  const ledgers = tally.ledgers.filter(({ entrants }) => entrants.includes(one) && entrants.includes(other));
  return rateOf(samplesFrom(ledgers, one), tally.shape.bigBet).mean;
}

function checkWeights(weights: readonly number[], entrants: number): void {
  if (weights.length !== entrants)
    throw new RangeError(`There are ${entrants} entrants, but ${weights.length} weights`);
  const bad = weights.findIndex((weight) => !(weight >= 0 && weight < Infinity));
  if (bad >= 0) throw new RangeError(`The weight of entrant ${bad} must be 0 or more, not ${weights[bad]}`);
}
