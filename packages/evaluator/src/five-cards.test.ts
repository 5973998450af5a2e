import { rankOf, suitOf } from "@doorcard/cards";
import { expect, test } from "vitest";
import { CATEGORIES, categoryOf, eightStrength, highStrength, razzStrength } from "./index.ts";
import { eachFive } from "./hands.cases.ts";
import { naiveEight, naiveHigh, naiveKind, naiveRazz, type Naive } from "./naive.oracle.ts";

/**
 * The naive value of each strength over all five-card hands, and how many hands have it. Throws when one strength has two
 * values; so if the values also rise, strengths and values order all hands alike.
 */
function census(strengthOf: (five: number[]) => number, naive: Naive, strengths: number) {
  const values = new Float64Array(strengths + 1).fill(NaN);
  const hands = new Uint32Array(strengths + 1);
  const ofRanks = [false, true].map(() => new Float64Array(13 ** 5).fill(NaN));
  eachFive((five) => {
    const strength = strengthOf(five);
    // Suits count for a flush alone, so one hand of these ranks tells the value of all
    const isFlush = five.every((card) => suitOf(card) === suitOf(five[0]!));
    const ranks = five.reduce((all, card) => all * 13 + rankOf(card), 0);
    const value = (ofRanks[Number(isFlush)]![ranks] ||= naive(five));
    if (hands[strength]!++ === 0) values[strength] = value;
    else if (values[strength] !== value) throw new Error(`${five.join()} has the strength of another value`);
  });
  return { values, hands };
}

const rises = (values: Float64Array): boolean => values.every((value, i) => i === 0 || value > values[i - 1]!);
const total = (hands: Uint32Array): number => hands.reduce((sum, count) => sum + count, 0);

test("all 2,598,960 hands of five stand in the naive order of highs, in 7,462 strengths", () => {
  const { values, hands } = census(highStrength, naiveHigh, 7462);
  expect(rises(values.subarray(1))).toBe(true);
  expect(hands[0]).toBe(0);
  const kinds = CATEGORIES.map(() => 0);
  for (let strength = 1; strength <= 7462; strength++) {
    kinds[naiveKind(values[strength]!)]! += hands[strength]!;
    expect(categoryOf(strength)).toBe(CATEGORIES[naiveKind(values[strength]!)]);
  }
  expect(kinds).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]);
  expect(hands[7462]).toBe(4);
});

test("all hands of five stand in the naive order of ace-to-five lows, in 6,175 strengths; 1,317,888 hold five ranks", () => {
  const { values, hands } = census(razzStrength, naiveRazz, 6175);
  expect(rises(values.subarray(1))).toBe(true);
  expect(hands[0]).toBe(0);
  expect(total(hands.subarray(6175 - 1287 + 1))).toBe(1_317_888);
  expect(hands[6175]).toBe(4 ** 5);
});

test("57,344 hands of five make an eight-or-better low, in 56 strengths and the naive order", () => {
  const { values, hands } = census(eightStrength, naiveEight, 56);
  expect(values[0]).toBe(-Infinity);
  expect(rises(values)).toBe(true);
  expect(total(hands.subarray(1))).toBe(57_344);
});
