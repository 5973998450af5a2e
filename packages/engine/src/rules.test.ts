import { describe, expect, test } from "vitest";
import type { Hand } from "./hand.ts";
import { dealSpot, nets, offered, playOut, type Spot } from "./spot.fixture.ts";

/** Sixteen filler cards for seats whose cards do not matter, by seat; no two spots here share one with a told card. */
const three = ["Kc Qd 2c 5h 9h Jh 3d", "Ah Ad 7d 8s Ts 4s 6c", "Jc Js Kd Qh 6d 4c 9s"];

const allInAnte = (overrides: Partial<Spot> = {}): Spot => ({ cards: three, stacks: [2, 1000, 1000], ...overrides });

describe("the games", () => {
  const cards = ["2c 3c 4c 5d 7s Kd Qh", "9d 9h 8h 9c Ts Th Qs"];
  test.each([
    ["R1 stud pays the best high hand", "stud", "1 complete, 2 call", ["0 high 2 16"]],
    ["R1 razz pays the best low", "razz", "2 complete, 1 call", ["0 low 1 16"]],
    ["R1 stud8 pays half to each", "stud8", "1 complete, 2 call", ["0 high 2 8", "0 low 1 8"]],
  ] as const)("%s", (_, game, told, wins) => {
    const hand = playOut(dealSpot({ game, cards, stacks: [8, 8] }), told);
    expect(hand.awards.map(({ pot, side, seat, amount }) => `${pot} ${side} ${seat} ${amount}`)).toEqual(wins);
  });
});

describe("R2 the bring-in", () => {
  const doors = (game: Spot["game"], a: string, b: string, c: string, rules: Spot["rules"] = {}): Hand =>
    dealSpot({ ...(game && { game }), rules, cards: [`3c 4c ${a}`, `3d 4d ${b}`, `3h 4h ${c}`] });
  test.each([
    ["R2 the lowest door card brings it in", "stud", "Ks", "2h", "9c", 2],
    ["R2 an ace is high", "stud", "As", "Kh", "Qc", 3],
    ["R2 the lower suit settles a tie: clubs under diamonds under hearts under spades", "stud8", "2s", "2d", "2h", 2],
    ["R2 in razz the highest door card brings it in, and the ace is low", "razz", "As", "Qh", "Kc", 3],
    ["R2 in razz the higher suit settles a tie", "razz", "Kc", "Ks", "Kh", 2],
  ] as const)("%s", (_, game, a, b, c, seat) => {
    expect(doors(game, a, b, c).seatToAct).toBe(seat);
  });
  test("R2 by position the seat dealt first brings it in", () => {
    const cards = ["3c 4c 2s", "3d 4d 2d", "3h 4h 2h"];
    expect(dealSpot({ cards, rules: { bringInTie: "position" }, firstSeat: 3 }).seatToAct).toBe(3);
  });
});

describe("R3 opening third street", () => {
  test("R3 the bring-in seat brings it in or completes, and nothing else", () => {
    const hand = dealSpot({ cards: three });
    expect(offered(hand)).toBe("bring-in:4 complete:8");
    expect(hand.whyNot("fold")).toBe("Seat 1 cannot fold: it must bring it in or complete on third street");
  });
  test("R3 a short bring-in is all-in, and the others owe the whole of it", () => {
    const hand = playOut(dealSpot({ cards: three, stacks: [5, 1000, 1000] }), "1 bring-in");
    expect(offered(hand)).toBe("fold call:4 complete:8");
  });
  test("R3 the low card all-in from the ante brings nothing in: its left acts first and may fold", () => {
    const hand = dealSpot(allInAnte());
    expect([hand.seatToAct, offered(hand)]).toEqual([2, "fold call:4 complete:8"]);
  });
  test("R3 left-brings-in forces the seat to its left, not the next-lowest card", () => {
    const hand = dealSpot(allInAnte({ rules: { allInLowCard: "left-brings-in" } }));
    expect([hand.seatToAct, offered(hand)]).toEqual([2, "bring-in:4 complete:8"]);
  });
});

