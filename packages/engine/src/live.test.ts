import { expect, test } from "vitest";
import type { Hand } from "./hand.ts";
import { dealSpot, nets, offered, playOut } from "./spot.fixture.ts";

const three = ["Kc Qd 2c 5h 9h Jh 3d", "Ah Ad 7d 8s Ts 4s 6c", "Jc Js Kd Qh 6d 4c 9s"];
const live = { foldWhenFree: true, foldedSeatKeepsCards: true };
const toFourth = "1 bring-in, 2 call, 3 call";
const cardsOf = (hand: Hand): number[] => [1, 2, 3].map((seat) => hand.cardsOf(seat).length);

test("R20 a seat that folds for nothing goes on getting cards, face up and seen, and cannot win", () => {
  const hand = playOut(dealSpot({ cards: three, rules: live }), `${toFourth}, 3 fold, 1 check, 2 check`);
  expect(cardsOf(hand)).toEqual([5, 5, 5]);
  expect(hand.viewFrom(1).players[2]).toMatchObject({ live: false, upcards: ["Kd", "Qh", "6d"] });
  playOut(hand, "2 check, 1 check, 1 check, 2 check, 1 check, 2 check");
  expect(cardsOf(hand)).toEqual([7, 7, 7]);
  expect(hand.net(3)).toBe(-6);
});

test("R20 until somebody bets", () => {
  const hand = playOut(dealSpot({ cards: three, rules: live }), `${toFourth}, 3 fold, 1 check, 2 bet, 1 call`);
  expect(cardsOf(hand)).toEqual([5, 5, 4]);
});

test("R20 a seat that folds to a bet gets no more cards", () => {
  const hand = playOut(dealSpot({ cards: three, rules: live }), `${toFourth}, 3 bet, 1 fold, 2 call`);
  expect(cardsOf(hand)).toEqual([4, 5, 5]);
});

test("R20 needs foldWhenFree", () => {
  expect(() => dealSpot({ cards: three, rules: { foldedSeatKeepsCards: true } })).toThrow("needs foldWhenFree");
});

const exposure = { exposedDowncard: 0.5 };

test("R21 an exposed downcard becomes the door card, and the third card is dealt down", () => {
  const hand = dealSpot({ cards: three, rules: exposure, exposed: "2.0" });
  expect(hand.viewFrom(2)).toMatchObject({ downcards: ["Ad", "7d"] });
  expect(hand.viewFrom(1).players.map(({ upcards }) => upcards)).toEqual([["2c"], ["Ah"], ["Kd"]]);
  expect(hand.seatToAct).toBe(1);
  const second = dealSpot({ cards: three, rules: exposure, exposed: "1.1" });
  expect(second.viewFrom(1)).toMatchObject({ downcards: ["Kc", "2c"] });
  expect(second.seatToAct).toBe(2);
});

test("R21 a hand with both exposed is dead, its ante goes back, and the others play on", () => {
  const hand = dealSpot({ cards: three, rules: exposure, exposed: "1.0 1.1" });
  expect(hand.net(1)).toBe(0);
  expect(hand.cardsOf(1)).toEqual(["Kc", "Qd"]);
  expect(hand.viewFrom(1).downcards).toEqual([]);
  expect([hand.seatToAct, offered(hand)]).toEqual([2, "bring-in:4 complete:8"]);
  playOut(hand, "2 complete, 3 fold");
  expect(nets(hand, 3)).toEqual([0, 2, -2]);
});

test("R21 when one hand or none is left alive, the hand is over", () => {
  const one = dealSpot({ cards: three, rules: exposure, exposed: "1.0 1.1 3.0 3.1" });
  expect([one.turn, nets(one, 3)]).toEqual([undefined, [0, 0, 0]]);
  const none = dealSpot({ cards: three, rules: exposure, exposed: "1.0 1.1 2.0 2.1 3.0 3.1" });
  expect([none.turn, nets(none, 3), none.awards]).toEqual([undefined, [0, 0, 0], []]);
});

test("R21 where the rules do not let it happen, no card is exposed", () => {
  expect(dealSpot({ cards: three, exposed: "1.0 1.1" }).viewFrom(1).downcards).toEqual(["Kc", "Qd"]);
});
