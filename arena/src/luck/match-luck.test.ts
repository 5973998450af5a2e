import { freshDeck, shuffle } from "@doorcard/cards";
import { Hand, lanes, NO_CARD, rulesFor, type Action, type Rules } from "@doorcard/engine";
import { exactEquities } from "@doorcard/evaluator";
import type { Game } from "@doorcard/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deepRuns } from "../../../test/deep-runs.ts";
import { choiceAt, playTold, toldHands, type ToldHand } from "../../../test/told-hands.ts";
import { MatchLuck } from "./match-luck.ts";
import { Prospects } from "./prospects.ts";
import { SeenHand } from "./seen-hand.ts";

const GAMES = ["stud", "stud8", "razz"] as const;
const STAKES = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };

interface Table {
  readonly game: Game;
  readonly rules?: Partial<Rules>;
  readonly stacks: readonly number[];
}

function rulesOf(game: Game, set: string, overrides: Partial<Rules> = {}): Rules {
  const rules = rulesFor(set, game, overrides);
  if (!rules.ok) throw new Error(rules.problems.map(({ message }) => message).join());
  return rules.value;
}

/** Deals a hand in lanes: seven cards a seat from the top of a deck. */
function dealt({ game, rules, stacks }: Table, deck: Uint8Array): Hand {
  const cards = new Uint8Array(stacks.length * 7).fill(NO_CARD);
  cards.set(deck.subarray(0, stacks.length * 7));
  return Hand.deal({
    game,
    rules: rulesOf(game, "classic", rules),
    stakes: STAKES,
    stacks,
    firstSeat: 1,
    cards: lanes(cards),
  });
}

/** Luck of each seat in one hand. */
function luckOf({ game, rules, stacks }: Table, hand: Hand, deal = 0): number[] {
  const luck = new MatchLuck({
    seed: "s",
    game,
    rules: rulesOf(game, "classic", rules),
    stakes: STAKES,
    entrants: stacks.map((_, i) => i),
  });
  luck.enter(hand, deal);
  return stacks.map((_, i) => luck.of(i + 1));
}

const tableOf = ({ game, stacks, overrides }: ToldHand): Table => ({ game, stacks, rules: overrides });

const deckFrom = (numbers: readonly number[]): Uint8Array => {
  const deck = freshDeck();
  let at = 0;
  shuffle(deck, (below) => numbers[at++]! % below);
  return deck;
};
const decks = fc.array(fc.nat({ max: 1 << 20 }), { minLength: 52, maxLength: 52 }).map(deckFrom);
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Plays on until somebody acts on a street or the hand is over. */
function playTo(street: string, hand: Hand, choose: (hand: Hand, nth: number) => Action): void {
  for (let nth = 0; hand.turn !== undefined && hand.turn.street !== street; nth++) hand.play(choose(hand, nth));
}

const passive = (hand: Hand): Action =>
  (["check", "call", "bring-in"] as const).find((action) => hand.isLegal(action))!;
const aggressive = (hand: Hand): Action =>
  (["raise", "bet", "complete", "call", "bring-in", "check"] as const).find((action) => hand.isLegal(action))!;

test("what one seat owes to luck the others lack, whatever the house, the stacks and the actions", () => {
  fc.assert(
    fc.property(toldHands, (told) => {
      const luck = luckOf(tableOf(told), playTold(told));
      expect(Math.abs(luck.reduce((a, b) => a + b, 0))).toBeLessThanOrEqual(luck.length / 128);
    }),
    { numRuns: 300, seed: 1, endOnFailure: true },
  );
});

test("R14, R18 where no decisions are to come, pots are expected to be what they will be, the rake taken off", () => {
  let tried = 0;
  fc.assert(
    fc.property(toldHands, (told) => {
      const hand = playTold(told);
      const seen = new SeenHand(told.stacks.length);
      seen.begin(hand);
      for (const event of hand.events) seen.follow(event);
      if (seen.liveCount < 2 || seen.room() > 0) return;
      tried++;
      const prospects = new Prospects({ rules: rulesOf(told.game, told.set, told.overrides), stakes: STAKES });
      prospects.lookAhead(seen, 7);
      const awarded: number[] = [];
      for (const { pot, amount } of hand.awards) awarded[pot] = (awarded[pot] ?? 0) + amount;
      expect([...prospects.amounts.subarray(0, prospects.count)]).toEqual(awarded);
    }),
    { numRuns: 600, seed: 2, endOnFailure: true },
  );
  expect(tried).toBeGreaterThan(50);
});

