import { formatCard, freshDeck, parseCard, shuffle } from "@doorcard/cards";
import { highStrength } from "@doorcard/evaluator";
import { describe, expect, test } from "vitest";
import { lanes, table } from "./card-sources.ts";
import { Hand } from "./hand.ts";
import { rulesFor } from "./rule-sets.ts";
import type { Rules } from "./rules.ts";
import type { HandEvent } from "./events.ts";

/** Eight seats at a table, of which some fold on third street or later; nobody bets. */
function eight(
  rules: Partial<Rules>,
  folds: { readonly third?: number; readonly sixth?: number },
  byLanes = false,
  deck = freshDeck(),
): Hand {
  const checked = rulesFor("classic", "stud", { burn: !byLanes, ...rules });
  if (!checked.ok) throw new Error("classic is missing");
  const reversed = freshDeck().toReversed();
  const laid = new Uint8Array(56).fill(255);
  for (let seat = 0; seat < 8; seat++) laid.set(deck.subarray(seat * 6, seat * 6 + 6), seat * 7);
  const cards = byLanes ? lanes(laid, deck.subarray(48)) : table(deck, reversed);
  const hand = Hand.deal({
    game: "stud",
    rules: checked.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    stacks: Array<number>(8).fill(1000),
    firstSeat: 1,
    cards,
  });
  const left = { third: folds.third ?? 0, sixth: folds.sixth ?? 0 };
  for (let { turn } = hand; turn !== undefined && turn.street !== "seventh"; turn = hand.turn) {
    const { street } = turn;
    const wantsFold = (street === "third" || street === "sixth") && left[street] > 0;
    if (wantsFold && hand.isLegal("fold")) {
      left[street]--;
      hand.play("fold");
    } else if (wantsFold && hand.isLegal("bet")) {
      hand.play("bet");
    } else {
      hand.play(hand.isLegal("check") ? "check" : hand.isLegal("bring-in") ? "bring-in" : "call");
    }
  }
  return hand;
}

const has = (hand: Hand, kind: HandEvent["kind"]): boolean => hand.events.some((event) => event.kind === kind);
const seen = (hand: Hand): string[] => [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seat) => hand.cardsOf(seat));

describe("seventh street when the deck runs short", () => {
  test("R11 nobody folds, no burns: one card for all, and no card appears twice", () => {
    const hand = eight({ burn: false }, {});
    expect(has(hand, "community")).toBe(true);
    expect(new Set(seen(hand)).size).toBe(48);
    expect(seen(hand)).not.toContain(hand.community);
  });
  test("R11 one fold on third street leaves enough", () => {
    expect(has(eight({ burn: false }, { third: 1 }), "community")).toBe(false);
  });
  test("R11 lanes: nobody folds, the first spare is for all", () => {
    expect(eight({}, {}, true).community).toBe(48);
  });
  test("R11 lanes: spares and a folded lane are dealt out", () => {
    const hand = eight({}, { third: 1 }, true);
    expect(has(hand, "community")).toBe(false);
    expect(new Set(seen(hand)).size).toBe(seen(hand).length);
  });
  test("R11 lanes: a fold on sixth street frees no card", () => {
    expect(has(eight({}, { sixth: 1 }, true), "community")).toBe(true);
  });
  const mixed = { shortDeck: "burns-then-community" } as const;
  test("R12 eight live: one card is left, so burns are mixed in and one card is for all (case 4)", () => {
    const hand = eight(mixed, {});
    expect(has(hand, "community")).toBe(true);
    expect(hand.burns).toHaveLength(4);
  });
  test("R12 one fold on third street: the stub of four gives the card for all (case 3)", () => {
    const hand = eight(mixed, { third: 1 });
    expect([hand.burns.at(-1), hand.community]).toEqual([48, 49]);
  });
  test("R12 two folds on third street: stub and burns are mixed and everybody gets a card (case 2)", () => {
    const hand = eight(mixed, { third: 2 });
    expect(has(hand, "community")).toBe(false);
    expect(hand.burns.at(-1)).toBe(51);
    const folded = hand.events
      .filter((event) => event.kind === "action" && event.action === "fold")
      .map((event) => ("seat" in event ? event.seat : 0));
    const dead = new Set(folded.flatMap((seat) => hand.cardsOf(seat)));
    const late = [1, 2, 3, 4, 5, 6, 7, 8]
      .filter((seat) => !folded.includes(seat))
      .map((seat) => hand.cardsOf(seat)[6]!);
    expect(late.filter((card) => dead.has(card))).toEqual([]);
  });
  test("R12 enough cards: burn and deal (case 1)", () => {
    expect(has(eight(mixed, { third: 4 }), "community")).toBe(false);
  });
});

/** A deck in some order that is the same every time. */
function mixedDeck(seed: number): Uint8Array {
  let state = seed;
  const deck = freshDeck();
  shuffle(deck, (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  });
  return deck;
}

const someDecks = Array.from({ length: 40 }, (_, seed) => mixedDeck(seed));
const folds = [0, 1, 2, 3].flatMap((third) => [0, 1, 2].map((sixth) => ({ third, sixth })));

test.each(["community", "burns-then-community"] as const)(
  "case 3: what a folded seat held is never dealt again, nor any other card, under %s, when burns are mixed in too",
  (shortDeck) => {
    for (const deck of someDecks) {
      for (const fold of folds) {
        const hand = eight({ shortDeck }, fold, false, deck);
        const { community } = hand;
        const dealt = [...seen(hand), ...(community === undefined ? [] : [formatCard(community)])];
        expect(new Set(dealt).size).toBe(dealt.length);
      }
    }
  },
);

test("case 13: with a community card a hand at the showdown is six own cards and that one, and it plays for all", () => {
  let wins = 0;
  for (const deck of someDecks) {
    const hand = eight({ burn: false }, {}, false, deck);
    for (let { turn } = hand; turn !== undefined; turn = hand.turn) hand.play("check");
    const community = hand.community!;
    const strengths = [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => {
      const own = hand.cardsOf(seat);
      expect(own).toHaveLength(6);
      return highStrength(Uint8Array.of(...own.map((card) => parseCard(card)!), community));
    });
    const winners = hand.awards.map(({ seat }) => seat).toSorted((a, b) => a - b);
    expect(winners).toEqual([1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => strengths[seat - 1] === Math.max(...strengths)));
    wins += winners.length;
  }
  expect(wins).toBeGreaterThanOrEqual(someDecks.length);
});
