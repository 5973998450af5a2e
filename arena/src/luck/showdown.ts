import type { Game } from "@doorcard/protocol";
import { HALVES, type Ranking } from "./halves.ts";
import { CARDS_A_SEAT, hasSeat } from "./seen-hand.ts";

/** The pots that are played for: the first `count` of them, with the seats that play for each, one bit a seat. */
export interface Contested {
  readonly count: number;
  readonly seats: Uint8Array;
}

/** Hands of seven cards compared, and pots split between the best. */
export class Showdown {
  /** The hands as they are dealt out, seven places a seat. */
  readonly cards: Uint8Array;
  /** The live seats, lowest first. */
  readonly players: number[] = [];
  readonly #seats: number;
  readonly #first: Ranking;
  readonly #second: Ranking | undefined;
  /** Strengths by half and seat; 0 for a half that there is not. */
  readonly #strengths: Int32Array;

  constructor(game: Game, seats: number) {
    [this.#first, this.#second] = HALVES[game];
    this.#seats = seats;
    this.cards = new Uint8Array(seats * CARDS_A_SEAT);
    this.#strengths = new Int32Array(2 * seats);
  }

  /** Rates the hands of the live seats and adds to their shares of each pot, by pot and seat: what they win of it, times a weight. */
  split({ count, seats }: Contested, weight: number, shares: Float64Array): void {
    for (const seat of this.players) this.#rate(seat);
    for (let pot = 0; pot < count; pot++) {
      const among = seats[pot]!;
      const from = pot * this.#seats;
      const hasLow = this.#second !== undefined && this.#best(among, 1) > 0;
      this.#splitHalf(among, 0, hasLow ? weight / 2 : weight, shares, from);
      if (hasLow) this.#splitHalf(among, 1, weight / 2, shares, from);
    }
  }

  /** Quarters of a pot that the first of two live seats wins. */
  quarters(): number {
    const one = this.players[0]!;
    const other = this.players[1]!;
    this.#rate(one);
    this.#rate(other);
    const strengths = this.#strengths;
    const seats = this.#seats;
    return quartersWon(strengths[one]!, strengths[seats + one]!, strengths[other]!, strengths[seats + other]!);
  }

  /** Strengths of a seat with each of these cards as its last, and from place `second` on those for the other half. */
  rateEach(seat: number, lasts: Uint8Array, strengths: Int32Array, second: number): void {
    for (let i = 0; i < lasts.length; i++) {
      this.cards[(seat + 1) * CARDS_A_SEAT - 1] = lasts[i]!;
      this.#rate(seat);
      strengths[i] = this.#strengths[seat]!;
      strengths[second + i] = this.#strengths[this.#seats + seat]!;
    }
  }

  #rate(seat: number): void {
    const from = seat * CARDS_A_SEAT;
    const to = from + CARDS_A_SEAT;
    const second = this.#second;
    this.#strengths[seat] = this.#first(this.cards, from, to);
    if (second !== undefined) this.#strengths[this.#seats + seat] = second(this.cards, from, to);
  }

  /** The best strength for a half among some seats. */
  #best(among: number, half: number): number {
    let best = 0;
    for (const seat of this.players) {
      if (hasSeat(among, seat)) best = Math.max(best, this.#strengths[half * this.#seats + seat]!);
    }
    return best;
  }

  /** Gives the best hands among some seats equal parts of a weight, in a stretch of the shares. */
  #splitHalf(among: number, half: number, weight: number, shares: Float64Array, from: number): void {
    const best = this.#best(among, half);
    let winners = 0;
    let count = 0;
    for (const seat of this.players) {
      if (!hasSeat(among, seat) || this.#strengths[half * this.#seats + seat] !== best) continue;
      winners |= 1 << seat;
      count++;
    }
    for (const seat of this.players) if (hasSeat(winners, seat)) shares[from + seat]! += weight / count;
  }
}

/** Quarters of a pot that the first of two hands wins, by the strengths for its halves; a low of 0 does not qualify. */
export function quartersWon(high: number, low: number, otherHigh: number, otherLow: number): number {
  const highWon = Number(high > otherHigh) + Number(high >= otherHigh);
  if (low + otherLow === 0) return 2 * highWon;
  return highWon + Number(low > otherLow) + Number(low >= otherLow);
}
