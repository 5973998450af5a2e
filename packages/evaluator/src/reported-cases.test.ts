import { formatCards } from "@doorcard/cards";
import { expect, test } from "vitest";
import { cardsOf } from "./hands.cases.ts";
import { bestFive, describeEight, describeHigh, eightStrength, highStrength, razzStrength } from "./index.ts";

const high = (cards: string): number => highStrength(cardsOf(cards));
const razz = (cards: string): number => razzStrength(cardsOf(cards));
const eight = (cards: string): number => eightStrength(cardsOf(cards));

test("case 2: a suited wheel is the best razz hand, and beats 6-4-3-2-A", () => {
  expect(razz("5h 4h 3h 2h Ah")).toBe(6175);
  expect(razz("6c 4h 3h 2h Ah")).toBe(6174);
});

test("7-5-4-2-A beats 8-4-3-2-A: the highest card of a low counts first", () => {
  expect(razz("7c 5d 4h 2s Ac")).toBeGreaterThan(razz("8c 4d 3h 2s Ac"));
  expect(eight("7c 5d 4h 2s Ac")).toBeGreaterThan(eight("8c 4d 3h 2s Ac"));
});

test("case 6: an eight-high flush with 8-6-5-4-3 takes both halves from two pair without a low", () => {
  const [flush, pairs] = ["4h 5h 8s 4s 3h 6h 8h", "7s 7d Jc Tc As 5s Jh"] as const;
  expect(describeHigh(high(flush))).toBe("eight-high flush");
  expect(describeEight(eight(flush))).toBe("eight-six low");
  expect(formatCards(bestFive(cardsOf(flush), "eight"))).toBe("8s 6h 5h 4s 3h");
  expect(high(flush)).toBeGreaterThan(high(pairs));
  expect(eight(pairs)).toBe(0);
});

test("case 19: three pairs and a king are eights and sevens with a king", () => {
  expect(high("8c 8d 7c 7d 4c 4d Kh")).toBe(high("8h 8s 7h 7s Kc"));
  expect(describeHigh(high("8c 8d 7c 7d 4c 4d Kh"))).toBe("eights up (eights and sevens)");
});

test("case 19: threes full of tens beat threes full of nines", () => {
  expect(high("Tc Td 2c 3c 2d 3d 3h")).toBeGreaterThan(high("9c 9d 2c 3c 2d 3d 3h"));
  expect(describeHigh(high("Tc Td 2c 3c 2d 3d 3h"))).toBe("threes full of tens");
});
