import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardsOf, holding } from "./hands.cases.ts";
import { showingHigh, showingLow } from "./index.ts";

const high = (board: string): number => showingHigh(cardsOf(board));
const low = (board: string): number => showingLow(cardsOf(board));

test.each([
  ["an ace shows higher than a king", "Ac", "Ks"],
  ["the second card decides under equal first cards", "Kc 9d", "Ks 8s"],
  ["a pair of deuces shows higher than ace-king", "2c 2d", "As Kd"],
  ["the higher pair shows higher", "3c 3d Kc", "2c 2d Ac"],
  ["under equal pairs the third card decides", "9c 9d Ts", "9h 9s 8s"],
  ["under equal pairs the third and then the fourth card decide", "9c 9d Ts 4c", "9h 9s Tc 3s"],
  ["trips show higher than two pair", "2c 2d 2h 3s", "Ac Ad Kc Kd"],
  ["two pair show higher than a pair", "3c 3d 2c 2d", "Ac Ad Kc Qd"],
  ["the higher of the two pairs decides first", "Ac Ad 2c 2d", "Kc Kd Qc Qd"],
  ["quads show higher than trips", "2c 2d 2h 2s", "Ac Ad Ah Ks"],
  ["four cards to a straight flush are only high cards", "2c 2d 3h 4s", "Ks Qs Js Ts"],
  ["an ace is high beside 2-3-4", "Ac 2d 3h 4s", "Kc Qd Jh 9s"],
])("%s", (_, better, worse) => {
  expect(high(better)).toBeGreaterThan(high(worse));
});

test.each([
  ["an ace is the lowest card", "As", "2c"],
  ["a deuce is lower than a trey", "2s", "3c"],
  ["the highest card of the board counts first", "7c 6d 5h", "8c 2d As"],
  ["under an equal highest card the next decides", "8c 2d As", "8d 3d Ah"],
  ["king-queen is lower than a pair of aces", "Kc Qd", "Ac Ad"],
  ["a pair of aces is lower than a pair of deuces", "Ac Ad Kc", "2c 2d 3c"],
  ["a pair of kings is lower than two pair", "Kc Kd Qc Jd", "Ac Ad 2c 2d"],
  ["two pair are lower than trips", "Kc Kd Qc Qd", "Ac Ad Ah 2c"],
  ["trips are lower than quads", "Kc Kd Kh Qd", "Ac Ad Ah As"],
  ["four cards to a straight flush hurt nobody", "4s 3s 2s As", "5c 3d 2h As"],
])("in razz %s", (_, better, worse) => {
  expect(low(better)).toBeGreaterThan(low(worse));
});

test.each([
  ["Ac", "As"],
  ["Kc 9d", "9s Kh"],
  ["9c 9d Ts 4c", "4s Tc 9s 9h"],
])("%s and %s are equal boards, high and low", (one, other) => {
  expect(high(one)).toBe(high(other));
  expect(low(one)).toBe(low(other));
});

describe.each([showingHigh, showingLow])("%o", (showing) => {
  test("neither the order nor the suits of a board count, and its strength is above 0", () => {
    fc.assert(
      fc.property(holding(1, 4), fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (board, suits) => {
        const renamed = board.map((card) => (card & ~3) | suits[card & 3]!);
        expect(showing(renamed.toReversed())).toBe(showing(board));
        expect(showing(Uint8Array.from([9, ...board, 9]), 1, 1 + board.length)).toBe(showing(board));
        expect(showing(board)).toBeGreaterThan(0);
      }),
    );
  });

  test.each([0, 5])("a board of %i cards is refused", (size) => {
    expect(() => showing(Array.from({ length: size }, (_, card) => card))).toThrow(RangeError);
  });
});

test.each([
  [1, 13],
  [2, 91],
  [3, 455],
  [4, 1820],
])("boards of %i upcards have as many strengths as there are choices of ranks", (size, strengths) => {
  const highs = new Set<number>();
  const lows = new Set<number>();
  const add = (board: number[]): void => {
    if (board.length === size) {
      highs.add(showingHigh(board));
      lows.add(showingLow(board));
      return;
    }
    for (let card = (board.at(-1) ?? -1) + 1; card < 52; card++) add([...board, card]);
  };
  add([]);
  expect([highs.size, lows.size]).toEqual([strengths, strengths]);
});
