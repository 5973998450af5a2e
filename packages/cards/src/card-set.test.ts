import fc from "fast-check";
import { expect, test } from "vitest";
import { CardSet, rankOf, suitOf } from "./index.ts";

const card = fc.nat(51);
const cards = fc.array(card, { maxLength: 60 });
const ascending = (held: Iterable<number>): number[] => [...new Set(held)].toSorted((a, b) => a - b);

test("a set holds each of its cards once, lowest first", () => {
  fc.assert(
    fc.property(cards, (held) => {
      expect([...CardSet.of(held)]).toEqual(ascending(held));
      expect(CardSet.of(held).size).toBe(new Set(held).size);
    }),
  );
});

test("a card is in the set with it and not in the set without it, and the set itself stays", () => {
  fc.assert(
    fc.property(cards, card, (held, one) => {
      const set = CardSet.of(held);
      expect(Array.from(set.with(one))).toEqual(ascending([...held, one]));
      expect(Array.from(set.without(one))).toEqual(ascending(held.filter((other) => other !== one)));
      expect(set.has(one)).toBe(held.includes(one));
      expect([...set]).toEqual(ascending(held));
    }),
  );
});

test("the ranks of the four suits are the ranks of the cards", () => {
  fc.assert(
    fc.property(cards, (held) => {
      for (const suit of [0, 1, 2, 3]) {
        const ranks = held.filter((one) => suitOf(one) === suit).map(rankOf);
        expect(CardSet.of(held).ranksIn(suit)).toBe(ranks.reduce((mask, rank) => mask | (1 << rank), 0));
      }
    }),
  );
});

test("the empty set holds nothing and the whole deck 52", () => {
  expect([...CardSet.EMPTY]).toEqual([]);
  expect(CardSet.of(Array.from({ length: 52 }, (_, one) => one)).size).toBe(52);
});
