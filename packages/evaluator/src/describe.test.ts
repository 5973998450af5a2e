import { describe, expect, test } from "vitest";
import { cardsOf } from "./hands.cases.ts";
import {
  categoryOf,
  describeEight,
  describeHigh,
  describeRazz,
  eightStrength,
  highStrength,
  razzStrength,
} from "./index.ts";

test.each([
  ["As Ks Qs Js Ts 2c 2d", "royal flush", "straight flush"],
  ["Kd Qd Jd Td 9d Ac As", "king-high straight flush", "straight flush"],
  ["Ah 2h 3h 4h 5h Kc Ks", "five-high straight flush", "straight flush"],
  ["Ac Ad Ah As 2c 3c 4c", "quad aces", "quads"],
  ["Ac Ad Ah Ts Tc 3c 4d", "aces full of tens", "full house"],
  ["6c 6d 6h 2s 2c 9h Jd", "sixes full of deuces", "full house"],
  ["Ac 9c 7c 5c 2c Kd Qd", "ace-high flush", "flush"],
  ["Ac 2d 3h 4s 5c 9d 9h", "five-high straight", "straight"],
  ["Ac Kd Qh Js Tc 9d 9h", "ace-high straight", "straight"],
  ["9c 9d 9h Ks 5c 3d 2h", "trip nines", "trips"],
  ["Ac Ad 8h 8s 5c 3d 2h", "aces up (aces and eights)", "two pair"],
  ["Kc Kd Ah 8s 5c 3d 2h", "pair of kings", "pair"],
  ["Ac Kd 9h 8s 5c 3d 2h", "ace-high", "high card"],
])("%s is a %s", (cards, name, category) => {
  const strength = highStrength(cardsOf(cards));
  expect(describeHigh(strength)).toBe(name);
  expect(categoryOf(strength)).toBe(category);
});

test.each([
  ["5h 4h 3h 2h Ah Kc Kd", "wheel"],
  ["6c 4d 3h 2s Ac Kd Qd", "six-four low"],
  ["7c 5d 4h 2s Ac 7d 7h", "seven-five low"],
  ["Kc Qd Jh Ts 9c Kd Kh", "king-queen low"],
  ["3c 3d Ah 2s 9c 9d 9h", "pair of threes"],
  ["Ac Ad 2h 2s 3c Ah 2d", "deuces up (deuces and aces)"],
  ["4c 4d 4h 4s 9c 9d 9h", "fours full of nines"],
])("%s is a %s in razz", (cards, name) => {
  expect(describeRazz(razzStrength(cardsOf(cards)))).toBe(name);
});

test.each([
  ["8c 6d 5h 3s Ac Kd Qd", "eight-six low"],
  ["5c 4d 3h 2s Ac Kd Kh", "wheel"],
  ["8c 7d 6h 5s 4c Kd Kh", "eight-seven low"],
  ["9c 6d 5h 3s Ac Kd Qd", "no low"],
])("%s is an eight-or-better %s", (cards, name) => {
  expect(describeEight(eightStrength(cardsOf(cards)))).toBe(name);
});

describe("strengths that no holding has are refused", () => {
  test.each([0, 7463, 1.5, NaN])("%d as a high", (strength) => {
    expect(() => describeHigh(strength)).toThrow(`A high strength is an integer from 1 to 7462, got ${strength}`);
    expect(() => categoryOf(strength)).toThrow(RangeError);
  });

  test.each([0, 6176])("%d in razz", (strength) => {
    expect(() => describeRazz(strength)).toThrow(`A razz strength is an integer from 1 to 6175, got ${strength}`);
  });

  test.each([-1, 57, 1.5])("%d as an eight-or-better low", (strength) => {
    expect(() => describeEight(strength)).toThrow(RangeError);
  });
});