describe.each(GAMES)("%s", (game) => {
  test("over all cards of seventh street heads-up the mean of their luck is zero, whatever was done before", () => {
    const table = { game, rules: { foldWhenFree: true }, stacks: [900, 900] };
    fc.assert(
      fc.property(decks, toldHands, (deck, told) => {
        const choose = (hand: Hand, nth: number): Action => {
          const action = choiceAt(told, hand, nth);
          return action === "fold" ? passive(hand) : action;
        };
        const reached = dealt(table, deck);
        playTo("sixth", reached, choose);
        if (reached.turn === undefined) return;
        const upToSixth = luckOf(table, reached.after("fold"));
        const unseen = [...deck.subarray(14), deck[6]!, deck[13]!];
        const lucks: number[] = [];
        for (const one of unseen) {
          for (const other of unseen) {
            if (one === other) continue;
            const otherwise = deck.slice();
            otherwise[6] = one;
            otherwise[13] = other;
            const hand = dealt(table, otherwise);
            playTo("none", hand, choose);
            lucks.push(luckOf(table, hand)[0]!);
          }
        }
        expect(lucks).toHaveLength(40 * 39);
        // Each is told in steps of 1/64
        expect(Math.abs(mean(lucks) - upToSixth[0]!)).toBeLessThan(1 / 64);
      }),
      { numRuns: deepRuns(2), seed: 4, endOnFailure: true },
    );
  });

  test("all-in before seventh street: net less luck is the exact share of the pot, less what went in and the luck before", () => {
    const table = { game, rules: { foldWhenFree: true }, stacks: [46, 46] };
    fc.assert(
      fc.property(decks, (deck) => {
        const hand = dealt(table, deck);
        playTo("sixth", hand, passive);
        const before = luckOf(table, hand.after("fold"))[0]!;
        playTo("none", hand, aggressive);
        const holdings = [deck.subarray(0, 6), deck.subarray(7, 13)].map((cards) => [...cards]);
        const unseen = [...deck.subarray(14), deck[6]!, deck[13]!];
        const expected = 92 * exactEquities(game, holdings, unseen)[0]! - 46;
        const oddChip = 1;
        expect(hand.net(1) + hand.net(2)).toBe(0);
        expect(Math.abs(hand.net(1) - (luckOf(table, hand)[0]! - before) - expected)).toBeLessThan(oddChip + 1 / 32);
      }),
      { numRuns: 100, seed: 5, endOnFailure: true },
    );
  });

  test.each([
    ["heads-up", [40, 40], null],
    ["three seats, two side pots", [30, 50, 80], null],
    ["four seats, equal stacks", [60, 60, 60, 60], null],
    ["three seats and a rake", [30, 50, 50], { rate: 0.05, cap: 12, smallestPot: 20, unit: 1 }],
  ] as const)("all-in on third street, %s: net less luck does not depend on the cards to come", (_, stacks, rake) => {
    const table = { game, rules: { rake, cap: 1000 }, stacks };
    fc.assert(
      fc.property(decks, decks, (deck, other) => {
        const starts = stacks.flatMap((__, seat) => [...deck.subarray(seat * 7, seat * 7 + 3)]);
        const later = [...other].filter((card) => !starts.includes(card));
        const otherwise = deck.slice();
        for (let seat = 0; seat < stacks.length; seat++) otherwise.set(later.splice(0, 4), seat * 7 + 3);
        const played = [deck, otherwise].map((cards) => {
          const hand = dealt(table, cards);
          playTo("none", hand, aggressive);
          const luck = luckOf(table, hand);
          return stacks.map((__, i) => hand.net(i + 1) - luck[i]!);
        });
        // Odd chips go whole to one seat: one a half of each pot at most, and luck splits them
        stacks.forEach((__, i) => expect(Math.abs(played[0]![i]! - played[1]![i]!)).toBeLessThan(2 * stacks.length));
      }),
      { numRuns: 60, seed: 6, endOnFailure: true },
    );
  });

  test("rotations: seats that do the same have the same luck, whoever sits there", () => {
    const table = { game, stacks: [400, 400, 400] };
    fc.assert(
      fc.property(decks, fc.nat({ max: 1000 }), (deck, deal) => {
        const [once, again] = [0, 1].map(() => {
          const hand = dealt(table, deck);
          playTo("none", hand, passive);
          return luckOf(table, hand, deal);
        });
        expect(again).toEqual(once);
      }),
      { numRuns: 20, seed: 7, endOnFailure: true },
    );
  });
});
