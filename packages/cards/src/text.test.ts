import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD_TEXTS, formatCard, formatCards, parseCard, parseCards } from "./index.ts";

const cards = fc.array(fc.nat(51), { maxLength: 8 });

test("every card reads back from its text, and no two texts are the same", () => {
  CARD_TEXTS.forEach((text, card) => {
    expect(formatCard(card)).toBe(text);
    expect(parseCard(text)).toBe(card);
  });
  expect(new Set(CARD_TEXTS).size).toBe(52);
});

test.each([
  [0, "2c"],
  [34, "Th"],
  [51, "As"],
])("card %i is %s", (card, text) => {
  expect(formatCard(card)).toBe(text);
});

test("several cards read back, with and without spaces", () => {
  fc.assert(
    fc.property(cards, (held) => {
      expect(parseCards(formatCards(held))).toEqual(held);
      expect(parseCards(formatCards(held).replaceAll(" ", ""))).toEqual(held);
    }),
  );
});

test.each(["", "A", "as", "AS", "1s", "10s", "Ax", "sA", "As ", "🂡"])("%j names no card", (text) => {
  expect(parseCard(text)).toBeUndefined();
});

test.each(["A", "AsK", "As,Kd", "As Kx", "As\nKd"])("%j names no cards", (text) => {
  expect(parseCards(text)).toBeUndefined();
});

test.each([-1, 52, 1.5, NaN])("%d has no text", (card) => {
  expect(() => formatCard(card)).toThrow(new RangeError(`A card is an integer from 0 to 51, got ${card}`));
});