describe("R4 completion", () => {
  test("R4 everybody facing the bring-in may fold, call or complete to the small bet", () => {
    expect(offered(playOut(dealSpot({ cards: three }), "1 bring-in"))).toBe("fold call:4 complete:8");
  });
  test("R4 without a completion the bring-in seat does not act again", () => {
    const hand = playOut(dealSpot({ cards: three }), "1 bring-in, 2 call, 3 call");
    expect(hand.turn?.street).toBe("fourth");
  });
  test("R4 after a completion the bring-in seat may raise", () => {
    expect(offered(playOut(dealSpot({ cards: three }), "1 bring-in, 2 complete, 3 fold"))).toBe("fold call:4 raise:12");
  });
});

const toFifth = "1 bring-in, 2 call, 3 call, 3 check, 1 check, 2 check";

describe("R5 sizes", () => {
  test("R5 small bet on fourth, big bet on fifth", () => {
    const hand = playOut(dealSpot({ cards: three }), "1 bring-in, 2 call, 3 call");
    expect(offered(hand)).toBe("check bet:8");
    expect(offered(playOut(hand, "3 check, 1 check, 2 check"))).toBe("check bet:16");
  });
  test("R5 no raise is offered that nobody could call", () => {
    const hand = playOut(dealSpot({ cards: three.slice(0, 2), stacks: [1000, 10] }), "1 bring-in, 2 complete");
    expect(offered(hand)).toBe("fold call:4");
  });
});

describe("R6 the cap", () => {
  const war = "1 bring-in, 2 complete, 3 raise, 1 raise, 2 raise";
  test("R6 a completion and three raises, then fold or call", () => {
    const hand = playOut(dealSpot({ cards: three }), war);
    expect(offered(hand)).toBe("fold call:16");
    expect(hand.whyNot("raise")).toBe("Seat 3 cannot raise: the cap of 4 bets is reached on third street");
  });
  test("R6 lifted-by-street lifts it only on a street that began heads-up", () => {
    const rules = { headsUpCap: "lifted-by-street" } as const;
    expect(offered(playOut(dealSpot({ cards: three, rules }), `${war}, 3 fold`))).toBe("fold call:8");
    const two = dealSpot({ cards: three.slice(0, 2), rules });
    expect(offered(playOut(two, "1 complete, 2 raise, 1 raise, 2 raise"))).toBe("fold call:8 raise:16");
  });
  test("R6 lifted-by-hand lifts it as soon as two are left", () => {
    const hand = dealSpot({ cards: three, rules: { headsUpCap: "lifted-by-hand" } });
    expect(offered(playOut(hand, `${war}, 3 fold`))).toBe("fold call:8 raise:16");
  });
});

describe("R7 short all-ins", () => {
  const short = (stack: number, rules: Spot["rules"] = {}): Hand =>
    dealSpot({ cards: three, stacks: [1000, stack, 1000], rules });
  test("R7 half a bet or more counts, and the next raise is a full bet above it", () => {
    const hand = playOut(short(2 + 4 + 28), `${toFifth}, 3 bet, 1 call, 2 raise`);
    expect(offered(hand)).toBe("fold call:12 raise:28");
  });
  test("R7 less than half does not reopen the betting for who has acted", () => {
    const hand = playOut(short(2 + 4 + 20), `${toFifth}, 3 bet, 1 call, 2 raise`);
    expect(offered(hand)).toBe("fold call:4");
    expect(hand.whyNot("raise")).toBe(
      "Seat 3 cannot raise: it has acted, and no full raise came since on fifth street",
    );
  });
  test("R7 who has not acted completes a short bet to the full amount", () => {
    const hand = dealSpot({ cards: three, stacks: [1000, 1000, 2 + 4 + 5] });
    expect(offered(playOut(hand, `${toFifth}, 3 bet`))).toBe("fold call:5 raise:16");
  });
  test("R7 short raises that add up to a full bet reopen it", () => {
    const cards = [...three, "9c 9d 8h 3h 5c 7c Kh"];
    const hand = dealSpot({ cards, stacks: [2 + 4 + 23, 1000, 1000, 2 + 4 + 16] });
    playOut(hand, "1 bring-in, 2 call, 3 call, 4 call, 3 check, 4 check, 1 check, 2 check");
    expect(offered(playOut(hand, "3 bet, 4 call, 1 raise, 2 call"))).toBe("fold call:7");
  });
  test("R7 full-bet: a short wager leaves the next raise a full bet above it", () => {
    const hand = playOut(short(2 + 4 + 20, { partialWager: "full-bet" }), `${toFifth}, 3 bet`);
    expect(offered(playOut(hand, "1 call, 2 raise"))).toBe("fold call:4");
  });
});

