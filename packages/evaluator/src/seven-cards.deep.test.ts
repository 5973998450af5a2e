import { expect, test } from "vitest";
import { CATEGORIES, categoryOf, eightStrength, highStrength, razzStrength } from "./index.ts";
import { eachHolding } from "./holdings.ts";
import { naiveBest, naiveEight, naiveHigh, naiveRazz } from "./naive.oracle.ts";

type Tally = (hand: Uint8Array) => void;

/** Every seven-card hand of the deck, 133,784,560 of them: the two highest cards here, the rest in a call of their own. */
function eachSeven(tally: Tally): void {
  const hand = new Uint8Array(7);
  for (hand[6] = 6; hand[6] < 52; hand[6]++) {
    for (hand[5] = 5; hand[5] < hand[6]; hand[5]++) fiveBelow(hand, tally);
  }
}

function fiveBelow(hand: Uint8Array, tally: Tally): void {
  for (let e = 4; e < hand[5]!; e++) {
    hand[4] = e;
    for (let d = 3; d < e; d++) {
      hand[3] = d;
      for (let c = 2; c < d; c++) {
        hand[2] = c;
        for (let b = 1; b < c; b++) {
          hand[1] = b;
          for (let a = 0; a < b; a++) {
            hand[0] = a;
            tally(hand);
          }
        }
      }
    }
  }
}

test("all 133,784,560 hands of seven fall into the known numbers of highs and lows", () => {
  const highs = new Uint32Array(7463);
  const eights = new Uint32Array(57);
  eachSeven((hand) => {
    highs[highStrength(hand, 0, 7)]!++;
    eights[eightStrength(hand, 0, 7)]!++;
  });
  const kinds = CATEGORIES.map(() => 0);
  highs.forEach((count, strength) => {
    if (strength > 0) kinds[CATEGORIES.indexOf(categoryOf(strength))]! += count;
  });
  expect(kinds).toEqual([
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584,
  ]);
  expect(eights[0]).toBe(133_784_560 - sevensWithFiveLowRanks());
}, 60_000);

/**
 * Hands of seven with five or more of the eight low ranks, counted by how many of the low ranks are held and by how many
 * cards: `((1 + x)^4 - 1)^ranks` has at `x^cards` the ways to hold all those ranks, the 20 high cards fill up.
 */
function sevensWithFiveLowRanks(): number {
  let hands = 0;
  for (let ranks = 5; ranks <= 7; ranks++) {
    let ways = [1];
    for (let i = 0; i < ranks; i++) ways = times(ways, [0, 4, 6, 4, 1]);
    for (let cards = ranks; cards <= 7; cards++) hands += choose(8, ranks) * ways[cards]! * choose(20, 7 - cards);
  }
  return hands;
}

const choose = (of: number, count: number): number => (count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count);

function times(a: readonly number[], b: readonly number[]): number[] {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((x, i) => b.forEach((y, j) => (product[i + j]! += x * y)));
  return product;
}

test.each([
  ["high", highStrength, naiveHigh],
  ["razz", razzStrength, naiveRazz],
  ["eight-or-better", eightStrength, naiveEight],
] as const)(
  "%s: all 49,205 holdings of seven ranks stand in the naive order",
  (_, strengthOf, naive) => {
    const values = new Map<number, number>();
    let holdings = 0;
    eachHolding(7, (ranks) => {
      const cards = ranks.map((rank, i) => rank * 4 + (i % 4));
      const strength = strengthOf(Uint8Array.from(cards));
      const value = naiveBest(cards, naive);
      if ((values.get(strength) ?? value) !== value)
        throw new Error(`${ranks.join()} has the strength of another value`);
      values.set(strength, value);
      holdings++;
    });
    const inOrder = [...values].sort(([a], [b]) => a - b).map(([, value]) => value);
    expect(inOrder.every((value, i) => i === 0 || value > inOrder[i - 1]!)).toBe(true);
    expect(holdings).toBe(49_205);
  },
  60_000,
);
