import { describe, expect, test } from "vitest";
import { findHands } from "./find-hands.ts";
import { factsOf, type HandFacts } from "./hand-facts.ts";
import { readQuery, type HandQuery } from "./hand-query.ts";
import { remarkOn } from "./remark.ts";
import { played, type Told } from "./told-hand.cases.ts";

const BOTS = ["ann", "bob", "cy", "dee", "eve", "flo", "gus", "hal", "bob#2"];

/** Hands to look for, by name. */
const TOLD: Readonly<Record<string, Told>> = {
  // Ann has aces full, bob quad sixes
  boat: { cards: ["As Ad Kc Kd 9h 9s Ac", "6c 6d 2c 6h 8c Jh 6s"], play: "2 bring-in", thenCheckOrCall: true },
  // Bob folds a flush to a bet on seventh street, and ann had a pair
  bluff: {
    cards: ["As Ad Kc 3d 9h 4s Qc", "6h 8h 2h 7h 8c Jh 6s"],
    play: "2 bring-in, 1 call, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check, 1 bet, 2 fold",
  },
  fault: {
    cards: ["As Ad Kc 3d 9h 4s Qc", "6h 8h 2h 7h 8c Jh 6s"],
    play: "2 bring-in, 1 complete, 2 fold",
    faults: { 2: "late" },
  },
  scoop: {
    game: "stud8",
    cards: ["As 2d 3c 4d 5h 9s Qc", "6h 6d 2h Kh 8c Jh 9d"],
    play: "2 bring-in",
    thenCheckOrCall: true,
  },
  halves: {
    game: "stud8",
    cards: ["As Ad Kc Kd 9h 9s Qc", "2c 3d 4h 7s 8c Jh Jd"],
    play: "2 bring-in",
    thenCheckOrCall: true,
  },
  razz: {
    game: "razz",
    cards: ["As 2d 3c 4d 7h 9s Qc", "Ah 2h 3d 4s 6c Jh 9d"],
    play: "2 bring-in, 1 complete, 2 call",
    thenCheckOrCall: true,
  },
  short: { cards: ["As Ad Kc Kd 9h 9s Qc", "2c 3d 4h 7s 8c Jh Jd"], stacks: [6, 1000], play: "2 bring-in, 1 call" },
  eight: {
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
  },
};

const NAMES = Object.keys(TOLD);
const HANDS: HandFacts[] = NAMES.map((name, number) => {
  const { record, deal } = played(TOLD[name]!);
  return factsOf({ ...record, id: `0.0.${number}` }, deal);
});
const hand = (name: string): HandFacts => HANDS[NAMES.indexOf(name)]!;

/** Names of the hands that a search finds, in its order, each with what is told of it. */
const found = (query: string | HandQuery): [string, string][] =>
  findHands(HANDS, readQuery(typeof query === "string" ? { q: query } : query, BOTS)).map(({ id, told }) => [
    NAMES[Number(id.split(".")[2])]!,
    told,
  ]);

