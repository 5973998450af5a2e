import type { Rate } from "@doorcard/protocol";
import { anytimeRate } from "./anytime.ts";
import { pairedDifferences } from "./paired.ts";
import type { TestRule } from "./sequential-test.ts";
import { CONFIDENCE, type Sample } from "./rate.ts";
import type { Tally } from "./tally.ts";

/** When the answer is known; margins and widths in big bets per 100 hands. */
export type Until = UntilRanked | UntilTested;

/** When a ranking is known. */
export type UntilRanked =
  /** Every neighbouring pair of the ranking is told apart, or its difference is within the margin. */
  | { readonly kind: "separated"; readonly margin: number }
  /** Every entrant's interval is this far or less to each side. */
  | { readonly kind: "interval"; readonly halfWidth: number };

/** When a test of the first entrant against the second is decided. */
export interface UntilTested extends TestRule {
  readonly kind: "tested";
}

/** Blocks before the first look: with fewer a spread is not known. */
const FIRST_LOOK = 16;

/** A look is taken again when there are so many times the blocks. */
const BETWEEN_LOOKS = 1.1;

/** The same of a test: it judges every block for itself, so when it is looked at decides only how much is played in vain. */
const BETWEEN_VERDICTS = 1.01;

/**
 * After how many blocks an event of at most so many is looked at, fewest first, the last block among them. They are fixed
 * before the first hand, so that where an event stops depends on its results alone.
 */
export function looks(blocks: number, kind: Until["kind"] = "interval"): number[] {
  const growth = kind === "tested" ? BETWEEN_VERDICTS : BETWEEN_LOOKS;
  const all: number[] = [];
  for (let at = FIRST_LOOK; at < blocks; at = Math.ceil(at * growth)) all.push(at);
  return [...all, blocks];
}

/**
 * The number of blocks for which intervals are made as narrow as they can be: between the first look and the last, by
 * ratio. Elsewhere they are a little wider, and as true.
 */
export const tunedTo = (blocks: number): number => Math.sqrt(FIRST_LOOK * Math.max(FIRST_LOOK, blocks));

/** Two neighbours of a ranking, by number of the entrant, the better first. */
export interface Neighbours {
  readonly better: number;
  readonly worse: number;
  /** How much better, in big bets per 100 hands, with an interval that holds for all pairs and looks at once. */
  readonly difference: Rate;
  readonly told: "apart" | "within-margin" | "open";
}

/**
 * What is known of an event that may stop early. `blocks` is the most it may have. Intervals hold however often one
 * looks: 95 of 100 events never show one that is wrong.
 */
export class Looked {
  readonly #tally: Tally;
  readonly #blocks: number;

  constructor(tally: Tally, blocks: number) {
    this.#tally = tally;
    this.#blocks = blocks;
  }

  /** Win rates with intervals that hold at every look, by number of the entrant. */
  get rates(): Rate[] {
    const { shape } = this.#tally;
    return shape.entrants.map((_, entrant) => this.interval(this.#tally.samplesOf(entrant), shape.bigBet));
  }

  /** The neighbours of the ranking, best first; who is out is in no ranking. */
  neighbours(margin: number): Neighbours[] {
    const { entrants } = this.#tally.shape;
    const ranked = entrants.map((_, entrant) => entrant).filter((entrant) => !this.#tally.isOut(entrant));
    const rates = this.rates;
    ranked.sort((one, other) => rates[other]!.mean - rates[one]!.mean || one - other);
    // Which pairs become neighbours is not known before, so the error is shared among all pairs (Bonferroni)
    const alpha = (1 - CONFIDENCE) / Math.max(1, (ranked.length * (ranked.length - 1)) / 2);
    return ranked.slice(1).map((worse, place) => {
      const better = ranked[place]!;
      const samples = pairedDifferences(this.#tally, better, worse).map((net) => ({ net, hands: 100 }));
      const difference = this.interval(samples, 1, alpha);
      return { better, worse, difference, told: toldOf(difference, margin) };
    });
  }

  /** How many pairs are not told apart yet, or how many intervals are too wide; 0 when the answer is known. */
  open(until: UntilRanked): number {
    if (until.kind === "separated") return this.neighbours(until.margin).filter(({ told }) => told === "open").length;
    return this.rates.filter((rate, entrant) => !this.#tally.isOut(entrant) && !(halfOf(rate) <= until.halfWidth))
      .length;
  }

  /** The rate of one sample a block, with an interval that holds at every look; wrong in so many of all events. */
  interval(samples: readonly Sample[], bigBet: number, alpha = 1 - CONFIDENCE): Rate {
    return anytimeRate(samples, bigBet, alpha, tunedTo(this.#blocks));
  }
}

/** Half of an interval's width; infinite where there is none. */
const halfOf = ({ low, high }: Rate): number => (low === null || high === null ? Infinity : (high - low) / 2);

function toldOf({ low, high }: Rate, margin: number): Neighbours["told"] {
  if (low === null || high === null) return "open";
  if (low > 0 || high < 0) return "apart";
  return low >= -margin && high <= margin ? "within-margin" : "open";
}
