import { DECK_SIZE } from "./card.ts";

/** Where a shuffle gets its luck: a whole number from 0 to `below - 1`, each equally likely. */
export type Draw = (below: number) => number;

/** A new deck in the order 2c 2d 2h 2s 3c … As. */
export const freshDeck = (): Uint8Array => Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);

/** Shuffles a deck in place, from the top card down (Fisher and Yates; Knuth, TAOCP volume 2, algorithm P). */
export function shuffle(deck: Uint8Array, draw: Draw): void {
  const last = deck.length - 1;
  for (let top = 0; top < last; top++) {
    const other = top + draw(deck.length - top);
    const card = deck[top]!;
    deck[top] = deck[other]!;
    deck[other] = card;
  }
}
