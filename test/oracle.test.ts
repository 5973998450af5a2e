import type { Hand } from "@doorcard/engine";
import { expect, test } from "vitest";
import { oracleHands, oracleSource, type OracleHand } from "./oracle-hands.ts";
import { firstDifference, played } from "./oracle-replay.ts";

const hands = oracleHands();

/**
 * Where the oracle and the books differ about a finished hand, told apart by this rule and decided for the books (R14,
 * R15): in stud8 with side pots the oracle (1) gives half of a pot in which nobody has a low to all who play for it, when another
 * pot has a low, and (2) lets beaten hands go before the pots are made, so that layers merge and odd chips fall elsewhere.
 */
function isOracleSlip(told: OracleHand, hand: Hand): boolean {
  if (told.game !== "stud8") return false;
  const potsWith = (side: string): Set<number> =>
    new Set(hand.awards.filter((award) => award.side === side).map(({ pot }) => pot));
  const low = potsWith("low");
  const lowless = [...potsWith("high")].filter((pot) => !low.has(pot));
  const pots = new Set(hand.awards.map(({ pot }) => pot)).size;
  const apart = Math.max(...told.payoffs.map((payoff, i) => Math.abs(payoff - hand.net(i + 1))));
  return pots > 1 && ((low.size > 0 && lowless.length > 0) || apart <= pots);
}

test(`every legal set, every actor and every payoff of ${oracleSource}`, () => {
  const wrong: string[] = [];
  let slips = 0;
  for (const [number, told] of hands.entries()) {
    const difference = firstDifference(told);
    if (difference === undefined) continue;
    if (difference.startsWith("payoffs") && isOracleSlip(told, played(told))) slips++;
    else wrong.push(`hand ${number + 1} (${told.game}): ${difference}`);
  }
  expect(wrong).toEqual([]);
  if (hands.length === 9000) expect(slips).toBe(77);
});

test("the oracle's hands hold what they are said to hold", () => {
  expect(hands.length === 9000 || hands.length === 300).toBe(true);
  expect(new Set(hands.map(({ game }) => game))).toEqual(new Set(["stud", "stud8", "razz"]));
  expect(new Set(hands.map(({ stacks }) => stacks.length))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
});
