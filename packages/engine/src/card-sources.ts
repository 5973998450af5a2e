import type { Card } from "@doorcard/cards";
import type { CardSource } from "./dealing.ts";
import { NONE, SIZES } from "./columns.ts";

const { cards: CARDS_A_SEAT } = SIZES;
const { card: NO_CARD } = NONE;

/**
 * Lanes: every seat has its own cards set aside in advance, so that a fold does not shift what the others get.
 * `cards` holds seven places a seat, NO_CARD where none is set aside; what is left over for seventh street are the
 * spares and then the undealt cards of folded lanes, in seat order. Lanes burn nothing unless `burns` are given.
 */
export function lanes(
  cards: Uint8Array,
  spares: ArrayLike<Card> = [],
  burns: ArrayLike<Card> = [],
  from = 0,
): CardSource {
  let burned = from;
  return {
    reset: () => {
      burned = 0;
    },
    copy: () => lanes(cards, spares, burns, burned),
    next: (seat, nth) => cards[seat * CARDS_A_SEAT + nth]!,
    burn: () => (burned < burns.length ? burns[burned++]! : NO_CARD),
    ownSeventh: (seat) => cards[seat * CARDS_A_SEAT + CARDS_A_SEAT - 1]!,
    exposed: () => false,
    stub: (taken, seats) => stubOf(cards, spares, taken, seats),
    mix: (given) => given,
  };
}

/** The spares, then the cards that are left in the lanes of seats that are dealt no more, in seat order. */
function stubOf(cards: Uint8Array, spares: ArrayLike<Card>, taken: ArrayLike<number>, seats: number): Card[] {
  const stub: Card[] = [];
  for (let nth = 0; nth < spares.length; nth++) stub.push(spares[nth]!);
  for (let seat = 0; seat < seats; seat++) {
    for (let nth = taken[seat]!; nth < CARDS_A_SEAT; nth++) {
      const card = cards[seat * CARDS_A_SEAT + nth]!;
      if (card !== NO_CARD) stub.push(card);
    }
  }
  return stub;
}

/**
 * One deck, dealt from the top in table order. `mixed` is a second order of the 52 cards: when cards must be mixed
 * anew, they come in the order in which they stand there, so that a hand needs no luck of its own.
 */
export function table(deck: Uint8Array, mixed: Uint8Array, from = 0): CardSource {
  let top = from;
  return {
    reset: () => {
      top = 0;
    },
    copy: () => table(deck, mixed, top),
    next: () => deck[top++]!,
    burn: () => deck[top++]!,
    ownSeventh: () => NO_CARD,
    exposed: () => false,
    stub: () => Array.from(deck.subarray(top)),
    mix: (cards) => Array.from(mixed).filter((card) => cards.includes(card)),
  };
}

/** Cards from a source by a dealer who exposes some of the first downcards: 1 at `seat * 2 + nth` for each that is (R21). */
export const exposing = (source: CardSource, exposed: Uint8Array): CardSource => ({
  ...source,
  copy: () => exposing(source.copy(), exposed),
  exposed: (seat, nth) => exposed[seat * 2 + nth] === 1,
});
