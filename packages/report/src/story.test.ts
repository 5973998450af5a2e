import { check, type Fault, type HandEvent } from "@doorcard/protocol";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { events, recordOf } from "./story.cases.ts";
import { handStory, type StoryOptions } from "./story.ts";

const nameHand: StoryOptions["nameHand"] = (_seat, _cards, side) => (side === "low" ? "an eight-six" : "aces up");

describe("handStory", () => {
  test("reads like this", () => {
    expect(handStory(recordOf({ 6: "crashed", 10: "late" }), events, { nameHand })).toBe(`\
Hand 4.1.12034 · seven card stud · classic rules
  ante 1, bring-in 2, small bet 4, big bet 8 chips
  seat 1 chart    800 chips
  seat 2 odds   1,200 chips, dealt first
  seat 3 rock     800 chips
  every seat antes 1

Third street, 3 chips in the pot
  seat 1 chart  is dealt [As 7d] Ac
  seat 2 odds   is dealt [Kh Kd] 8s
  seat 3 rock   is dealt [Qs Jh] 2d
  seat 3 rock   brings it in for 2
  seat 1 chart  completes to 4
  seat 2 odds   raises to 8
  seat 3 rock   calls 6
  seat 1 chart  calls 4

Fourth street, 27 chips in the pot
  seat 1 chart  is dealt 7h: [As 7d] Ac 7h
  seat 2 odds   is dealt 8d: [Kh Kd] 8s 8d
  seat 3 rock   is dealt 6c: [Qs Jh] 2d 6c
  seat 2 odds   bets 8, the big bet
  seat 3 rock   folds (the bot crashed; the arena folded for it)
  seat 1 chart  calls 8

Fifth street, 43 chips in the pot
  seat 1 chart  is dealt 2c: [As 7d] Ac 7h 2c
  seat 2 odds   is dealt 3c: [Kh Kd] 8s 8d 3c
  seat 2 odds   bets 8
  seat 1 chart  calls 8

Sixth street, 59 chips in the pot
  seat 1 chart  is dealt 9s: [As 7d] Ac 7h 2c 9s
  seat 2 odds   is dealt 4s: [Kh Kd] 8s 8d 3c 4s
  seat 2 odds   checks (the bot did not answer in time; the arena checked for it)
  seat 1 chart  checks

Seventh street, 59 chips in the pot
  seat 1 chart  is dealt [Jd]: [As 7d Jd] Ac 7h 2c 9s
  seat 2 odds   is dealt [5h]: [Kh Kd 5h] 8s 8d 3c 4s
  seat 2 odds   checks
  seat 1 chart  bets 8
  seat 2 odds   calls 8

Showdown, 75 chips in the pot
  seat 1 chart  shows [As 7d Jd] Ac 7h 2c 9s: aces up
  seat 2 odds   mucks
  the house takes 3 chips from the pot
  seat 1 chart  wins the pot, 72 chips, with aces up

Net
  seat 1 chart  +39
  seat 2 odds   -33
  seat 3 rock    -9
`);
  });

  test("the record and its events are of the shapes that the protocol says", () => {
    expect(check("handRecord", recordOf())).toMatchObject({ ok: true });
    for (const event of events) expect(check("handEvent", event)).toMatchObject({ ok: true });
  });

  test("reveal puts the cards that nobody saw beside the net", () => {
    const story = handStory(recordOf(), events, { nameHand, reveal: true });
    expect(story).toContain(
      "  seat 1 chart  +39\n  seat 2 odds   -33  [Kh Kd 5h] 8s 8d 3c 4s\n  seat 3 rock    -9  [Qs Jh] 2d 6c\n",
    );
  });

  test("colours only when asked for", () => {
    const coloured = handStory(recordOf(), events, { nameHand, colour: true });
    expect(coloured).toContain("\u001b[1mFifth street, 43 chips in the pot\u001b[22m");
    expect(coloured).toContain("\u001b[32m+39\u001b[39m");
    expect(stripVTControlCharacters(coloured)).toBe(handStory(recordOf(), events, { nameHand }));
  });

  test("the holding is named together with the shared card", () => {
    const named: string[][] = [];
    const record = { ...recordOf(), community: ["6d"] };
    const spoken = handStory(
      record,
      [{ kind: "street", street: "seventh" }, { kind: "community", card: "6d" }, ...events.slice(-4)],
      {
        nameHand: (_seat, cards) => String(named.push([...cards])),
      },
    );
    expect(spoken).toContain("  one card for all: 6d\n");
    expect(named[0]).toEqual([...record.seats[0]!.cards, "6d"]);
  });
});

