import { DECK_SIZE } from "./card.ts";

/** Where a shuffle gets its luck: a whole number from 0 to `below - 1`, each equally likely. */
export type Draw = (below: number) => number;

/** A new deck in the order 2c 2d 2h 2s 3c … As. */
export const freshDeck = (): Uint8Array => Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);

/**
 * Shuffles a deck in place, from the top card down (Fisher and Yates; Knuth, TAOCP volume 2, algorithm P). With a count
 * only so many cards from the top are drawn; they are the same ones that a whole shuffle would put there.
 */
export function shuffle(deck: Uint8Array, draw: Draw, count: number = deck.length): void {
  const { length } = deck;
  const end = Math.min(count, length - 1);
  for (let top = 0; top < end; top++) {
    const other = top + draw(length - top);
    const card = deck[top]!;
    deck[top] = deck[other]!;
    deck[other] = card;
  }
}
