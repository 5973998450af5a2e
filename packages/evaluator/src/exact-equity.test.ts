import { freshDeck, type Card } from "@doorcard/cards";
import { expect, test } from "vitest";
import { cardsOf } from "./hands.cases.ts";
import { equity, exactEquities, runOuts, type Spot } from "./index.ts";
import { xorshift } from "./luck.cases.ts";
import { exactHeadsUp } from "./naive-equity.oracle.ts";

const GONE = "2c 3c 4c 6c 7c 9c Tc Qc Kc 2d 6d 8d Jd Qd 7s 8s Ts Js Qs Th Jh Qh Kh";
const unseenBeside = (...known: readonly (readonly Card[])[]): Card[] => {
  const seen = new Set(known.flat());
  return [...freshDeck()].filter((card) => !seen.has(card));
};

test.each<[Spot["game"], string, string]>([
  ["stud", "As 2s 4s 5s 7h Kd", "9s 9h 6h 3h"],
  ["stud8", "As 2s 4s 5s 7h Kd", "9s 9h 6h 3h"],
  ["razz", "As 2s 4s 5s 7h Kd", "9s 9h 6h 3h"],
  ["stud8", "Ac 8c 5d 4d 7h Ah 3h", "Ks 5h 2h"],
])("%s, %s against %s: every deal is counted, as the naive way does", (game, own, board) => {
  const dead = cardsOf(GONE).filter((card) => !cardsOf(`${own} ${board}`).includes(card));
  const holdings = [cardsOf(own), cardsOf(board)];
  const spot: Spot = { game, own: holdings[0]!, others: [holdings[1]!], dead, trials: 1, draw: xorshift(1) };
  const shares = exactEquities(game, holdings, unseenBeside(...holdings, dead));
  expect(shares[0]).toBeCloseTo(exactHeadsUp(spot).mean, 12);
  expect(shares[0]! + shares[1]!).toBeCloseTo(1, 12);
});

test("all cards are known but the last: a flush draw against aces wins with its eight spades of forty", () => {
  const holdings = [cardsOf("Ks 2s 4s 5s 7h Jd"), cardsOf("As Ah 6h 3d 8c 9c")];
  const unseen = unseenBeside(...holdings);
  expect([unseen.length, runOuts(holdings, unseen.length)]).toEqual([40, 40 * 39]);
  expect(exactEquities("stud", holdings, unseen)[0]).toBeCloseTo(8 / 40, 12);
});

test("three seats share a pot, and their shares are one", () => {
  const holdings = [cardsOf("As Ah 5c 6d 9s Td"), cardsOf("Ks Kh 7c 8d 2s 3d"), cardsOf("Ac 2c 4c 5d 8h")];
  const unseen = unseenBeside(...holdings);
  for (const game of ["stud", "stud8", "razz"] as const) {
    const shares = exactEquities(game, holdings, unseen);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 10);
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
  }
});

test("a spot with no more deals than trials has its exact equity, whatever the draws", () => {
  const own = cardsOf("As 2s 4s 5s 7h Kd Qc");
  const others = [cardsOf("9s 9h 6h 3h")];
  const dead = unseenBeside(own, others[0]!).slice(0, 20);
  const spot: Spot = { game: "stud", own, others, dead, trials: 2000, draw: xorshift(1) };
  expect(runOuts([own, others[0]!], 52 - 7 - 4 - 20)).toBe(1330);
  expect(equity(spot)).toBeCloseTo(exactHeadsUp(spot).mean, 12);
  expect(equity({ ...spot, draw: xorshift(2) })).toBe(equity(spot));
});

test("cards that do not reach, and more run-outs than can be counted, are refused", () => {
  const holdings = [cardsOf("As 2s 4s"), cardsOf("Ks")];
  expect(() => exactEquities("stud", holdings, cardsOf("3c 4c"))).toThrow(
    "The 2 unseen cards do not reach for all holdings",
  );
  expect(() => exactEquities("stud", holdings, unseenBeside(...holdings))).toThrow(
    /^There are \d+ run-outs, more than/,
  );
});
