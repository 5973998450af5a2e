import { freshDeck } from "@doorcard/cards";
import { expect, test } from "vitest";
import { eightStrength, highStrength, Holding, razzStrength } from "./index.ts";

/** A deck in an order that is the same every time, and different for each number. */
function deckOf(number: number): Uint8Array {
  const deck = freshDeck();
  let state = number;
  for (let at = deck.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [deck[at], deck[other]] = [deck[other]!, deck[at]!];
  }
  return deck;
}

test("a holding that grows card by card has the strengths of its cards, with five, six and seven", () => {
  const holding = new Holding();
  let flushes = 0;
  for (let number = 0; number < 20_000; number++) {
    // Half of the hands from two suits, so that flushes are many
    const deck = number % 2 === 0 ? deckOf(number) : deckOf(number).filter((card) => (card & 3) < 2);
    holding.clear();
    const grown: number[][] = [];
    const told: number[][] = [];
    for (let size = 1; size <= 7; size++) {
      holding.add(deck[size - 1]!);
      if (size < 5) continue;
      const cards = deck.slice(0, size);
      grown.push([holding.size, holding.high(), holding.razz(), holding.eight()]);
      told.push([size, highStrength(cards), razzStrength(cards), eightStrength(cards)]);
      if (told.at(-1)![1]! > 5863) flushes++;
    }
    expect(grown).toEqual(told);
  }
  expect(flushes).toBeGreaterThan(1000);
});

test("fewer than five cards have no strength, and there is no eighth card", () => {
  const holding = new Holding();
  for (const card of [0, 1, 2, 3]) holding.add(card);
  for (const strength of [() => holding.high(), () => holding.razz(), () => holding.eight()])
    expect(strength).toThrow(RangeError);
  for (const card of [4, 5, 6]) holding.add(card);
  expect(() => holding.add(7)).toThrow("A holding has at most seven cards");
  holding.clear();
  expect(holding.size).toBe(0);
});
