import fc from "fast-check";
import { expect, test } from "vitest";
import { freshDeck, shuffle, type Draw } from "./index.ts";

/** Draws the given fractions of each range, one after the other. */
const drawing = (fractions: readonly number[]): Draw => {
  let at = 0;
  return (below) => Math.floor(fractions[at++ % fractions.length]! * below);
};

test("a fresh deck runs from the deuce of clubs to the ace of spades", () => {
  expect([...freshDeck()]).toEqual(Array.from({ length: 52 }, (_, card) => card));
});

test("a shuffled deck holds the same 52 cards", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }), (fractions) => {
      const deck = freshDeck();
      shuffle(deck, drawing(fractions));
      expect(deck.toSorted()).toEqual(freshDeck());
    }),
  );
});

test("a shuffle draws 52, 51, … 2 and lays the drawn card on top", () => {
  const asked: number[] = [];
  const deck = freshDeck();
  shuffle(deck, (below) => {
    asked.push(below);
    return below - 1;
  });
  expect(asked).toEqual(Array.from({ length: 51 }, (_, i) => 52 - i));
  expect(deck[0]).toBe(51);
});

test("each of the 24 orders of four cards comes from as many draws", () => {
  const orders = new Map<string, number>();
  for (let draws = 0; draws < 24; draws++) {
    const digits = [draws % 4, Math.floor(draws / 4) % 3, Math.floor(draws / 12)];
    const deck = Uint8Array.of(0, 1, 2, 3);
    shuffle(deck, () => digits.shift()!);
    orders.set(deck.join(), (orders.get(deck.join()) ?? 0) + 1);
  }
  expect([...orders.values()]).toEqual(Array.from({ length: 24 }, () => 1));
});

test("a deck of one card, or none, asks for no luck", () => {
  const never: Draw = () => {
    throw new Error("no luck was needed");
  };
  shuffle(Uint8Array.of(7), never);
  shuffle(new Uint8Array(), never);
});
