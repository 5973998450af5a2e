import { expect, test } from "vitest";
import { SIZES } from "./columns.ts";
import type { Hand } from "./hand.ts";
import { dealSpot, offered, playOut } from "./spot.fixture.ts";
import type { View } from "./view.ts";

const two = ["Kc Qd 2c 5h 9h Jh 3d", "Ah Ad 7d 8s Ts 4s 6c"];
const seen = (hand: Hand): unknown[] => [hand.turn, offered(hand), hand.events, hand.viewFrom(1), hand.viewFrom(2)];

test("a hand that gave its row up goes on where it was, and so do its views", () => {
  const played = "1 bring-in, 2 complete, 1 raise, 2 call, 2 bet";
  const hand = playOut(dealSpot({ cards: two }), played);
  const mine: View = hand.keepView(1);
  const before = structuredClone([seen(hand), { ...mine }]);
  const others = Array.from({ length: SIZES.rows + 1 }, () => dealSpot({ cards: two }));
  expect([seen(hand), { ...mine }]).toEqual(before);
  expect(offered(hand)).toBe(offered(playOut(dealSpot({ cards: two }), played)));
  playOut(hand, "1 fold");
  expect([hand.net(1), hand.net(2)]).toEqual([-18, 18]);
  expect(others.every((other) => other.seatToAct === 1)).toBe(true);
});

test("more hands in play than rows take turns, each as if it were alone", () => {
  const hands = Array.from({ length: SIZES.rows + 50 }, () => dealSpot({ cards: two }));
  for (const deed of ["1 bring-in", "2 complete", "1 raise", "2 fold"]) for (const hand of hands) playOut(hand, deed);
  expect(new Set(hands.map((hand) => hand.net(1)))).toEqual(new Set([10]));
});

test("a copy is played on its own, whichever of the two gives its row up", () => {
  const hand = playOut(dealSpot({ cards: two }), "1 bring-in");
  const copies = Array.from({ length: SIZES.rows + 1 }, () => hand.after("complete"));
  expect([hand.seatToAct, offered(hand)]).toEqual([2, "fold call:4 complete:8"]);
  expect(new Set(copies.map(offered))).toEqual(new Set(["fold call:4 raise:12"]));
});

test("a log that is longer than its places in the columns loses nothing, in a copy neither", () => {
  const hand = dealSpot({ cards: two, stacks: [9_000_000, 9_000_000], rules: { headsUpCap: "lifted-by-street" } });
  playOut(hand, "1 bring-in, 2 complete");
  for (let raises = 0; raises < 80_000; raises++) hand.play("raise");
  const copy = hand.after("raise");
  const actions = (of: Hand): number => of.events.filter(({ kind }) => kind === "action").length;
  expect(hand.events.length).toBeGreaterThan(SIZES.log / 2);
  expect([actions(hand), actions(copy)]).toEqual([80_002, 80_003]);
  expect(hand.viewFrom(1).history).toHaveLength(80_002);
  expect(hand.events.at(-1)).toEqual({ kind: "action", seat: 2, action: "raise", pays: 16 });
  hand.redeal(2);
  expect(actions(hand)).toBe(0);
  expect(hand.events).toHaveLength(9);
});