describe("a search finds", () => {
  test.each([
    ["lost with a full house", [["boat", "ann loses with aces full of kings"]]],
    ["ann lost with a full house", [["boat", "ann loses with aces full of kings"]]],
    ["bob lost with a full house", []],
    ["hands that bob won with quads", [["boat", "bob wins with quad sixes"]]],
    ["lost with a boat of ann", [["boat", "ann loses with aces full of kings"]]],
    ["with aces full of kings", [["boat", "ann loses with aces full of kings"]]],
    ["won with a wheel", [["scoop", "ann wins with five-high straight, wheel"]]],
    ["lost with a seven-four low", [["razz", "ann loses with seven-four low"]]],
    ["won with a six low", [["razz", "bob wins with six-four low"]]],
    ["bob folded the winner on seventh street", [["bluff", "bob folds the winner on seventh street"]]],
    [
      "folds the best hand",
      [
        ["bluff", "bob folds the winner on seventh street"],
        ["fault", "bob folds the winner on third street"],
      ],
    ],
    ["folded the winner of bob on 3rd", [["fault", "bob folds the winner on third street"]]],
    ["ann folded the winner", []],
    ["faults", [["fault", "a late answer of bob"]]],
    ["faults of bob", [["fault", "a late answer of bob"]]],
    ["bob's faults", [["fault", "a late answer of bob"]]],
    ["late answers by bob", [["fault", "a late answer of bob"]]],
    ["illegal", []],
    ["ann scooped", [["scoop", "ann scoops"]]],
    ["split pots", [["halves", "split pot"]]],
    ["ann is all-in", [["short", "ann is all-in"]]],
    ["one card for all", [["eight", "one card for all"]]],
    ["faults on seventh street", []],
    ["showdown between gus and hal", [["eight", expect.stringContaining("gus king-high straight flush")]]],
    ["gus vs hal", [["eight", expect.stringContaining("hal king-high straight flush")]]],
    [
      "pots over 10, without a showdown",
      [
        ["bluff", "bob folds the winner on seventh street"],
        ["fault", "a late answer of bob"],
      ],
    ],
  ])("%s", (query, hands) => {
    expect(found(query)).toEqual(hands);
  });

  test("a street that was reached", () => {
    expect(found("seventh street").map(([name]) => name)).not.toContain("fault");
    expect(found("3rd street")).toHaveLength(HANDS.length);
  });

  test("hands of one bot, hands from so many chips on", () => {
    expect(found({ bot: "hal" })).toHaveLength(1);
    expect(found({ least: "48" }).map(([name]) => name)).toEqual(["eight"]);
  });
});

test("the biggest pots come first, or the biggest losses and wins of a bot, or the order of the run", () => {
  const pots = found("").map(([name]) => hand(name).pot);
  expect(pots).toEqual(pots.toSorted((a, b) => b - a));
  const losses = found("biggest losses of bob").map(([name]) => hand(name).seats[1]!.net);
  expect(losses).toEqual(losses.toSorted((a, b) => a - b));
  const wins = found({ sort: "win", bot: "bob" }).map(([name]) => hand(name).seats[1]!.net);
  expect(wins).toEqual(wins.toSorted((a, b) => b - a));
  expect(found({ sort: "hand" }).map(([name]) => name)).toEqual(NAMES);
});

test("what was understood is said, and what was not", () => {
  const understood = (q: string): string => readQuery({ q }, BOTS).understood;
  expect(understood("")).toBe("All hands, biggest pots first.");
  expect(understood("ann lost with a full house")).toBe(
    "Hands in which ann lost with a full house, biggest pots first.",
  );
  expect(understood("faults of bob on 7th")).toBe(
    "Hands with a fault of bob and that were dealt seventh street, biggest pots first.",
  );
  expect(understood("bob folded the winner on 5th street")).toBe(
    "Hands in which bob folded on fifth street and would have won, had it stayed, biggest pots first.",
  );
  expect(understood("the biggest losses of cy")).toBe("Hands in which cy sat, biggest losses of cy first.");
  expect(understood("faults of bbo")).toBe(
    `Hands with a fault, biggest pots first. Not understood: "bbo". The bots of this run are ${BOTS.join(", ")}.`,
  );
  expect(readQuery({ least: "-3", sort: "size", bot: "zed" }, BOTS).understood).toContain('"zed", "-3", "size"');
});

test("a bot is known by its whole name, whatever words are in it", () => {
  expect(readQuery({ q: "all-in lost with a flush" }, [...BOTS, "all-in"]).understood).toContain(
    "in which all-in lost with a flush",
  );
  expect(readQuery({ q: "BOB#2 all in" }, BOTS).understood).toContain("in which bob#2 was all-in");
});

test.each([
  ["boat", "ann loses with aces full of kings"],
  ["bluff", "bob folds the winner on seventh street"],
  ["fault", "a late answer of bob"],
  ["scoop", "ann scoops"],
  ["halves", "split pot"],
  ["razz", "bob wins with six-four low"],
  ["short", "ann is all-in"],
  ["eight", "ann loses with seven-high straight flush"],
])("what is special about %s: %s", (name, told) => {
  expect(remarkOn(hand(name))).toBe(told);
});