describe("R8 an open pair on fourth street", () => {
  const paired = ["Kc Qd 2c 5h 9h Jh 3d", "Ah Ad 7d 7s Ts 4s 6c", "Jc Js Kd Qh 6d 4c 9s"];
  const fourth = (openPair: "none" | "holder" | "any", game: NonNullable<Spot["game"]> = "stud"): Hand =>
    playOut(dealSpot({ cards: paired, game, rules: { openPair } }), "1 bring-in, 2 call, 3 call");
  test.each([
    ["R8 none: the small bet always", "none", "check bet:8", "check bet:8"],
    ["R8 holder: only the pair's owner may bet double", "holder", "check bet:8 bet-big:16", "check bet:8"],
    ["R8 any: everybody may, also after the owner checked", "any", "check bet:8 bet-big:16", "check bet:8 bet-big:16"],
  ] as const)("%s", (_, openPair, owner, next) => {
    const hand = fourth(openPair);
    expect(offered(hand)).toBe(owner);
    expect(offered(playOut(hand, "2 check"))).toBe(next);
  });
  test("R8 a small bet may be raised either way, a big one only by the big bet", () => {
    expect(offered(playOut(fourth("any"), "2 bet"))).toBe("fold call:8 raise:16 raise-big:24");
    expect(offered(playOut(fourth("any"), "2 bet-big"))).toBe("fold call:16 raise:32");
  });
  test("R8 classic: the holder in stud, nobody in razz", () => {
    const opened = (game: "stud" | "razz", told: string): string =>
      offered(playOut(dealSpot({ game, cards: paired }), told));
    expect(opened("stud", "1 bring-in, 2 call, 3 call")).toContain("bet-big");
    expect(opened("razz", "3 bring-in, 1 call, 2 call")).not.toContain("bet-big");
  });
});

describe("R9 first to act", () => {
  const fourthStreet = (
    game: Spot["game"],
    cards: readonly string[],
    told: string,
    rules: Spot["rules"] = {},
  ): number => playOut(dealSpot({ game: game!, cards, rules }), told).seatToAct;
  const tie = ["3c 4c 2c Ad", "3d 4d Ac 2d", "3h 4h 9h 8h"];
  test("R9 the best board; in razz the lowest", () => {
    expect(fourthStreet("stud", three, "1 bring-in, 2 call, 3 call")).toBe(3);
    expect(fourthStreet("razz", three, "3 bring-in, 1 call, 2 call")).toBe(1);
  });
  test("R9 a tie of boards goes to the seat dealt first, in stud perhaps by suit", () => {
    expect(fourthStreet("stud", tie, "1 bring-in, 2 call, 3 call")).toBe(1);
    expect(
      fourthStreet("stud", ["3c 4c 2c Ac", "3d 4d Ad 2d", "3h 4h 9h 8h"], "1 bring-in, 2 call, 3 call", {
        boardTie: "suit",
      }),
    ).toBe(2);
    expect(
      fourthStreet("stud8", ["3c 4c 2c Ac", "3d 4d Ad 2d", "3h 4h 9h 8h"], "1 bring-in, 2 call, 3 call", {
        boardTie: "suit",
      }),
    ).toBe(1);
  });
  test("R9 when the best board is all-in, the next seat with chips acts", () => {
    const hand = playOut(dealSpot({ cards: three, stacks: [1000, 1000, 6] }), "1 bring-in, 2 call, 3 call");
    expect(hand.seatToAct).toBe(1);
  });
});

describe("R10 the end of the betting", () => {
  test("R10 a walk: the bring-in goes back, nothing is shown, no more cards are dealt", () => {
    const hand = playOut(dealSpot({ cards: three }), "1 bring-in, 2 fold, 3 fold");
    expect(nets(hand, 3)).toEqual([4, -2, -2]);
    expect(hand.events.filter(({ kind }) => kind === "show" || kind === "community")).toEqual([]);
    expect(hand.cardsOf(1)).toHaveLength(3);
  });
  test("R10 with one stack left nobody is asked and the cards run out", () => {
    const hand = playOut(dealSpot({ cards: three.slice(0, 2), stacks: [1000, 6] }), "1 bring-in, 2 call");
    expect(hand.turn).toBeUndefined();
    expect(hand.cardsOf(1)).toHaveLength(7);
  });
  test("R10 foldWhenFree lets a seat fold that owes nothing", () => {
    const hand = playOut(dealSpot({ cards: three, rules: { foldWhenFree: true } }), "1 bring-in, 2 call, 3 call");
    expect(offered(hand)).toBe("fold check bet:8");
  });
});

