import { DECK_SIZE, type Card } from "@doorcard/cards";
import { createHash } from "node:crypto";

/** Hands of seven cards that evaluators are measured over. */
export const HANDS = 20_000;

/** Random hands, one after the other; the same on every machine. */
export function randomHands(): Uint8Array {
  const cards = new Uint8Array(HANDS * 7);
  for (let hand = 0; hand < HANDS; hand++) {
    const bytes = createHash("sha512").update(`bench ${hand}`).digest();
    const dealt = new Set<number>();
    for (const byte of bytes) if (byte < 4 * DECK_SIZE && dealt.size < 7) dealt.add(byte % DECK_SIZE);
    cards.set([...dealt], hand * 7);
  }
  return cards;
}

/** The first hands in counting order, where one differs from the next by a card or two. */
export function handsInOrder(): Uint8Array {
  const cards = new Uint8Array(HANDS * 7);
  const hand: Card[] = [0, 1, 2, 3, 4, 5, 6];
  for (let at = 0; at < cards.length; at += 7) {
    cards.set(hand, at);
    let place = 6;
    while (hand[place] === DECK_SIZE - 7 + place) place--;
    hand[place]!++;
    for (let later = place + 1; later < 7; later++) hand[later] = hand[later - 1]! + 1;
  }
  return cards;
}
