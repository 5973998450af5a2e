import { rakeOn } from "@doorcard/engine";
import type { RulesInForce, Stakes } from "@doorcard/protocol";
import { hasSeat, type SeenHand } from "./seen-hand.ts";

/**
 * What a pot is expected to come to when the cards of a street are dealt, street by street from the fourth, in quarters: so many
 * times itself, and so many big bets for each opponent. Fitted to one seed of the bots that come with Doorcard, for all three
 * games at once (docs/variance-reduction.md); rates are unbiased with any numbers here, and no others may be put in after a
 * look at the event.
 */
const TIMES_ITSELF = [8, 8, 6, 5] as const;
const BIG_BETS = [6, 4, 2, 1] as const;

/** The pots that the live seats play for, main pot first, as they are expected to be at the showdown. */
export class Prospects {
  count = 0;
  /** Chips of each pot, after the rake, in quarters. */
  readonly amounts = new Float64Array(9);
  /** The seats that play for each pot, one bit a seat. */
  readonly seats = new Uint8Array(9);
  readonly #rake: RulesInForce["rake"];
  readonly #bigBet: number;

  constructor({ rules, stakes }: { readonly rules: RulesInForce; readonly stakes: Stakes }) {
    this.#rake = rules.rake;
    this.#bigBet = stakes.bigBet;
  }

  /** Looks ahead before the cards of a street (4 to 7) are dealt. Where no decisions are to come the pots are what they will be. */
  lookAhead(hand: SeenHand, street: number): void {
    this.#gather(hand);
    let pot = 0;
    for (let i = 0; i < this.count; i++) pot += this.amounts[i]!;
    const opponents = hand.liveCount - 1;
    const growth = (pot * (TIMES_ITSELF[street - 4]! - 4) + opponents * this.#bigBet * BIG_BETS[street - 4]!) / 4;
    this.#add(Math.min(growth, hand.room()), hand.withChips);
    for (let i = 0; i < this.count; i++) this.amounts[i]! -= rakeOn(this.#rake, Math.floor(this.amounts[i]!));
  }

  /** One pot for each distinct total of the live seats; what only folded seats reached goes down to the nearest pot (R14). */
  #gather({ seats, live, invested }: SeenHand): void {
    this.count = 0;
    let below = 0;
    for (let level = nextLevel(invested, live, 0); level > 0;) {
      const next = nextLevel(invested, live, level);
      let amount = 0;
      let players = 0;
      for (let seat = 0; seat < seats; seat++) {
        const reached = invested[seat]!;
        if (reached > below) amount += (next === 0 ? reached : Math.min(reached, level)) - below;
        if (hasSeat(live, seat) && reached >= level) players |= 1 << seat;
      }
      this.#add(amount, players);
      below = level;
      level = next;
    }
  }

  /** Adds chips that these seats play for, to the last pot if it is theirs too. */
  #add(amount: number, players: number): void {
    if (amount === 0) return;
    if (this.count === 0 || this.seats[this.count - 1] !== players) {
      this.amounts[this.count] = 0;
      this.seats[this.count++] = players;
    }
    this.amounts[this.count - 1]! += amount;
  }
}

/** The least total of a live seat above an amount; 0 when there is none. */
function nextLevel(invested: Int32Array, live: number, above: number): number {
  let least = 0;
  for (let seat = 0; seat < invested.length; seat++) {
    const total = invested[seat]!;
    if (hasSeat(live, seat) && total > above && (least === 0 || total < least)) least = total;
  }
  return least;
}
