import { PersonSeat } from "@doorcard/arena";
import type { Hand } from "@doorcard/engine";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { permuted, placesSeen } from "./swapped-cards.ts";
import { choiceAt, dealTold, toldHands, type ToldHand } from "./told-hands.ts";

const NOBODY = { answered: () => undefined, failed: () => undefined };

let seats: PersonSeat[] = [];
afterEach(() => {
  for (const seat of seats) seat.close();
  seats = [];
});

/** All that a person in this seat is sent from the start of a hand up to their turn, clocks aside. */
function sent(hand: Hand, seat: number): string[] {
  const told: string[] = [];
  const person = new PersonSeat((kind, news) => kind !== "clock" && told.push(news), { freeMs: 1e6, bankMs: 0 });
  seats.push(person);
  person.begin(0, () => ({ firstSeat: 1, stacks: hand.viewFrom(seat).players.map(({ stack }) => stack) }));
  person.ask(hand, hand.keepView(seat), NOBODY);
  person.close();
  return told;
}

test("permuting the cards that a person may not see changes no byte of what they are sent, at any decision", () => {
  let decisions = 0;
  fc.assert(
    fc.property(toldHands, fc.integer({ min: 1, max: 40 }), (random, by) => {
      // Mixing cards anew depends on which cards they are, so it stays out of a permutation
      const told: ToldHand = { ...random, overrides: { ...random.overrides, shortDeck: "community" } };
      const hand = dealTold(told);
      const played: ReturnType<typeof choiceAt>[] = [];
      for (let nth = 0; hand.turn !== undefined; nth++) {
        const { seat } = hand.turn;
        const other = dealTold(told, permuted(told, placesSeen(told, hand, seat), by));
        for (const action of played) other.play(action);
        expect(sent(other, seat)).toEqual(sent(hand, seat));
        decisions++;
        played.push(choiceAt(told, hand, nth));
        hand.play(played.at(-1)!);
      }
    }),
    { numRuns: 100, seed: 34 },
  );
  expect(decisions).toBeGreaterThan(500);
});
