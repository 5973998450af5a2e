import { CARD_TEXTS } from "@doorcard/cards";
import { rulesFor } from "@doorcard/engine";
import { describe, expect, test } from "vitest";
import { Deals } from "./deals.ts";
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

/** Upper 0.001 % point of chi-square with this many degrees of freedom (Wilson and Hilferty's approximation). */
function chiSquareLimit(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 4.265 * Math.sqrt(part)) ** 3;
}

describe("dealing is fair: chi-square over a million deals", () => {
  const DEALS = 1_000_000;
  test(
    "every place of the deck holds every card equally often, and so does every pair of places in a lane",
    { timeout: 120_000 },
    () => {
      const stream = new DeckStream("fair", "deck");
      const places = new Uint32Array(52 * 52);
      const pairs = new Uint32Array(52 * 52);
      const far = new Uint32Array(52 * 52);
      for (let deal = 0; deal < DEALS; deal++) {
        const deck = stream.deck(deal);
        for (let place = 0; place < 52; place++) places[place * 52 + deck[place]!]!++;
        pairs[deck[0]! * 52 + deck[1]!]!++;
        far[deck[2]! * 52 + deck[6]!]!++;
      }
      const degrees = 51;
      for (let place = 0; place < 52; place++)
        expect(chi(places.subarray(place * 52, place * 52 + 52), DEALS / 52)).toBeLessThan(chiSquareLimit(degrees));
      for (const counts of [pairs, far]) {
        const unequal = counts.filter((_, i) => Math.floor(i / 52) !== i % 52);
        expect(chi(unequal, DEALS / (52 * 51))).toBeLessThan(chiSquareLimit(52 * 51 - 1));
        expect(counts.filter((count, i) => Math.floor(i / 52) === i % 52 && count > 0)).toHaveLength(0);
      }
    },
  );

  test.each([
    ["lanes", 2],
    ["lanes", 5],
    ["lanes", 7],
    ["lanes", 8],
    ["table", 2],
    ["table", 5],
    ["table", 7],
    ["table", 8],
  ] as const)(
    "%s, %i seats: every seat gets every card equally often as its door card and as its sixth card",
    { timeout: 120_000 },
    (dealing, seats) => {
      const deals = new Deals({
        seed: `fair ${seats}`,
        dealing,
        entrants: Array.from({ length: seats }, (_, i) => i),
        rules: rules(),
      });
      const doors = new Uint32Array(seats * 52);
      const sixths = new Uint32Array(seats * 52);
      const rounds = 1_000_000 / 8;
      for (let deal = 0; deal < rounds; deal++) {
        const cards = deals.lay(deal);
        cards.reset();
        for (let nth = 0; nth < 6; nth++) {
          for (let seat = 0; seat < seats; seat++) {
            const card = cards.next(seat, nth);
            if (nth === 2) doors[seat * 52 + card]!++;
            else if (nth === 5) sixths[seat * 52 + card]!++;
          }
        }
      }
      for (const counts of [doors, sixths]) {
        for (let seat = 0; seat < seats; seat++)
          expect(chi(counts.subarray(seat * 52, seat * 52 + 52), rounds / 52)).toBeLessThan(chiSquareLimit(51));
      }
    },
  );
});

const chi = (counts: Uint32Array, expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
