import { expect, test } from "vitest";
import { dealSpot, nets, playOut } from "./spot.fixture.ts";

/** Rules section 4: the worked hand of the house document, 2/4 limit, ante 0.50, one chip 0.25. */
const WORKED = {
  cards: [
    "Kc Jc Ad 2c Kd 2h 3s",
    "7h 6c 2d",
    "9c 8c 3h",
    "6d 7d 4c",
    "Tc 8h 5h",
    "4d 3c 6h",
    "5c 9h 7c",
    "8s Qs Ks Js 9s Jd Ts",
  ],
};
const STORY =
  "2 bring-in, 3 fold, 4 fold, 5 fold, 6 fold, 7 fold, 8 complete, 1 call, 2 fold, " +
  "1 check, 8 bet, 1 call, 1 check, 8 bet, 1 call, 8 bet, 1 raise, 8 call, 8 check, 1 bet, 8 raise, 1 call";

test("the worked hand of the house document: seat 8 wins 212 chips with its straight flush", () => {
  const hand = playOut(dealSpot(WORKED), STORY);
  expect(hand.turn).toBeUndefined();
  expect(nets(hand, 8)).toEqual([-98, -6, -2, -2, -2, -2, -2, 114]);
  expect(hand.awards).toEqual([{ pot: 0, side: "high", seat: 8, amount: 212 }]);
});

test("the worked hand: seat 2 brings it in, ace high opens fourth, seat 8's jacks open sixth and seventh", () => {
  const openers = ["third", "fourth", "fifth", "sixth", "seventh"].map((street) => {
    const hand = dealSpot(WORKED);
    for (const deed of STORY.split(", ")) {
      if (hand.turn?.street === street) break;
      playOut(hand, deed);
    }
    return hand.seatToAct;
  });
  expect(openers).toEqual([2, 1, 1, 8, 8]);
});

test("the worked hand: seat 8 raised last and shows first; seat 1 is beaten and mucks", () => {
  const { events } = playOut(dealSpot(WORKED), STORY);
  expect(events.slice(-3).map(({ kind }) => kind)).toEqual(["show", "muck", "award"]);
});
