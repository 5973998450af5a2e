import { parseCards } from "@doorcard/cards";
import { expect, test } from "vitest";
import { holdingWords } from "./holding-words.ts";

test.each([
  ["stud", "As Ad 8c 8d 9h 3s Qc", undefined, "aces up (aces and eights)"],
  ["stud", "As 2d 3c 4d 6h 8s Qc", undefined, "ace-high"],
  ["stud8", "Kh Kc 2d 4c 6s 8h Ad", undefined, "pair of kings, eight-six low"],
  ["stud8", "Kh Kc 2d 4c 6s 8h Ad", "high", "pair of kings"],
  ["stud8", "Kh Kc 2d 4c 6s 8h Ad", "low", "eight-six low"],
  ["stud8", "Kh Kc 9d 4c 9s 8h Ad", undefined, "kings up (kings and nines)"],
  ["stud8", "Kh Kc 9d 4c 9s 8h Ad", "low", "no low"],
  ["razz", "Kh Kc 2d 4c 5s 7h Ad", undefined, "seven-five low"],
] as const)("in %s %s is, of the half %s: %s", (game, cards, side, words) => {
  expect(holdingWords(game, parseCards(cards)!, side)).toBe(words);
});