describe("R13 uncalled bets", () => {
  test("R13 antes of 7 and 6: one chip goes back, the pot is 12", () => {
    const hand = dealSpot({ cards: three.slice(0, 2), stacks: [6, 1000], stakes: { ante: 7 } });
    expect(hand.events.find(({ kind }) => kind === "returned")).toEqual({ kind: "returned", seat: 2, amount: 1 });
    expect(Math.abs(hand.net(1))).toBe(6);
  });
});

describe("R14 to R16 pots, halves and odd chips", () => {
  test("R14 side pots go only to seats that paid into them", () => {
    const hand = playOut(dealSpot({ cards: three, stacks: [1000, 12, 1000] }), "1 complete, 2 raise, 3 raise, 1 call");
    expect(hand.turn?.seat).toBe(3);
  });
  test("R15 no low in a pot: the high takes it whole", () => {
    const cards = ["Kc Kd 2c Kh 9h Jh Qd", "Ah Ad 7d Ts Tc 4s Jc"];
    const hand = playOut(dealSpot({ game: "stud8", cards, stacks: [8, 8] }), "1 complete, 2 call");
    expect(hand.awards).toEqual([{ pot: 0, side: "high", seat: 1, amount: 16 }]);
  });
  const tied = ["2c 3c 4c 5d 6s Kd Qh", "2d 3d 4d 5c 6h Kh Qs"];
  test("R16 the odd chip between equals goes to the higher suit among the five cards", () => {
    const hand = dealSpot({
      cards: [...tied, "7c 8d 9s Jh Jc 2h 9h"],
      stacks: [7, 7, 1],
      stakes: { ante: 1, bringIn: 2, smallBet: 6, bigBet: 12 },
    });
    playOut(hand, "1 complete, 2 call");
    expect(hand.awards.filter(({ pot }) => pot === 0).map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
  test("R16 by position it goes to the seat dealt first", () => {
    const hand = dealSpot({
      cards: [...tied, "7c 8d 9s Jh Jc 2h 9h"],
      firstSeat: 2,
      stacks: [7, 7, 1],
      stakes: { ante: 1, bringIn: 2, smallBet: 6, bigBet: 12 },
      rules: { oddChip: "position" },
    });
    playOut(hand, "1 complete, 2 call");
    expect(hand.awards.filter(({ pot }) => pot === 0).map(({ seat, amount }) => [seat, amount])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });
});

describe("R17 showing", () => {
  const checked =
    "1 bring-in, 2 call, 3 call, 3 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check, 1 check, 2 check";
  const order = (hand: Hand): string =>
    hand.events
      .filter(({ kind }) => kind === "show" || kind === "muck")
      .map((event) => `${event.kind} ${"seat" in event ? event.seat : ""}`)
      .join(", ");
  test("R17 on a checked street the opener shows first, or the seat dealt first; the beaten muck", () => {
    expect(order(playOut(dealSpot({ cards: three }), `${checked}, 3 check, 1 check, 2 check`))).toBe(
      "show 3, muck 1, show 2",
    );
    expect(
      order(
        playOut(dealSpot({ cards: three, rules: { showFirst: "position" } }), `${checked}, 3 check, 1 check, 2 check`),
      ),
    ).toBe("show 1, show 2, muck 3");
  });
  test("R17 the last to bet on seventh street shows first", () => {
    expect(order(playOut(dealSpot({ cards: three }), `${checked}, 3 check, 1 bet, 2 call, 3 fold`))).toBe(
      "show 1, show 2",
    );
  });
});

describe("R18 rake", () => {
  test("R18 taken after the uncalled bet went back, rounded down to the unit, up to the cap", () => {
    const rake = { rate: 0.1, cap: 100, smallestPot: 0, unit: 1 };
    const hand = playOut(
      dealSpot({ cards: three, rules: { rake } }),
      "1 bring-in, 2 complete, 3 call, 1 fold, 3 bet, 2 fold",
    );
    expect(hand.events.filter(({ kind }) => kind === "rake")).toEqual([{ kind: "rake", pot: 0, amount: 2 }]);
    expect(nets(hand, 3)).toEqual([-6, -10, 14]);
  });
});
