import type { Card } from "@doorcard/cards";
import { eightStrength } from "./eight.ts";
import { highStrength } from "./high.ts";
import { razzStrength } from "./razz.ts";

/** What five cards are chosen for: the high, the ace-to-five low or the eight-or-better low. */
export type Half = "high" | "razz" | "eight";

const STRENGTHS = { high: highStrength, razz: razzStrength, eight: eightStrength } as const;

/**
 * The five of 5 to 7 cards that make the strength, from the highest card by rank then suit downwards (in a low the ace
 * is low); among fives of one strength the one whose cards, compared in that order, are higher. Empty when no
 * eight-or-better low is there. Throws RangeError for fewer or more cards.
 */
export function bestFive(cards: ArrayLike<Card>, half: Half, from = 0, to = cards.length): Card[] {
  const strengthOf = STRENGTHS[half];
  const strength = strengthOf(cards, from, to);
  if (strength === 0) return [];
  const order = half === "high" ? highOrder : lowOrder;
  const held = Array.from({ length: to - from }, (_, i) => cards[from + i]!).sort((a, b) => order(b) - order(a));
  return fives(held).find((five) => strengthOf(five) === strength)!;
}

const highOrder = (card: Card): number => card;
const lowOrder = (card: Card): number => (card >= 48 ? card - 52 : card);

/** All choices of five, in the order of the cards given: those with the first card before those without it. */
function fives(cards: readonly Card[], size = 5): Card[][] {
  if (size === 0) return [[]];
  if (cards.length < size) return [];
  const [first, ...rest] = cards as [Card, ...Card[]];
  return [...fives(rest, size - 1).map((five) => [first, ...five]), ...fives(rest, size)];
}
