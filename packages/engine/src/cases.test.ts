import { describe, expect, test } from "vitest";
import { dealSpot, offered, playOut, type Spot } from "./spot.fixture.ts";
import type { Hand } from "./hand.ts";

/** Faults that others had (cases 1 to 25), those that are the engine's. */
const kinds = (hand: Hand, kind: string): unknown[] => hand.events.filter((event) => event.kind === kind);
const wins = (hand: Hand): string[] =>
  hand.awards.map(({ pot, side, seat, amount }) => `${pot} ${side} ${seat} ${amount}`);

const two = ["Kc Qd 2c 5h 9h Jh 3d", "Ah Ad 7d 8s Ts 4s 6c"];
const three = [...two, "Jc Js Kd Qh 6d 4c 9s"];
const limit = (smallBet: number, bringIn: number, ante: number): NonNullable<Spot["stakes"]> => ({
  ante,
  bringIn,
  smallBet,
  bigBet: smallBet * 2,
});

test("case 1: a bet is the whole 60 though the other has 45; 15 goes back, the pot grows by 90", () => {
  const hand = dealSpot({ cards: two, stakes: limit(30, 10, 2), stacks: [1000, 2 + 10 + 45] });
  playOut(hand, "1 bring-in, 2 call, 2 check, 1 check, 2 check, 1 check");
  expect(offered(hand)).toBe("check bet:60");
  playOut(hand, "1 bet, 2 call");
  expect(kinds(hand, "returned")).toEqual([{ kind: "returned", seat: 1, amount: 15 }]);
  expect(hand.awards.reduce((all, { amount }) => all + amount, 0)).toBe(4 + 20 + 90);
});

test("case 2: in razz the wheel is best, its straight and flush do not matter", () => {
  const cards = ["5h 4h 3h 2h Ah Ks Kd", "6s 4d 3s 2d Ac Qs Qd"];
  const hand = playOut(dealSpot({ game: "razz", cards, stacks: [8, 8] }), "2 complete, 1 call");
  expect(wins(hand)).toEqual(["0 low 1 16"]);
});

test("case 4: cards are kept in order, the third downcard last", () => {
  const hand = dealSpot({ cards: ["As Kd 7h 8c 9s 2d Qc", "2h 3h 4h 5c 6c 7c Js"], stacks: [6, 6] });
  playOut(hand, "2 bring-in, 1 call");
  expect(hand.cardsOf(1).join(" ")).toBe("As Kd 7h 8c 9s 2d Qc");
});

test("case 5: both all-in on third street: four more cards each, no question, then the showdown", () => {
  const hand = playOut(dealSpot({ cards: two, stacks: [8, 8] }), "1 complete, 2 call");
  expect(hand.turn).toBeUndefined();
  expect([hand.cardsOf(1).length, hand.cardsOf(2).length]).toEqual([7, 7]);
});

test("case 6: stud8, one hand takes both halves of 198: 99 and 99", () => {
  const cards = ["4h 5h 8s 4s 3h 6h 8h", "7s 7d Jc Tc As 5s Jh"];
  const hand = playOut(
    dealSpot({ game: "stud8", cards, stacks: [99, 99], stakes: limit(98, 10, 1) }),
    "1 complete, 2 call",
  );
  expect(wins(hand)).toEqual(["0 high 1 99", "0 low 1 99"]);
});

test("case 7: 120, 400, 800, 1200: the completion is wager 1, so 1600 is allowed at a cap of 4", () => {
  const hand = dealSpot({ cards: three, stakes: limit(400, 120, 40), stacks: [9000, 9000, 9000] });
  playOut(hand, "1 bring-in, 2 complete, 3 raise, 1 raise");
  expect(offered(hand)).toBe("fold call:800 raise:1200");
  expect(offered(playOut(hand, "2 raise"))).toBe("fold call:800");
});

test("case 8: antes of 7 and 6: one chip back, pot 12, all streets, nobody acts", () => {
  const hand = dealSpot({ game: "razz", cards: two, stakes: { ante: 7 }, stacks: [1000, 6] });
  expect([kinds(hand, "returned"), kinds(hand, "action")]).toEqual([[{ kind: "returned", seat: 1, amount: 1 }], []]);
  expect(hand.awards.reduce((all, { amount }) => all + amount, 0)).toBe(12);
  expect(kinds(hand, "street")).toHaveLength(5);
});

