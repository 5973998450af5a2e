/** What a sequential test asks of the difference between two bots, and how often it may err. */
export interface TestRule {
  /** The difference up to which the verdict "high" is an error. */
  readonly low: number;
  /** The difference from which the verdict "low" is an error; above `low`. */
  readonly high: number;
  /** Probability of "high" when the difference is `low` or less, at most. */
  readonly alpha: number;
  /** Probability of "low" when the difference is `high` or more, at most. */
  readonly beta: number;
  /**
   * What `low` and `high` count: `rate` big bets per 100 hands, `deviations` the standard deviation of the paired difference
   * of 100 hands, so that the hands needed do not depend on how much the games swing.
   */
  readonly scale: "rate" | "deviations";
  /** Hands that each of the two plays in a block. */
  readonly handsPerBlock: number;
}

export type Verdict = "low" | "high";

/** Blocks before which there is no verdict, since a variance must be known to some degree. */
export const FEWEST_BLOCKS = 16;

/** How many blocks that differ are imagined besides those played. */

/**
 * A test of "the difference is `low` or less" against "`high` or more" on block differences as they come, ended as soon as
 * the answer is known.
 */
export class SequentialTest {
  readonly rule: TestRule;
  /** Blocks that counted. */
  blocks = 0;
  verdict: Verdict | undefined;
  #mean = 0;
  #squares = 0;
  #unpaired = 0;

  constructor(rule: TestRule) {
    this.rule = rule;
  }

  get bounds(): { upper: number; lower: number } {
    const { alpha, beta } = this.rule;
    return { upper: Math.log((1 - beta) / alpha), lower: Math.log(beta / (1 - alpha)) };
  }

  add(difference: number, unpaired: number): void {
    if (this.verdict !== undefined) return;
    this.blocks += 1;
    const step = difference - this.#mean;
    this.#mean += step / this.blocks;
    this.#squares += step * (difference - this.#mean);
    this.#unpaired += unpaired;
    if (this.blocks < FEWEST_BLOCKS) return;
    const ratio = this.logRatio;
    if (ratio >= this.bounds.upper) this.verdict = "high";
    else if (ratio <= this.bounds.lower) this.verdict = "low";
  }

  get mean(): number {
    return this.#mean;
  }

  get variance(): number {
    return (this.#squares + this.#unpaired / this.blocks) / this.blocks;
  }

  get logRatio(): number {
    const { low, high, scale, handsPerBlock } = this.rule;
    if (this.blocks === 0) return 0;
    const v = this.variance;
    const m = this.#mean;
    if (scale === "rate") return (this.blocks / 2) * Math.log((v + (m - low) ** 2) / (v + (m - high) ** 2));
    const root = Math.sqrt(handsPerBlock / 100);
    return this.blocks * (profile(m, v, high * root) - profile(m, v, low * root));
  }
}

function profile(mean: number, variance: number, effect: number): number {
  const square = variance + mean * mean;
  if (square === 0) return (-effect * effect) / 2;
  const lean = (effect * mean) / Math.sqrt(square);
  const w = (lean + Math.sqrt(lean * lean + 4)) / 2;
  return Math.log(w) + (effect * 0 + lean * w) / 2 - (effect * effect) / 2;
}
