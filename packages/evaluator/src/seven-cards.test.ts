import type { Card } from "@doorcard/cards";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eightStrength, highStrength, razzStrength } from "./index.ts";
import { eachHolding, ranksIn } from "./holdings.ts";
import { holding } from "./hands.cases.ts";
import { naiveBest, naiveEight, naiveHigh, naiveRazz, type Naive } from "./naive.oracle.ts";

type StrengthOf = (cards: ArrayLike<Card>, from?: number, to?: number) => number;

const KINDS: readonly [string, StrengthOf, Naive][] = [
  ["high", highStrength, naiveHigh],
  ["razz", razzStrength, naiveRazz],
  ["eight-or-better", eightStrength, naiveEight],
];

/** Whether each of the cards in turn agrees with the best of its fives: same strength for same value, in the same order. */
function agrees(strengthOf: StrengthOf, naive: Naive, hands: readonly Card[][]): boolean {
  const values = new Map<number, number>();
  for (const cards of hands) {
    const strength = strengthOf(Uint8Array.from(cards));
    const value = naiveBest(cards, naive);
    if ((values.get(strength) ?? value) !== value) return false;
    values.set(strength, value);
  }
  const inOrder = [...values].sort(([a], [b]) => a - b).map(([, value]) => value);
  return inOrder.every((value, i) => i === 0 || value > inOrder[i - 1]!);
}

/** One hand of each holding of ranks, no five cards of one suit. */
function offsuitHands(size: number): Card[][] {
  const hands: Card[][] = [];
  eachHolding(size, (ranks) => hands.push(ranks.map((rank, i) => rank * 4 + (i % 4))));
  return hands;
}

/** Every choice of five to seven ranks in one suit, the rest of the seven cards from the suits beside it. */
function suitedHands(suit: number): Card[][] {
  const masks = Array.from({ length: 1 << 13 }, (_, mask) => ranksIn(mask));
  return masks
    .filter((ranks) => ranks.length >= 5 && ranks.length <= 7)
    .flatMap((ranks) => {
      const suited = ranks.map((rank) => rank * 4 + suit);
      const beside = [1, 2].map((turn) => ranks[turn]! * 4 + ((suit + turn) % 4));
      return [suited, [...suited, ...beside].slice(0, 7)];
    });
}

describe.each(KINDS)("%s", (_, strengthOf, naive) => {
  test("every holding of six ranks has the strength of its best five", () => {
    expect(agrees(strengthOf, naive, offsuitHands(6))).toBe(true);
  });

  test("six or seven cards have the strength of the strongest five or six among them", () => {
    fc.assert(
      fc.property(holding(6, 7), (cards) => {
        const lessOne = cards.map((card) => cards.filter((other) => other !== card));
        expect(strengthOf(cards)).toBe(Math.max(...lessOne.map((left) => strengthOf(left))));
      }),
      { numRuns: 2000 },
    );
  });

  test("the order of the cards changes nothing, nor do the array and the place they stand in", () => {
    fc.assert(
      fc.property(holding(5, 7), fc.infiniteStream(fc.nat()), (cards, keys) => {
        const order = cards.map((card) => ({ card, key: keys.next().value as number }));
        const mixed = order.toSorted((a, b) => a.key - b.key).map(({ card }) => card);
        const padded = Uint8Array.from([7, 7, 7, ...mixed, 7, 7]);
        expect(strengthOf(mixed)).toBe(strengthOf(cards));
        expect(strengthOf(padded, 3, 3 + cards.length)).toBe(strengthOf(cards));
      }),
    );
  });

  test("renaming the suits changes nothing", () => {
    fc.assert(
      fc.property(holding(5, 7), fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (cards, suits) => {
        expect(strengthOf(cards.map((card) => (card & ~3) | suits[card & 3]!))).toBe(strengthOf(cards));
      }),
    );
  });

  test.each([4, 8])("%i cards are refused", (size) => {
    expect(() => strengthOf(Array.from({ length: size }, (none, card) => card))).toThrow(
      `A holding to compare has 5 to 7 cards, got ${size}`,
    );
  });
});

test("every five, six or seven ranks of each suit are the flush or straight flush that the naive order says", () => {
  expect(agrees(highStrength, naiveHigh, [0, 1, 2, 3].flatMap(suitedHands))).toBe(true);
});
