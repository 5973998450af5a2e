import { logLikelihood } from "./differing-blocks.ts";

/** What a sequential test asks of the difference between two bots, and how often it may err. */
export interface TestRule {
  /** Up to this difference the verdict "high" is an error. */
  readonly low: number;
  /** From this difference on the verdict "low" is an error; above `low`. */
  readonly high: number;
  /** How often "high" may come when the difference is `low` or less. */
  readonly alpha: number;
  /** How often "low" may come when the difference is `high` or more. */
  readonly beta: number;
  /**
   * What `low` and `high` count. `rate`: big bets per 100 hands. `deviations`: standard deviations of the paired difference
   * of 100 hands, so that the hands needed do not depend on how much the game swings.
   */
  readonly scale: "rate" | "deviations";
  /** Hands that each of the two plays in a block. */
  readonly handsPerBlock: number;
}

export type Verdict = "low" | "high";

/** Blocks before which there is no verdict. */
export const FEWEST_BLOCKS = 16;

/** Blocks that are imagined besides those played: with none of n differing, 3/n of all blocks still may (at 95 %). */
const IMAGINED = 3;

/** Variance of each of them, in that of a block whose matches are dealt apart. */
const IMAGINED_VARIANCE = 2;

/**
 * A test of "the difference is `low` or less" against "it is `high` or more", block by block, that ends as soon as the answer
 * is known.
 *
 * It compares the largest likelihoods that the blocks can have under each of the two, with everything else unknown (a generalised
 * sequential probability ratio test), and ends at Wald's bounds (Sequential Analysis, 1947). In `rate` a block may also be
 * exactly even, and is then no evidence that blocks vary little. To the blocks played three are added in thought, which differ
 * and are wide, so that a test does not end because the first blocks happened to be even.
 */
export class SequentialTest {
  readonly rule: TestRule;
  #blocks = 0;
  #mean = 0;
  #squares = 0;
  #differing = 0;
  #unpaired = 0;
  #verdict: Verdict | undefined;

  constructor(rule: TestRule) {
    checkRule(rule);
    this.rule = rule;
  }

  /**
   * Counts the next block, in order of block numbers: the difference in big bets per 100 hands, and the square that it
   * might have with every match dealt apart, both of `pairedBlocks`. Once there is a verdict nothing counts any more.
   */
  add(difference: number, unpaired: number): void {
    if (this.#verdict !== undefined) return;
    this.#blocks += 1;
    const step = difference - this.#mean;
    this.#mean += step / this.#blocks;
    this.#squares += step * (difference - this.#mean);
    this.#unpaired += unpaired;
    if (difference !== 0) this.#differing += 1;
    this.#judge();
  }

  /** Which of the two it is; undefined while that is not known. It never changes. */
  get verdict(): Verdict | undefined {
    return this.#verdict;
  }

  /** Blocks that counted. */
  get blocks(): number {
    return this.#blocks;
  }

  /** Hands that each of the two played in them. */
  get hands(): number {
    return this.#blocks * this.rule.handsPerBlock;
  }

  /** Mean difference in big bets per 100 hands. After a verdict it exaggerates; `estimateAfter` does not. */
  get mean(): number {
    return this.#mean;
  }

  /** Variance of the difference of a block, in (big bets per 100 hands)², the imagined blocks included; 0 with no block. */
  get variance(): number {
    return this.#blocks === 0 ? 0 : (this.#squares + this.#imagined) / this.#blocks;
  }

  /** Log of the likelihood of `high` over that of `low`: up for "high", down for "low", 0 with no block. */
  get logRatio(): number {
    if (this.#blocks === 0) return 0;
    return this.rule.scale === "rate" ? this.#ratioOfRates() : this.#ratioOfDeviations();
  }

  #judge(): void {
    if (this.#blocks < FEWEST_BLOCKS) return;
    const { upper, lower } = waldBounds(this.rule);
    const ratio = this.logRatio;
    if (ratio >= upper) this.#verdict = "high";
    else if (ratio <= lower) this.#verdict = "low";
  }

  /** Squares of the imagined blocks. */
  get #imagined(): number {
    return (IMAGINED * IMAGINED_VARIANCE * this.#unpaired) / this.#blocks;
  }

  #ratioOfRates(): number {
    const { low, high } = this.rule;
    const blocks = this.#blocks + IMAGINED;
    const differing = this.#differing + IMAGINED;
    // Even blocks lie at 0: what they add to the squares about the common mean is taken away again.
    const mean = this.#differing === 0 ? 0 : (this.#mean * this.#blocks) / this.#differing;
    const even = (1 - this.#differing / this.#blocks) * this.#blocks * mean * this.#mean;
    const spread = (Math.max(0, this.#squares - even) + this.#imagined) / differing;
    // No swing at all, not even in the single matches: the mean is known.
    if (spread === 0) return this.#mean === (low + high) / 2 ? 0 : (this.#mean - (low + high) / 2) * Infinity;
    const seen = { blocks, differing, mean: within(this.rule, mean, spread, differing / blocks), spread };
    return logLikelihood(seen, high) - logLikelihood(seen, low);
  }

  #ratioOfDeviations(): number {
    const { low, high, handsPerBlock } = this.rule;
    const stretch = Math.sqrt(handsPerBlock / 100);
    const square = this.variance + this.#mean * this.#mean;
    const lean = square === 0 ? 0 : this.#mean / Math.sqrt(square);
    return this.#blocks * (effectLikelihood(lean, high * stretch) - effectLikelihood(lean, low * stretch));
  }
}

/**
 * A mean of the blocks that differ, drawn in to where it counts most. The likelihood takes a mean that is many deviations off for a sign
 * that blocks vary more than they do, and would then know less for a clearer difference.
 */
function within({ low, high }: TestRule, mean: number, spread: number, share: number): number {
  const middle = (low + high) / 2 / share;
  const reach = Math.sqrt(spread + ((high - low) / 2 / share) ** 2);
  return Math.min(Math.max(mean, middle - reach), middle + reach);
}

/** Where the log ratio ends a test (Wald, Sequential Analysis, 1947). */
export function waldBounds({ alpha, beta }: TestRule): { readonly upper: number; readonly lower: number } {
  return { upper: Math.log((1 - beta) / alpha), lower: Math.log(beta / (1 - alpha)) };
}

/**
 * Largest log likelihood a block can have, but for a constant, when the mean is `effect` standard deviations; `lean` is the
 * mean over the root of the mean square. The best deviation solves a quadratic equation.
 */
function effectLikelihood(lean: number, effect: number): number {
  const pull = effect * lean;
  const inverse = (pull + Math.sqrt(pull * pull + 4)) / 2;
  return Math.log(inverse) + (pull * inverse - effect * effect) / 2;
}

function checkRule({ low, high, alpha, beta, handsPerBlock }: TestRule): void {
  const problems = [
    low < high ? [] : [`low must be below high, but they are ${low} and ${high}`],
    alpha > 0 && alpha < 0.5 ? [] : [`alpha must lie between 0 and 0.5, not at ${alpha}`],
    beta > 0 && beta < 0.5 ? [] : [`beta must lie between 0 and 0.5, not at ${beta}`],
    handsPerBlock > 0 && handsPerBlock < Infinity ? [] : [`a block must have hands, not ${handsPerBlock}`],
  ].flat();
  if (problems.length > 0) throw new RangeError(`A sequential test cannot be made: ${problems.join("; ")}`);
}