test("case 9: a seat all-in on its ante gets seven cards and wins its part of the pot", () => {
  const cards = ["Ac Kc Qc Jc Tc 2d 3d", "2c 5d 2s 9h 9d 8h 7s", "4c 6d 3s 8d Th Jh 5c"];
  const hand = playOut(
    dealSpot({ cards, stacks: [2, 1000, 1000] }),
    "2 bring-in, 3 complete, 2 call, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check",
  );
  expect(hand.cardsOf(1)).toHaveLength(7);
  expect(wins(hand)).toEqual(["1 high 2 16", "0 high 1 6"]);
});

test("case 10: completed to 25 with 18.90 behind beyond the bring-in: a call for 18.90, never a negative raise", () => {
  const hand = dealSpot({
    cards: two,
    stakes: { ante: 100, bringIn: 1000, smallBet: 2500, bigBet: 5000 },
    stacks: [100 + 1000 + 1490, 90_000],
  });
  expect(offered(playOut(hand, "1 bring-in, 2 complete"))).toBe("fold call:1490");
});

test("case 11: the low card opens with the full bet: no bring-in, the others owe the full bet", () => {
  const hand = playOut(dealSpot({ cards: three }), "1 complete");
  expect(offered(hand)).toBe("fold call:8 raise:16");
  expect(hand.viewFrom(2).wagers).toBe(1);
});

test("case 12: bring-in 25, completed to 100: the bring-in seat adds 75, a seat with nothing in adds 100", () => {
  const hand = dealSpot({ cards: three, stakes: limit(100, 25, 5) });
  expect(offered(playOut(hand, "1 bring-in, 2 complete"))).toBe("fold call:100 raise:200");
  expect(offered(playOut(hand, "3 call"))).toBe("fold call:75 raise:175");
});

test("case 14: 10/20, bring-in 3: fold, call 3 or complete to 10; then 20, 30, 40, and capped", () => {
  const hand = playOut(dealSpot({ cards: three, stakes: limit(10, 3, 1) }), "1 bring-in");
  const sets = [offered(hand)];
  for (const deed of ["2 complete", "3 raise", "1 raise", "2 raise"]) sets.push(offered(playOut(hand, deed)));
  expect(sets).toEqual([
    "fold call:3 complete:10",
    "fold call:10 raise:20",
    "fold call:17 raise:27",
    "fold call:20 raise:30",
    "fold call:20",
  ]);
});

describe("case 15: an open pair on fourth street at 10/20", () => {
  const paired = ["Kc Qd 2c 5h 9h Jh 3d", "Ah Ad 7d 7s Ts 4s 6c", "Jc Js Kd Qh 6d 4c 9s"];
  const fourth = (): Hand =>
    playOut(
      dealSpot({ cards: paired, rules: { openPair: "any" }, stakes: limit(10, 5, 1) }),
      "1 bring-in, 2 call, 3 call",
    );
  test.each([
    ["bet 10 or 20", "", "check bet:10 bet-big:20"],
    ["facing 10: raise to 20 or 30", "2 bet", "fold call:10 raise:20 raise-big:30"],
    ["facing 20: raise to 40 only", "2 bet-big", "fold call:20 raise:40"],
    ["the owner checks: the others keep both sizes", "2 check", "check bet:10 bet-big:20"],
  ])("%s", (_, told, expected) => {
    const hand = fourth();
    expect(offered(told === "" ? hand : playOut(hand, told))).toBe(expected);
  });
});

test("case 16: all-in for 10, two go on to 30: main pot 30 for three, side pot 40 for two", () => {
  const cards = ["Ac Ad 2c Ah 9h Jh 3d", "Kc Kd 7d 8s Ts 4s 6c", "Jc Js Qd Qh 6d 4c 9s"];
  const hand = dealSpot({ cards, stakes: limit(10, 3, 0), stacks: [10, 1000, 1000] });
  playOut(
    hand,
    "1 complete, 2 raise, 3 raise, 2 call, 3 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check, 2 check",
  );
  expect(wins(hand)).toEqual(["1 high 3 40", "0 high 1 30"]);
});

test("case 17: eight antes of 2, all fold to the bring-in of 3: it nets +14 and its 3 comes back", () => {
  const cards = ["Kc Qd 2c", "Ah Ad 7d", "Jc Js Kd", "4c 4d 9s", "5c 5d Ts", "6c 6d Th", "8c 8d Jh", "3c 3d Qh"];
  const hand = playOut(
    dealSpot({ cards, stakes: limit(10, 3, 2) }),
    "1 bring-in, 2 fold, 3 fold, 4 fold, 5 fold, 6 fold, 7 fold, 8 fold",
  );
  expect([hand.net(1), kinds(hand, "returned")]).toEqual([14, [{ kind: "returned", seat: 1, amount: 3 }]]);
});

