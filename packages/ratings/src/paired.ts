import type { Ledger } from "./ledger.ts";
import { finishedBlocks, sampleOf, type Tally } from "./tally.ts";

/** How two entrants did on the same deals. */
export interface PairedBlock {
  /** Its number. */
  readonly block: number;
  /** Rate of the one less rate of the other in this block, in big bets per 100 hands. */
  readonly difference: number;
  /**
   * Squares of what each match of the block contributed to the difference, about their mean: on average hardly less than
   * the variance that the difference would have if every match had deals of its own. In (big bets per 100 hands)².
   */
  readonly unpaired: number;
}

/**
 * One for each block that all line-ups of both entrants have finished, lowest first.
 *
 * An entrant's rate is that over all its line-ups. In a line-up of just these two the difference is twice the rate of `one`.
 * `from` leaves out blocks with lower numbers. A block can be missing whose neighbours are there: a test that is to end
 * at the same block whichever worker was faster takes those before the first that is missing.
 */
export function pairedBlocks(tally: Tally, one: number, other: number, from = 0): PairedBlock[] {
  const pair = new Pair(tally, one, other);
  return pair.blocks
    .filter((block) => block >= from)
    .map((block) => ({ block, difference: pair.difference(block), unpaired: pair.unpaired(block) }));
}

/** The differences of `pairedBlocks` alone, in big bets per 100 hands. */
export function pairedDifferences(tally: Tally, one: number, other: number): number[] {
  return pairedBlocks(tally, one, other).map(({ difference }) => difference);
}

/**
 * Variance that the difference of a block would have if every match (each line-up in each rotation) were dealt on its own,
 * in (big bets per 100 hands)²; 0 with fewer than two blocks.
 *
 * Two in one line-up still share its matches, where what one wins the other may lose; so it is their difference that varies there.
 * A line-up's rotations are taken to have one mean, since stud has no button.
 */
export function unpairedVariance(tally: Tally, one: number, other: number): number {
  const pair = new Pair(tally, one, other);
  const count = pair.blocks.length;
  if (count < 2) return 0;
  return sumOf(pair.ledgers, (ledger) => {
    const matches = count * ledger.rotations;
    const squares = sumOf(pair.blocks, (block) => pair.squares(ledger, block));
    const mean = sumOf(pair.blocks, (block) => pair.share(ledger, block)) / matches;
    return (ledger.rotations * Math.max(0, squares - matches * mean * mean)) / (matches - 1);
  });
}

/**
 * Variance that the difference of a block would have if the two met different deals, each still in all rotations of its
 * line-ups, in (big bets per 100 hands)²; 0 with fewer than two blocks. Line-ups of both stay as they are.
 */
export function blocksApartVariance(tally: Tally, one: number, other: number): number {
  const pair = new Pair(tally, one, other);
  const parts = [
    pair.ledgers.filter((ledger) => !ledger.entrants.includes(other)),
    pair.ledgers.filter((ledger) => !ledger.entrants.includes(one)),
    pair.ledgers.filter(({ entrants }) => entrants.includes(one) && entrants.includes(other)),
  ];
  return sumOf(parts, (part) =>
    varianceOf(pair.blocks.map((block) => sumOf(part, (ledger) => pair.share(ledger, block)))),
  );
}

/** Variance of a sample, with one degree of freedom less than values; 0 with fewer than two. */
export function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = sumOf(values, (value) => value) / values.length;
  return sumOf(values, (value) => (value - mean) ** 2) / (values.length - 1);
}

/** Two entrants of an event and the books that their rates count. */
class Pair {
  readonly ledgers: readonly Ledger[];
  readonly blocks: readonly number[];
  readonly #perHand: number;
  readonly #sides: readonly { readonly entrant: number; readonly sign: number; readonly ledgers: readonly Ledger[] }[];

  constructor(tally: Tally, one: number, other: number) {
    this.#sides = [
      { entrant: one, sign: 1, ledgers: tally.ledgersOf(one) },
      { entrant: other, sign: -1, ledgers: tally.ledgersOf(other) },
    ];
    this.ledgers = [...new Set(this.#sides.flatMap(({ ledgers }) => ledgers))];
    this.blocks = this.#sides.every(({ ledgers }) => ledgers.length > 0) ? finishedBlocks(this.ledgers) : [];
    this.#perHand = 100 / tally.shape.bigBet;
  }

  difference(block: number): number {
    const [one = 0, other = 0] = this.#sides.map(({ entrant, ledgers }) => {
      const { net, hands } = sampleOf(ledgers, entrant, block);
      return (net / hands) * this.#perHand;
    });
    return one - other;
  }

  unpaired(block: number): number {
    const matches = sumOf(this.ledgers, ({ rotations }) => rotations);
    const squares = sumOf(this.ledgers, (ledger) => this.squares(ledger, block));
    // What two versions truly differ by is not luck. Of a single match that cannot be told.
    return matches === 1 ? squares : Math.max(0, squares - this.difference(block) ** 2 / matches);
  }

  /** What a line-up's part of a block contributes to the difference. */
  share(ledger: Ledger, block: number): number {
    return sumOf(this.#weights(ledger, block), ({ entrant, weight }) => weight * ledger.sample(block, entrant).net);
  }

  /** Sum over the matches of a line-up's part of a block of the square of what each contributes to the difference. */
  squares(ledger: Ledger, block: number): number {
    const weights = this.#weights(ledger, block);
    return sumOf(weights, (one) =>
      sumOf(weights, (other) => one.weight * other.weight * ledger.products(block, one.entrant, other.entrant)),
    );
  }

  /** What a chip of each of the two in this line-up adds to the difference of a block. */
  #weights(ledger: Ledger, block: number): { readonly entrant: number; readonly weight: number }[] {
    return this.#sides
      .filter(({ ledgers }) => ledgers.includes(ledger))
      .map(({ entrant, sign, ledgers }) => ({
        entrant,
        weight: (sign * this.#perHand) / sampleOf(ledgers, entrant, block).hands,
      }));
  }
}

function sumOf<T>(parts: readonly T[], amount: (part: T) => number): number {
  return parts.reduce((sum, part) => sum + amount(part), 0);
}
