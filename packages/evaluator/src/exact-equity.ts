import type { Card } from "@doorcard/cards";
import { eightStrength } from "./eight.ts";
import { highStrength } from "./high.ts";
import { razzStrength } from "./razz.ts";
import type { Spot } from "./spot.ts";

const CARDS = 7;

/** Most run-outs that are counted, about a minute of them. */
const MOST = 1e9;

/** How many ways there are to deal the cards that holdings miss of their seven; the order within a holding does not matter. */
export function runOuts(holdings: readonly (readonly Card[])[], unseen: number): number {
  let left = unseen;
  let count = 1;
  for (const { length } of holdings) {
    const missing = CARDS - length;
    for (let nth = 0; nth < missing; nth++) count = (count * (left - nth)) / (nth + 1);
    left -= missing;
  }
  return left < 0 ? 0 : Math.round(count);
}

/**
 * Shares of the pot, 0 to 1 each and 1 together, that holdings win on average over every deal of the cards they miss, exactly:
 * ties split; in stud8 half for the high and half for the low, the high taking all when nobody has a low. `unseen` are the
 * cards that may come. Throws RangeError when they do not reach, or for more than 10^9 run-outs.
 */
export function exactEquities(
  game: Spot["game"],
  holdings: readonly (readonly Card[])[],
  unseen: readonly Card[],
): number[] {
  const count = runOuts(holdings, unseen.length);
  if (count === 0) throw new RangeError(`The ${unseen.length} unseen cards do not reach for all holdings`);
  if (count > MOST) throw new RangeError(`There are ${count} run-outs, more than ${MOST} to be counted`);
  return new RunOuts(game, holdings, unseen).shares().map((share) => share / count);
}

/** Deals every run-out, seat after seat, and adds up who wins. A seat is rated once for all that is dealt after it. */
class RunOuts {
  readonly #game: Spot["game"];
  readonly #cards: Uint8Array[];
  readonly #known: number[];
  readonly #unseen: readonly Card[];
  readonly #gone: Uint8Array;
  readonly #highs: number[];
  readonly #lows: number[];
  readonly #sums: number[];

  constructor(game: Spot["game"], holdings: readonly (readonly Card[])[], unseen: readonly Card[]) {
    this.#game = game;
    this.#cards = holdings.map((cards) => {
      const all = new Uint8Array(CARDS);
      all.set(cards);
      return all;
    });
    this.#known = holdings.map(({ length }) => length);
    this.#unseen = unseen;
    this.#gone = new Uint8Array(unseen.length);
    this.#highs = holdings.map(() => 0);
    this.#lows = holdings.map(() => 0);
    this.#sums = holdings.map(() => 0);
  }

  /** The shares of each holding, added up over all run-outs. */
  shares(): number[] {
    this.#deal(0, this.#known[0]!, 0);
    return this.#sums;
  }

  /** Deals on to a seat that has so many cards, from a place among the unseen ones. */
  #deal(seat: number, held: number, from: number): void {
    if (held === CARDS) return this.#rate(seat);
    for (let place = from; place < this.#unseen.length; place++) {
      if (this.#gone[place] === 1) continue;
      this.#gone[place] = 1;
      this.#cards[seat]![held] = this.#unseen[place]!;
      this.#deal(seat, held + 1, place + 1);
      this.#gone[place] = 0;
    }
  }

  #rate(seat: number): void {
    const cards = this.#cards[seat]!;
    this.#highs[seat] = this.#game === "razz" ? razzStrength(cards) : highStrength(cards);
    if (this.#game === "stud8") this.#lows[seat] = eightStrength(cards);
    if (seat + 1 < this.#cards.length) this.#deal(seat + 1, this.#known[seat + 1]!, 0);
    else this.#award();
  }

  #award(): void {
    const hasLow = this.#game === "stud8" && this.#lows.some((low) => low > 0);
    this.#share(this.#highs, hasLow ? 0.5 : 1);
    if (hasLow) this.#share(this.#lows, 0.5);
  }

  /** Splits a part of the pot between the best. */
  #share(strengths: readonly number[], part: number): void {
    let best = 0;
    let tied = 0;
    for (let i = 0; i < strengths.length; i++) {
      if (strengths[i]! > best) {
        best = strengths[i]!;
        tied = 0;
      }
      if (strengths[i] === best) tied++;
    }
    for (let i = 0; i < strengths.length; i++) if (strengths[i] === best) this.#sums[i]! += part / tied;
  }
}
