import { freshDeck, shuffle } from "@doorcard/cards";
import { eightStrength, exactEquities, highStrength, razzStrength } from "@doorcard/evaluator";
import type { Game } from "@doorcard/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SeenHand, type LastCard } from "./seen-hand.ts";
import { Shares } from "./shares.ts";

const GAMES = ["stud", "stud8", "razz"] as const;
const draws = fc.array(fc.nat({ max: 1 << 20 }), { minLength: 52, maxLength: 52 });
const decks = draws.map((numbers) => {
  const deck = freshDeck();
  let at = 0;
  shuffle(deck, (below) => numbers[at++]! % below);
  return deck;
});

/** A table from the top of a deck: cards of each seat, and which seats are live, as text of ones and zeros. */
function tableOf(deck: Uint8Array, held: readonly number[], live: string): { hand: SeenHand; unseen: number[] } {
  const hand = new SeenHand(held.length);
  let top = 0;
  held.forEach((count, seat) => {
    hand.cards.set(deck.subarray(top, top + count), seat * 7);
    hand.held[seat] = count;
    top += count;
    if (live[seat] === "1") hand.live |= 1 << seat;
  });
  hand.liveCount = live.replaceAll("0", "").length;
  return { hand, unseen: [...deck.subarray(top)] };
}

function* orders(cards: readonly number[], count = cards.length): Generator<number[]> {
  if (count === 0) yield [];
  for (const [i, card] of count === 0 ? [] : cards.entries())
    for (const rest of orders(cards.toSpliced(i, 1), count - 1)) yield [card, ...rest];
}

/** Shares of each pot by every deal of the missing cards there is, as a rule book would split it. */
function byEveryDeal(
  game: Game,
  hand: SeenHand,
  pots: readonly number[],
  last: LastCard,
  unseen: number[],
): number[][] {
  const seats = [...hand.held.keys()].filter((seat) => (hand.live >> seat) & 1);
  const shared = last === "shared" ? 1 : 0;
  const own = 7 - hand.heldByLive - shared;
  const sums = pots.map(() => [...hand.held].map(() => 0));
  let deals = 0;
  for (const dealt of orders(unseen, own * seats.length + shared)) {
    deals++;
    const hands = new Map(
      seats.map((seat, i) => {
        const known = hand.cards.subarray(seat * 7, seat * 7 + hand.heldByLive);
        return [seat, [...known, ...dealt.slice(i * own, (i + 1) * own), ...dealt.slice(dealt.length - shared)]];
      }),
    );
    pots.forEach((among, pot) => {
      const players = seats.filter((seat) => (among >> seat) & 1);
      const high = game === "razz" ? razzStrength : highStrength;
      const hasLow = game === "stud8" && players.some((seat) => eightStrength(hands.get(seat)!) > 0);
      for (const [rate, part] of hasLow
        ? ([
            [high, 0.5],
            [eightStrength, 0.5],
          ] as const)
        : ([[high, 1]] as const)) {
        const best = Math.max(...players.map((seat) => rate(hands.get(seat)!)));
        const winners = players.filter((seat) => rate(hands.get(seat)!) === best);
        for (const seat of winners) sums[pot]![seat]! += part / winners.length;
      }
    });
  }
  return sums.map((pot) => pot.map((sum) => sum / deals));
}

const sharesOf = (
  game: Game,
  hand: SeenHand,
  pots: readonly number[],
  lastCard: LastCard,
  order: Uint8Array,
): number[] => {
  const shares = new Shares(game, hand.seats);
  shares.work({ hand, pots: { count: pots.length, seats: Uint8Array.from(pots) }, lastCard, order });
  return [...shares.values.subarray(0, pots.length * hand.seats)];
};

describe.each(GAMES)("shares in %s", (game) => {
  test("two seats with a card each to come: exact, whatever the order", () => {
    fc.assert(
      fc.property(decks, decks, (deck, order) => {
        const { hand, unseen } = tableOf(deck, [6, 4, 6], "101");
        const holdings = [0, 2].map((seat) => [...hand.cards.subarray(seat * 7, seat * 7 + 6)]);
        const [one, other] = exactEquities(game, holdings, unseen) as [number, number];
        const shares = sharesOf(game, hand, [0b101], "own", order);
        expect(shares[0]).toBeCloseTo(one, 12);
        expect(shares[2]).toBeCloseTo(other, 12);
      }),
      { numRuns: 30, seed: 1, endOnFailure: true },
    );
  });

  test("one card for all: exact, with a side pot", () => {
    fc.assert(
      fc.property(decks, decks, (deck, order) => {
        const { hand, unseen } = tableOf(deck, [6, 6, 6, 5], "1110");
        const pots = [0b111, 0b011];
        const exact = byEveryDeal(game, hand, pots, "shared", unseen).flat();
        sharesOf(game, hand, pots, "shared", order).forEach((share, i) => expect(share).toBeCloseTo(exact[i]!, 12));
      }),
      { numRuns: 10, seed: 2, endOnFailure: true },
    );
  });

  // So many cards are known that every order of the others can be tried
  test.each([
    ["heads-up, two cards each to come", [5, 5, 7, 7, 7, 7, 7, 1], "11000000", [0b11], "own"],
    [
      "three seats with a card each to come, and side pots",
      [6, 6, 6, 7, 7, 7, 7, 1],
      "11100000",
      [0b111, 0b110],
      "own",
    ],
    ["heads-up, a card each and one for all", [5, 5, 7, 7, 7, 7, 7, 2], "11000000", [0b11], "shared"],
    [
      "two seats in a side pot and three in the main pot, two cards each to come",
      [5, 5, 5, 7, 7, 7, 7, 3],
      "11100000",
      [0b111, 0b101],
      "own",
    ],
  ] as const)("%s: the mean of samples over all orders is the share", (_, held, live, pots, lastCard) => {
    fc.assert(
      fc.property(decks, (deck) => {
        const { hand, unseen } = tableOf(deck, held, live);
        const exact = byEveryDeal(game, hand, pots, lastCard, unseen).flat();
        const sums = exact.map(() => 0);
        let count = 0;
        const seen = deck.subarray(0, 52 - unseen.length);
        for (const order of orders(unseen)) {
          count++;
          sharesOf(game, hand, pots, lastCard, Uint8Array.from([...seen, ...order])).forEach((share, i) => {
            sums[i]! += share;
          });
        }
        sums.forEach((sum, i) => expect(sum / count).toBeCloseTo(exact[i]!, 10));
      }),
      { numRuns: 1, seed: 3, endOnFailure: true },
    );
  });

  test("all cards dealt: who wins, wins", () => {
    fc.assert(
      fc.property(decks, decks, (deck, order) => {
        const { hand } = tableOf(deck, [7, 7, 7], "111");
        const pots = [0b111, 0b011];
        const won = byEveryDeal(game, hand, pots, "own", []).flat();
        expect(sharesOf(game, hand, pots, "own", order)).toEqual(won);
      }),
      { numRuns: 50, seed: 4, endOnFailure: true },
    );
  });
});
