import { exposing, lanes, NO_CARD, table, type CardSource } from "@doorcard/engine";
import type { MatchJob } from "@doorcard/protocol";
import { DeckStream, exposureRandom } from "./streams.ts";

/** Cards in a lane: seven where the deck has as many for all, six and four spares for eight seats. */
const cardsInLane = (seats: number): 6 | 7 => (seats === 8 ? 6 : 7);

/** Deals of a match, one after another: each comes from the seed and its number alone, whoever plays. */
export class Deals {
  readonly cards: CardSource;
  readonly #decks: DeckStream;
  readonly #mixes: DeckStream | undefined;
  /** Lanes of six cards, with a place for the seventh that is not set aside. */
  readonly #shortLanes: Uint8Array;
  readonly #spares = new Uint8Array(4);
  readonly #mixed = new Uint8Array(52);
  readonly #exposed: Uint8Array;
  /** How likely a downcard is exposed. */
  readonly #chance: number;
  readonly #seed: string;
  readonly #seats: number;
  readonly #byTable: boolean;

  constructor(job: Pick<MatchJob, "seed" | "dealing" | "entrants" | "rules">) {
    this.#seats = job.entrants.length;
    this.#decks = new DeckStream(job.seed, "deck");
    this.#exposed = new Uint8Array(this.#seats * 2);
    this.#shortLanes = new Uint8Array(this.#seats * 7).fill(NO_CARD);
    this.#byTable = job.dealing === "table";
    this.#mixes =
      this.#byTable && job.rules.shortDeck === "burns-then-community" ? new DeckStream(job.seed, "mix") : undefined;
    const cards = this.#byTable ? table(this.#decks.cards, this.#mixed) : this.#lanes();
    this.#seed = job.seed;
    this.#chance = job.rules.exposedDowncard;
    this.cards = this.#chance > 0 ? exposing(cards, this.#exposed) : cards;
  }

  /** Lanes of seven stand in the deck one after the other as they are. */
  #lanes(): CardSource {
    return cardsInLane(this.#seats) === 7 ? lanes(this.#decks.cards) : lanes(this.#shortLanes, this.#spares);
  }

  /** Makes `cards` deal the deal of this number, from 0. */
  lay(deal: number): CardSource {
    if (this.#chance > 0) this.#expose(deal);
    if (this.#byTable) {
      this.#decks.deck(deal);
      if (this.#mixes !== undefined) this.#mixed.set(this.#mixes.deck(deal));
    } else if (cardsInLane(this.#seats) === 7) {
      this.#decks.deck(deal, 7 * this.#seats);
    } else {
      this.#layShortLanes(this.#decks.deck(deal));
    }
    return this.cards;
  }

  #expose(deal: number): void {
    const random = exposureRandom(this.#seed, deal);
    for (let at = 0; at < this.#exposed.length; at++) this.#exposed[at] = random() < this.#chance ? 1 : 0;
  }

  #layShortLanes(deck: Uint8Array): void {
    let top = 0;
    for (let seat = 0; seat < this.#seats; seat++) {
      for (let nth = 0; nth < 6; nth++) this.#shortLanes[seat * 7 + nth] = deck[top++]!;
    }
    for (let spare = 0; spare < this.#spares.length; spare++) this.#spares[spare] = deck[top++]!;
  }

  /** The seat dealt first in a deal: one seat further clockwise each time. */
  firstSeat(deal: number): number {
    return (deal % this.#seats) + 1;
  }
}
