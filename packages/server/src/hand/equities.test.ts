import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equitiesByStreet } from "./equities.ts";
import { played, type Told } from "./told-hand.cases.ts";

const shares = (told: Told): (number | null)[][] => {
  const { record, events } = played(told);
  return equitiesByStreet(record, events).map((one) => one.shares);
};

const HEADS_UP: Told = {
  cards: ["As Ad Kc Kd 9h 9s Qc", "2c 3d 4h 7s 8c Jh Jd"],
  play: "2 bring-in",
  thenCheckOrCall: true,
};

test("each street has its shares, and they are the whole pot", () => {
  const all = shares(HEADS_UP);
  expect(all).toHaveLength(5);
  for (const street of all) expect(street.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(1, 10);
  expect(all[4]).toEqual([1, 0]);
});

test("with one card to come every run-out is counted", () => {
  // Ann has aces up and bob needs one of five cards that give him the straight, and she no full house: on sixth street
  // 40 cards are unseen, each seat gets one
  const told: Told = { ...HEADS_UP, cards: ["As Ad Kc Kd 9h 8s Qc", "4c 5d 6h 7s Tc Jh 2d"] };
  const [, , , sixth] = shares(told);
  // Bob's outs: 3c 3d 3h 3s, 8c 8d 8h; ann fills with Ah, Ac, Ks, Kh: 7 of 40, and then 35 of the 39 others
  expect(sixth![1]).toBeCloseTo((7 / 40) * (35 / 39), 12);
});

test("who has folded has none, and the last one left all", () => {
  const told: Told = {
    cards: ["As Ad Kc 3d 9h 4s Qc", "6h 8h 2h 7h 8c Jh 6s", "5c 5d 9c Tc Js Qh 4d"],
    play: "2 bring-in, 3 fold, 1 complete, 2 call, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check, 1 bet, 2 fold",
  };
  const [third, fourth] = shares(told);
  expect(third).not.toContain(null);
  expect(fourth![2]).toBeNull();
});

describe("hi-lo", () => {
  test("halves are counted: a made nut low against made quads is half each on sixth street", () => {
    const told: Told = {
      game: "stud8",
      cards: ["Ks Kd Kc Kh 9h 9s Qc", "Ac 2d 3h 4s 6c Jh Jd"],
      play: "2 bring-in",
      thenCheckOrCall: true,
    };
    // Bob has the low for sure and no high that beats quads but with a straight flush, which he cannot have
    expect(shares(told)[3]).toEqual([0.5, 0.5]);
  });
});

test("with eight seats the last card is one for all", () => {
  const told: Told = {
    cards: [
      "2c 3c 4c 5c 6c 7c",
      "2d 3d 4d 5d 6d 7d",
      "2h 3h 4h 5h 6h 7h",
      "2s 3s 4s 5s 6s 7s",
      "8c 9c Tc Jc Qc Kc",
      "8d 9d Td Jd Qd Kd",
      "8h 9h Th Jh Qh Kh",
      "8s 9s Ts Js Qs Ks",
    ],
    spares: "Ac Ad Ah As",
    play: "1 bring-in",
    thenCheckOrCall: true,
  };
  // Each of the four aces makes one of the four high seats a royal flush
  expect(shares(told)[3]).toEqual([0, 0, 0, 0, 0.25, 0.25, 0.25, 0.25]);
});

test("the same hand has the same shares, and seats that are alike nearly the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), (turn) => {
      const suits = (text: string, by: number): string =>
        text.replaceAll(
          /[cdhs]\b/g,
          (suit) => "cdhs"["cdhs".indexOf(suit) === -1 ? 0 : ("cdhs".indexOf(suit) + by) % 4]!,
        );
      const own = "Ac Kc 2c 7d 8d 9h Jh";
      const told: Told = {
        cards: [suits(own, turn), suits(own, turn + 1)],
        rules: { bringInTie: "position" },
        play: "1 bring-in",
        thenCheckOrCall: true,
      };
      const [third] = shares(told);
      expect(shares(told)[0]).toEqual(third);
      expect(third![0]!).toBeGreaterThan(0.45);
      expect(third![0]!).toBeLessThan(0.55);
    }),
    { numRuns: 4 },
  );
});