describe("what a dealer says", () => {
  test.each<{ what: string; told: HandEvent[]; line: string }>([
    { what: "a short ante", told: [{ kind: "ante", seat: 2, amount: 1 }], line: "seat 2 odds   antes 1" },
    {
      what: "an uncalled bet",
      told: [{ kind: "returned", seat: 2, amount: 1 }],
      line: "seat 2 odds   takes back 1 chip that nobody called",
    },
    { what: "all-in", told: [action(3, "call", 800)], line: "seat 3 rock   calls 800 and is all-in" },
    {
      what: "a big raise",
      told: [action(1, "bet", 4), action(2, "raise-big", 12)],
      line: "seat 2 odds   raises to 12, by the big bet",
    },
    {
      what: "no contest",
      told: [award(0, "unopposed", 1, 1200)],
      line: "seat 1 chart  wins the pot, 1,200 chips, unopposed",
    },
    {
      what: "halves",
      told: [award(0, "high", 1, 5), award(0, "low", 2, 4)],
      line: "seat 1 chart  wins the high half of the pot, 5 chips",
    },
    {
      what: "a tie",
      told: [award(0, "high", 1, 5), award(0, "high", 2, 4)],
      line: "seat 2 odds   wins a share of the pot, 4 chips",
    },
    {
      what: "a main pot",
      told: [award(1, "high", 1, 5), award(0, "high", 2, 4)],
      line: "seat 2 odds   wins the main pot, 4 chips",
    },
    {
      what: "a side pot split in quarters",
      told: [award(1, "high", 1, 5), award(1, "low", 1, 2), award(1, "low", 2, 2), award(0, "high", 2, 4)],
      line: "seat 1 chart  wins a share of the low half of side pot 1, 2 chips",
    },
  ])("$what", ({ told, line }) => {
    const story = handStory(recordOf(), [{ kind: "street", street: "fourth" }, ...told], { nameHand });
    expect(story.split("\n")).toContain(`  ${line}`);
  });

  test("the winner of a low is named for the low", () => {
    const shown: HandEvent = { kind: "show", seat: 1, cards: recordOf().seats[0]!.cards };
    const story = handStory(recordOf(), [shown, award(0, "high", 1, 4), award(0, "low", 1, 4)], { nameHand });
    expect(story).toContain("wins the low half of the pot, 4 chips, with an eight-six");
  });

  test.each<[Fault, string]>([
    ["illegal", "(the bot answered illegally; the arena folded for it)"],
    ["unreadable", "(the bot gave no readable answer; the arena folded for it)"],
    ["late", "(the bot did not answer in time; the arena folded for it)"],
    ["crashed", "(the bot crashed; the arena folded for it)"],
    ["out-of-memory", "(the bot ran out of memory; the arena folded for it)"],
  ])("a bot that failed: %s", (fault, words) => {
    expect(handStory(recordOf({ 6: fault }), events, { nameHand })).toContain(`seat 3 rock   folds ${words}`);
  });
});

function action(seat: number, word: "call" | "bet" | "raise-big", pays: number): HandEvent {
  return { kind: "action", seat, action: word, pays };
}

function award(pot: number, side: "high" | "low" | "unopposed", seat: number, amount: number): HandEvent {
  return { kind: "award", pot, side, seat, amount };
}
