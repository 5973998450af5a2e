import { expect, test } from "vitest";
import { ACE, cardOf, DECK_SIZE, freshDeck, rankOf, suitOf } from "./index.ts";

test("every card is the card of its rank and its suit", () => {
  const deck = [...freshDeck()];
  expect(deck.map((card) => cardOf(rankOf(card), suitOf(card)))).toEqual(deck);
  expect(new Set(deck).size).toBe(DECK_SIZE);
});

test("door cards stand in order for the bring-in: rank first, then clubs, diamonds, hearts, spades", () => {
  expect(cardOf(0, 0)).toBe(0);
  expect(cardOf(0, 3)).toBeLessThan(cardOf(1, 0));
  expect(cardOf(4, 0)).toBeLessThan(cardOf(4, 1));
  expect(cardOf(ACE, 3)).toBe(51);
});
