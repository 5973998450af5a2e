import type { Hand, HandEvent } from "@doorcard/engine";
import type { MatchJob } from "@doorcard/protocol";
import { DeckStream } from "../streams.ts";
import { Prospects } from "./prospects.ts";
import { SeenHand, type LastCard } from "./seen-hand.ts";
import { Shares } from "./shares.ts";

/** Steps of a chip in which luck is told: sums of them are exact. */
const STEPS_A_CHIP = 64;

/**
 * The luck of each seat in the hands of a match: what of its chips it owes to the cards of fourth to seventh street.
 *
 * Whenever cards are dealt, a seat's share of the pot changes; times what the pot is expected to come to that is its luck. The
 * expected pot was known before the cards fell, and the mean of a share over all cards that could have come is the share before.
 * So the mean of luck is zero whatever the bots do, and net less luck is as unbiased as net. Where no decisions are to come it
 * puts the mean of every award in place of the award. The cards of third street are left out: over the rotations of a block
 * they cancel. It is a control variate for the chance events of a game (White and Bowling, "Learning a value analysis tool for
 * agent evaluation", 2009; Burch, Schmid, Moravčík, Morrill and Bowling, "AIVAT", 2018).
 */
export class MatchLuck {
  readonly #orders: DeckStream;
  readonly #sums: Float64Array;
  readonly #hand: SeenHand;
  readonly #prospects: Prospects;
  #before: Shares;
  #after: Shares;
  /** Whose shares `#before` holds, empty when they are of another hand. */
  #known = "";
  /** All cards in the order that keys the samples of this hand; undefined until one is taken. */
  #order: Uint8Array | undefined;
  #deal = 0;

  constructor(job: Pick<MatchJob, "seed" | "game" | "rules" | "stakes" | "entrants">) {
    const seats = job.entrants.length;
    this.#orders = new DeckStream(job.seed, "luck");
    this.#sums = new Float64Array(seats);
    this.#hand = new SeenHand(seats);
    this.#prospects = new Prospects(job);
    this.#before = new Shares(job.game, seats);
    this.#after = new Shares(job.game, seats);
  }

  /** Adds the luck of a hand that is over, dealt with this number. */
  enter(hand: Hand, deal: number): void {
    this.#deal = deal;
    this.#order = undefined;
    this.#known = "";
    this.#hand.begin(hand);
    let lastCard: LastCard | undefined;
    for (const event of hand.events) {
      if (lastCard !== undefined && !isDealt(event)) {
        this.#cardsFell(lastCard);
        lastCard = undefined;
      }
      this.#hand.follow(event);
      if (event.kind === "street" && event.street !== "third") {
        lastCard = this.#hand.lastCard(hand);
        this.#cardsToCome(lastCard);
      }
    }
  }

  /** Chips that a seat, 1 for the first, owes to luck so far, in steps of 1/64. */
  of(seat: number): number {
    return Math.round(this.#sums[seat - 1]! * STEPS_A_CHIP) / STEPS_A_CHIP + 0;
  }

  #cardsToCome(lastCard: LastCard): void {
    this.#prospects.lookAhead(this.#hand, this.#hand.heldByLive + 1);
    // The shares after the street before, where they are of the same seats, pots and last card
    if (this.#known !== this.#asked(lastCard)) this.#work(this.#before, lastCard);
  }

  #cardsFell(lastCard: LastCard): void {
    this.#work(this.#after, lastCard);
    const { count, amounts } = this.#prospects;
    const seats = this.#sums.length;
    for (let pot = 0; pot < count; pot++) {
      for (let seat = 0; seat < seats; seat++) {
        const at = pot * seats + seat;
        this.#sums[seat]! += amounts[pot]! * (this.#after.values[at]! - this.#before.values[at]!);
      }
    }
    [this.#before, this.#after] = [this.#after, this.#before];
    this.#known = this.#asked(lastCard);
  }

  #asked(lastCard: LastCard): string {
    const { count, seats } = this.#prospects;
    return `${lastCard} ${this.#hand.live} ${seats.subarray(0, count).join()}`;
  }

  #work(shares: Shares, lastCard: LastCard): void {
    // In every rotation and on every street the same order, so that what two samples have in common cancels
    this.#order ??= this.#orders.deck(this.#deal);
    shares.work({ hand: this.#hand, pots: this.#prospects, lastCard, order: this.#order });
  }
}

const isDealt = ({ kind }: HandEvent): boolean =>
  kind === "upcard" || kind === "downcard" || kind === "community" || kind === "burn";
