import { inspect } from "node:util";
import type { Hand } from "@doorcard/engine";
import { check } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deepRuns } from "./deep-runs.ts";
import { permuted, placesSeen } from "./swapped-cards.ts";
import { choiceAt, dealTold, toldHands, type ToldHand } from "./told-hands.ts";

/** All that can be reached from an object, hidden properties and what getters give included. */
const EVERYTHING = {
  depth: null,
  showHidden: true,
  getters: true,
  maxArrayLength: null,
  maxStringLength: null,
} as const;

/** The bytes and the JSON of what a seat may see, in the view that a bot is given and in the one that stays as it is. */
const seen = (hand: Hand, seat: number): string =>
  [hand.keepView(seat), hand.viewFrom(seat)]
    .map((view) => `${inspect(view, EVERYTHING)} ${JSON.stringify(view)}`)
    .join(" ");

test.each(["stud", "stud8", "razz"] as const)(
  "%s: permuting the cards that a seat may not see changes no byte of its view, at any decision",
  (game) => {
    let decisions = 0;
    fc.assert(
      fc.property(toldHands, fc.integer({ min: 1, max: 40 }), (random, by) => {
        // Mixing cards anew depends on which cards they are, so it stays out of this test's permutation
        const told: ToldHand = { ...random, game, overrides: { ...random.overrides, shortDeck: "community" } };
        const hand = dealTold(told);
        const played: ReturnType<typeof choiceAt>[] = [];
        for (let nth = 0; hand.turn !== undefined; nth++) {
          const seat = hand.turn.seat;
          const other = dealTold(told, permuted(told, placesSeen(told, hand, seat), by));
          for (const action of played) other.play(action);
          expect(seen(other, seat)).toBe(seen(hand, seat));
          decisions++;
          const action = choiceAt(told, hand, nth);
          played.push(action);
          hand.play(action);
        }
      }),
      { numRuns: deepRuns(250), seed: 11 },
    );
    expect(decisions).toBeGreaterThan(deepRuns(2000));
  },
);

test("a view that a bot is given has the fields of its shape and no others, and none can be written", () => {
  const [told] = fc.sample(toldHands, { numRuns: 1, seed: 13 });
  const hand = dealTold(told!);
  const view = hand.keepView(1);
  const plain: object = hand.viewFrom(1);
  expect(Reflect.ownKeys(view)).toEqual(Reflect.ownKeys(plain));
  expect(check("observation", plain)).toMatchObject({ ok: true });
  for (const key of Reflect.ownKeys(view)) expect(Reflect.set(view, key, 0)).toBe(false);
  expect(Reflect.set(view, "mine", 0)).toBe(false);
});

test("what is in a view is in its shape, and no seat's view holds another's downcards", () => {
  fc.assert(
    fc.property(toldHands, (told) => {
      const hand = dealTold(told);
      for (let nth = 0; hand.turn !== undefined; nth++) {
        for (const seat of told.stacks.map((_, i) => i + 1)) {
          const text = JSON.stringify(hand.viewFrom(seat));
          for (const other of told.stacks.map((_, i) => i + 1)) {
            if (other === seat) continue;
            const cards = hand.cardsOf(other);
            // A hand of two cards is dead, and both of them were exposed
            const [first, second, , , , , seventh] = cards.length === 2 ? [] : cards;
            for (const hidden of [first, second, seventh])
              if (hidden !== undefined) expect(text).not.toContain(`"${hidden}"`);
          }
        }
        hand.play(choiceAt(told, hand, nth));
      }
    }),
    { numRuns: deepRuns(100), seed: 12 },
  );
});
