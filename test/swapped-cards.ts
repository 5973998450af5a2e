import { CARD_TEXTS } from "@doorcard/cards";
import type { Hand } from "@doorcard/engine";
import type { ToldHand } from "./told-hands.ts";

/** Places in the deck whose cards a seat has seen so far, when the hand is dealt from it. */
export function placesSeen(told: ToldHand, hand: Hand, seat: number): Set<number> {
  const view = hand.viewFrom(seat);
  const cards = new Set([...view.downcards, ...view.community, ...view.players.flatMap(({ upcards }) => upcards)]);
  const places = new Set<number>();
  told.deck.forEach((card, place) => {
    if (cards.has(CARD_TEXTS[card]!)) places.add(place);
  });
  return places;
}

/** The told deck with every card that the seat has not seen moved on to the next unseen place, `by` places round. */
export function permuted(told: ToldHand, places: ReadonlySet<number>, by: number): Uint8Array {
  const unseen = Array.from(told.deck.keys()).filter((place) => !places.has(place));
  const deck = told.deck.slice();
  unseen.forEach((place, i) => {
    deck[place] = told.deck[unseen[(i + by) % unseen.length]!]!;
  });
  return deck;
}
