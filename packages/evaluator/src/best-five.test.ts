import { formatCards } from "@doorcard/cards";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cardsOf, holding } from "./hands.cases.ts";
import { bestFive, eightStrength, highStrength, razzStrength, type Half } from "./index.ts";

test.each<[string, Half, string, string]>([
  ["of two equal kickers the higher suit plays", "high", "As Ah Ad Ac 2c 2h 2d", "As Ah Ad Ac 2h"],
  ["of two flushes' cards the five highest play", "high", "Kc Jc 9c 7c 5c 3c 2c", "Kc Jc 9c 7c 5c"],
  ["of two sevens for a straight the spade plays", "high", "7c 7s 8d 9h Tc Jd 2c", "Jd Tc 9h 8d 7s"],
  ["in a wheel straight the ace stands highest", "high", "Ac 2d 3h 4s 5c 9d 9h", "Ac 5c 4s 3h 2d"],
  ["a third pair leaves the highest card for a kicker", "high", "8c 8d 7c 7d 4c 4d Kh", "Kh 8d 8c 7d 7c"],
  ["in a low the ace stands lowest", "razz", "Ac 2d 3h 4s 5c Kd Kh", "5c 4s 3h 2d Ac"],
  ["of two aces in a low the higher suit plays", "razz", "Ac As 3h 4s 5c 6d Kh", "6d 5c 4s 3h As"],
  ["of two sevens in a low the spade plays", "eight", "7c 7s 5d 4h 2c Ad Kh", "7s 5d 4h 2c Ad"],
  ["without a low no card plays", "eight", "9c 7s 5d 4h 2c Kd Kh", ""],
])("%s", (_, half, cards, five) => {
  expect(formatCards(bestFive(cardsOf(cards), half))).toBe(five);
  expect(formatCards(bestFive(Uint8Array.from([1, ...cardsOf(cards).toReversed(), 1]), half, 1, 8))).toBe(five);
});

test.each([
  ["high", highStrength],
  ["razz", razzStrength],
  ["eight", eightStrength],
] as const)("for the %s five of the cards have the strength of all", (half, strengthOf) => {
  fc.assert(
    fc.property(holding(5, 7), (cards) => {
      const five = bestFive(cards, half);
      expect(new Set(five).size).toBe(strengthOf(cards) === 0 ? 0 : 5);
      expect(five.every((card) => cards.includes(card))).toBe(true);
      if (five.length > 0) expect(strengthOf(five)).toBe(strengthOf(cards));
    }),
  );
});
