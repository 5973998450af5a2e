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
      "Qd5dQs7s2h6h6s4d3h4cTcKcTh8d4sQcQhJsJd9s7c9d9c3d4hKhTd9h8s5cAs7d2cTsJc5h8c5s3s6c3c2sJh7hAcKsAdAh8hKd6d2d",
    );
    expect(text(stream.deck(1_000_000))).toBe(
      "Kh3d6c8d9hTcQdQsAd4h7c7s5sThJsAc7dJd8hTd9sQc3sQh5h2d6s8s3c2sKcKdAs9cKs4c2c3hJh5d5c7h9d2hJc4sAh8cTs6h4d6d",
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
