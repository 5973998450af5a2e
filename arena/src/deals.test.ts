import { CARD_TEXTS } from "@doorcard/cards";
import { rulesFor } from "@doorcard/engine";
import { describe, expect, test } from "vitest";
import { Deals } from "./deals.ts";
import { countDeals, TABLES, unevenIn } from "./fairness.cases.ts";
import { botRandom, DeckStream } from "./streams.ts";

const rules = (overrides = {}) => {
  const checked = rulesFor("classic", "stud", overrides);
  if (!checked.ok) throw new Error("classic is missing");
  return checked.value;
};
const text = (deck: Uint8Array): string => Array.from(deck, (card) => CARD_TEXTS[card]).join("");

describe("deals from the seed alone", () => {
  test("known answer: the first and the millionth deck of the seed `doorcard` never change", () => {
    const stream = new DeckStream("doorcard", "deck");
    expect(text(stream.deck(0))).toBe(
      "6cKcTd3h9d6s9h9c8cTc5d5cJhJc8s5sAs3dKd2d4d2c2s4c6dAd4h7h8h7c9sThQd4sQsQcKhJs8d7d2h6h5hTsAh3sAcQhKsJd3c7s",
    );
    expect(text(stream.deck(1_000_000))).toBe(
      "2c7h3c7s8d2dJh5dAh3d4c9h4hKc8s4d9sTcJc5c6d5hTsQd3h6h9dAc5sThKdKhQs6c9cTd8cJsQc2hJdKs7c3s6sAs8hQhAd4s7d2s",
    );
  });

  test("a deck is the same whatever was asked before, and its top cards the same however many are drawn", () => {
    const forwards = new DeckStream("s", "deck");
    const decks = Array.from({ length: 200 }, (_, deal) => text(forwards.deck(deal)));
    const backwards = new DeckStream("s", "deck");
    for (let deal = 199; deal >= 0; deal--) expect(text(backwards.deck(deal))).toBe(decks[deal]);
    expect(text(forwards.deck(77, 14).subarray(0, 14))).toBe(decks[77]!.slice(0, 28));
  });

  test("decks differ by seed, by stream and by deal", () => {
    const all = ["a", "b", "a/"].flatMap((seed) =>
      (["deck", "mix"] as const).flatMap((name) =>
        [0, 1, 2].map((deal) => text(new DeckStream(seed, name).deck(deal))),
      ),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test("a bot's numbers are keyed by seed, deal and seat", () => {
    const first = (seed: string, deal: number, seat: number): number => botRandom(seed, deal, seat)();
    expect(first("s", 3, 1)).toBe(first("s", 3, 1));
    const all = [
      first("s", 3, 1),
      first("s", 3, 2),
      first("s", 4, 1),
      first("t", 3, 1),
      first("s", 31, 1),
      first("s", 3, 11),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test("the deal starts one seat further clockwise each time", () => {
    const deals = new Deals({ seed: "s", dealing: "lanes", entrants: [0, 1, 2], rules: rules() });
    expect([0, 1, 2, 3].map((deal) => deals.firstSeat(deal))).toEqual([1, 2, 3, 1]);
  });

  test("lanes do not depend on how many seats there are, up to seven", () => {
    const lane = (seats: number): number[] => {
      const deals = new Deals({
        seed: "s",
        dealing: "lanes",
        entrants: Array.from({ length: seats }, (_, i) => i),
        rules: rules(),
      });
      const cards = deals.lay(9);
      return [0, 1, 2, 3, 4, 5].map((nth) => cards.next(1, nth));
    };
    for (const seats of [3, 4, 5, 6, 7]) expect(lane(seats)).toEqual(lane(2));
  });
});

test.each(TABLES)(
  "30,000 deals, $dealing, $seats seats: every seat gets every card, and every two cards of a lane come together, equally often",
  (table) => {
    expect(unevenIn(countDeals(table, 30_000))).toEqual([]);
  },
);

test("dealing that is a little unfair is found out", () => {
  const counts = countDeals(TABLES[0]!, 30_000);
  const [first] = counts.cards;
  first![0]! += 200;
  first![1]! -= 200;
  expect(unevenIn(counts)).toHaveLength(1);
});