test("case 18: a stack of 19 and an ante of 20: it antes 19 and is all-in", () => {
  const hand = dealSpot({ cards: three, stakes: limit(100, 30, 20), stacks: [19, 1000, 1000] });
  expect([hand.events[0], hand.stack(1)]).toEqual([{ kind: "ante", seat: 1, amount: 19 }, 0]);
});

test("case 20: all-in and called only by the one seat with chips: no further question, the cards run out", () => {
  const hand = playOut(dealSpot({ cards: three, stacks: [1000, 6, 1000] }), "1 bring-in, 2 call, 3 fold");
  expect([hand.turn, hand.cardsOf(2).length]).toEqual([undefined, 7]);
});

test("case 21: on seventh street the bettor shows first and the beaten caller mucks, unseen", () => {
  const calm = "1 bring-in, 2 call, 2 check, 1 check, 2 check, 1 check, 1 check, 2 check";
  const hand = playOut(dealSpot({ cards: two }), `${calm}, 1 check, 2 bet, 1 call`);
  expect(hand.events.slice(-3).map((event) => `${event.kind} ${"seat" in event ? event.seat : ""}`)).toEqual([
    "show 2",
    "muck 1",
    "award 2",
  ]);
  expect(JSON.stringify(hand.events)).not.toContain(hand.cardsOf(1)[6]!);
});

test("case 22: a bet of 8 that nobody calls goes back first; rake is on the pot without it", () => {
  const rake = { rate: 0.1, cap: 100, smallestPot: 0, unit: 1 };
  const hand = playOut(
    dealSpot({ cards: two, stakes: limit(8, 4, 11), rules: { rake } }),
    "1 bring-in, 2 call, 2 bet, 1 fold",
  );
  expect(hand.events.slice(-3)).toEqual([
    { kind: "returned", seat: 2, amount: 8 },
    { kind: "rake", pot: 0, amount: 3 },
    { kind: "award", pot: 0, side: "unopposed", seat: 2, amount: 27 },
  ]);
});

test("case 23: an all-in raise of less than half: the two who acted may only call .90", () => {
  const hand = dealSpot({
    cards: three,
    stakes: { ante: 50, bringIn: 75, smallBet: 250, bigBet: 500 },
    stacks: [50 + 75 + 1090, 9000, 9000],
  });
  playOut(hand, "1 bring-in, 2 call, 3 call, 3 check, 1 check, 2 check, 3 check, 1 bet, 2 raise, 3 call, 1 raise");
  expect(offered(hand)).toBe("fold call:90");
  expect(offered(playOut(hand, "2 call"))).toBe("fold call:90");
});

test("case 24: bet 200, raise 400, all-in 585 counts: raise to 785, all-in 758, 27 goes back; two side pots", () => {
  const cards = [...three, "9c 9d Qc 3h 5c 7c Kh"];
  const calm =
    "1 bring-in, 2 call, 3 call, 4 call, 3 check, 4 check, 1 check, 2 check, 3 check, 4 check, 1 check, 2 check, 3 check, 4 check, 1 check, 2 check";
  const hand = dealSpot({
    cards,
    stakes: { ante: 5, bringIn: 30, smallBet: 100, bigBet: 200 },
    stacks: [9000, 35 + 585, 9000, 35 + 758],
  });
  playOut(hand, calm);
  playOut(hand, "3 bet, 4 call, 1 raise, 2 raise");
  expect(offered(hand)).toBe("fold call:385 raise:585");
  playOut(hand, "3 raise, 4 call, 1 fold");
  expect(kinds(hand, "returned")).toEqual([{ kind: "returned", seat: 3, amount: 27 }]);
  expect(new Set(hand.awards.map(({ pot }) => pot)).size).toBe(2);
});

test("case 25: the best board is all-in on fifth: the next live seat with chips opens fifth, sixth and seventh", () => {
  const cards = ["Kc Qd 2c 5h 9h Jh 3d", "Jc Js Kd Qh 6d 4c 9s", "Ah Ad 7d 7s Ts 4s 6c"];
  const hand = dealSpot({ cards, stacks: [1000, 1000, 2 + 4 + 8], rules: { openPair: "none" } });
  playOut(hand, "1 bring-in, 2 call, 3 call, 3 bet, 1 call, 2 call");
  for (const street of ["fifth", "sixth", "seventh"]) {
    expect([hand.turn?.street, hand.seatToAct]).toEqual([street, 1]);
    playOut(hand, "1 check, 2 check");
  }
});
