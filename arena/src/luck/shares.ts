import { DECK_SIZE } from "@doorcard/cards";
import type { Game } from "@doorcard/protocol";
import { CARDS_A_SEAT, hasSeat, type LastCard, type SeenHand } from "./seen-hand.ts";
import { quartersWon, Showdown, type Contested } from "./showdown.ts";

/** Most pots: one for each of eight seats and one for what is to come. */
const MOST_POTS = 9;

/** Whose shares are asked for, and how the cards that are missing come. */
export interface Question {
  readonly hand: SeenHand;
  readonly pots: Contested;
  readonly lastCard: LastCard;
  /** All cards in a random order that has nothing to do with the deal; keys the sample. */
  readonly order: Uint8Array;
}

/**
 * The shares of each pot, 0 to 1, that the live seats win on average when nobody folds any more, all cards dealt so far known:
 * ties split; in stud8 half for the high and half for the low, the high taking all when nobody has a low. Exact where the
 * run-outs are few (two seats with one card to come, or one card for all), else from a sample with the same mean.
 */
export class Shares {
  /** By pot and seat: `pot * seats + seat`. */
  readonly values: Float64Array;
  readonly #seats: number;
  readonly #showdown: Showdown;
  readonly #seen = new Uint8Array(DECK_SIZE);
  readonly #unseen = new Uint8Array(DECK_SIZE);
  readonly #jumps = new Uint8Array(DECK_SIZE);
  /** Of two seats, their strengths with each unseen card, and behind them those for the other half. */
  readonly #one = new Int32Array(2 * DECK_SIZE);
  readonly #other = new Int32Array(2 * DECK_SIZE);
  #pots!: Question["pots"];

  constructor(game: Game, seats: number) {
    this.#seats = seats;
    this.values = new Float64Array(MOST_POTS * seats);
    this.#showdown = new Showdown(game, seats);
  }

  /** Works the shares out anew. */
  work({ hand, pots, lastCard, order }: Question): void {
    this.#pots = pots;
    this.values.fill(0);
    const { cards, players } = this.#showdown;
    cards.set(hand.cards);
    players.length = 0;
    for (let seat = 0; seat < this.#seats; seat++) if (hasSeat(hand.live, seat)) players.push(seat);
    const unseen = this.#layOutUnseen(hand, order);
    const missing = CARDS_A_SEAT - hand.heldByLive;
    if (missing === 0) this.#split(1);
    else if (missing === 1 && lastCard === "shared") this.#dealEachForAll(unseen);
    else if (missing === 1 && this.#isDuel()) this.#dealEachPair(unseen);
    else this.#sample(unseen, missing, lastCard);
  }

  #isDuel(): boolean {
    return this.#showdown.players.length === 2 && this.#pots.count === 1;
  }

  #split(weight: number): void {
    this.#showdown.split(this.#pots, weight, this.values);
  }

  /** The cards that nobody holds, in the order given. */
  #layOutUnseen({ cards, held, seats }: SeenHand, order: Uint8Array): Uint8Array {
    const seen = this.#seen.fill(0);
    for (let seat = 0; seat < seats; seat++)
      for (let nth = 0; nth < held[seat]!; nth++) seen[cards[seat * CARDS_A_SEAT + nth]!] = 1;
    let count = 0;
    for (let i = 0; i < DECK_SIZE; i++) if (seen[order[i]!] === 0) this.#unseen[count++] = order[i]!;
    return this.#unseen.subarray(0, count);
  }

  #dealEachForAll(unseen: Uint8Array): void {
    for (const card of unseen) {
      this.#dealForAll(card);
      this.#split(1 / unseen.length);
    }
  }

  #dealForAll(card: number): void {
    const { cards, players } = this.#showdown;
    for (const seat of players) cards[(seat + 1) * CARDS_A_SEAT - 1] = card;
  }

  /** Two seats with a card each to come: rates every card once for each, then compares every two of them. */
  #dealEachPair(unseen: Uint8Array): void {
    const [one, other] = this.#showdown.players as [number, number];
    this.#showdown.rateEach(one, unseen, this.#one, DECK_SIZE);
    this.#showdown.rateEach(other, unseen, this.#other, DECK_SIZE);
    const count = unseen.length;
    const ones = this.#one;
    const others = this.#other;
    let quarters = 0;
    for (let a = 0; a < count; a++) {
      const high = ones[a]!;
      const low = ones[DECK_SIZE + a]!;
      for (let b = 0; b < count; b++) quarters += quartersWon(high, low, others[b]!, others[DECK_SIZE + b]!);
      // Both cannot have the same card
      quarters -= quartersWon(high, low, others[a]!, others[DECK_SIZE + a]!);
    }
    this.#shareOut(quarters, count * (count - 1));
  }

  /** Gives the first of two seats so many quarters of so many pots, and the other the rest. */
  #shareOut(quarters: number, pots: number): void {
    const share = quarters / (4 * pots);
    const [one, other] = this.#showdown.players as [number, number];
    this.values[one] = share;
    this.values[other] = 1 - share;
  }

  /**
   * Deals one run-out from each of the unseen cards on, in the order given and round the circle, in jumps that are the same each time.
   * So no card comes twice in a run-out, and each comes once in each place.
   */
  #sample(unseen: Uint8Array, missing: number, lastCard: LastCard): void {
    const shared = lastCard === "shared" ? 1 : 0;
    const own = missing - shared;
    const count = unseen.length;
    this.#layOutJumps(own * this.#showdown.players.length + shared, count);
    const isDuel = this.#isDuel();
    let quarters = 0;
    for (let start = 0; start < count; start++) {
      this.#dealOut(unseen, start, own, shared);
      if (isDuel) quarters += this.#showdown.quarters();
      else this.#split(1 / count);
    }
    if (isDuel) this.#shareOut(quarters, count);
  }

  /** How far from its first card a run-out takes each card: by ever longer jumps, so that two run-outs have few cards in common. */
  #layOutJumps(cards: number, places: number): void {
    const taken = this.#seen.fill(0);
    for (let nth = 0, at = 0; nth < cards; nth++) {
      at = (at + nth) % places;
      while (taken[at] === 1) at = (at + 1) % places;
      taken[at] = 1;
      this.#jumps[nth] = at;
    }
  }

  /** Deals every live seat so many cards of its own and perhaps a last one for all. */
  #dealOut(unseen: Uint8Array, start: number, own: number, shared: number): void {
    const { cards, players } = this.#showdown;
    const jumps = this.#jumps;
    const count = unseen.length;
    let nth = 0;
    for (let i = 0; i < players.length; i++) {
      const to = (players[i]! + 1) * CARDS_A_SEAT - shared;
      for (let place = to - own; place < to; place++) {
        const at = start + jumps[nth++]!;
        cards[place] = unseen[at < count ? at : at - count]!;
      }
    }
    if (shared === 1) this.#dealForAll(unseen[(start + jumps[nth]!) % count]!);
  }
}
