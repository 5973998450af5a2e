import type { Hand } from "@doorcard/engine";
import type { PlayMatch, PlayNews, Turn } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { afterNews } from "../packages/viewer/src/play/play-news.ts";
import type { PlayState } from "../packages/viewer/src/play/play-state.ts";
import { actionKeys } from "../packages/viewer/src/table/action-words.ts";
import { choiceAt, dealTold, toldHands, type ToldHand } from "./told-hands.ts";

/** The page's state after this news. */
const after = (state: PlayState | undefined, news: readonly PlayNews[]): PlayState =>
  news.reduce<PlayState | undefined>((so, one) => afterNews(so, one, 0), state)!;

function begun(hand: Hand, { stacks }: ToldHand): PlayState {
  const { game, rules, stakes } = hand.viewFrom(1);
  const match: PlayMatch = {
    kind: "match",
    id: "",
    game,
    rules: { ...rules },
    stakes,
    stack: 0,
    seat: 1,
    names: stacks.map((_, i) => `bot ${i + 1}`),
    hands: 1,
    commitment: "",
    played: 0,
    nets: stacks.map(() => 0),
  };
  return after(undefined, [match, { kind: "hand", hand: { firstSeat: 1, stacks: [...stacks] } }]);
}

test("at every turn the page's table is what the turn says: stacks, bets, pot, cards, who is in", () => {
  let turns = 0;
  fc.assert(
    fc.property(toldHands, (told) => {
      const hand = dealTold(told);
      let state = begun(hand, told);
      let heard = 0;
      for (let nth = 0; hand.turn !== undefined; nth++) {
        const events = hand.eventsFrom(heard);
        heard += events.length;
        state = after(
          state,
          events.map((event) => ({ kind: "event", event })),
        );
        const view = hand.viewFrom(1);
        expect(state.pot).toBe(view.pot);
        expect(state.street).toBe(view.street);
        for (const [i, { stack, streetBet, live, upcards }] of view.players.entries()) {
          const seat = state.seats[i]!;
          expect([seat.stack, seat.streetBet]).toEqual([stack, streetBet]);
          expect(seat.cards.filter(({ face }) => face === "up").map(({ card }) => card)).toEqual(upcards);
          // R21: a hand whose downcards were both exposed is dead without having folded
          if (told.overrides.exposedDowncard !== 0.5) expect(seat.isLive).toBe(live);
        }
        if (hand.turn.seat === 1) {
          state = after(state, [{ kind: "ask", id: nth, turn: JSON.parse(JSON.stringify(view)) as Turn }]);
          const down = state.seats[0]!.cards.filter(({ face }) => face === "down").map(({ card }) => card);
          if (told.overrides.exposedDowncard !== 0.5) expect(down).toEqual(view.downcards);
          turns++;
        }
        hand.play(choiceAt(told, hand, nth));
      }
    }),
    { numRuns: 60, seed: 35 },
  );
  expect(turns).toBeGreaterThan(100);
});

test("actions that are legal together have different keys", () => {
  fc.assert(
    fc.property(toldHands, (told) => {
      const hand = dealTold(told);
      for (let nth = 0; hand.turn !== undefined; nth++) {
        const keys = hand.turn.options.map(({ action }) => actionKeys[action]);
        expect(new Set(keys).size).toBe(keys.length);
        hand.play(choiceAt(told, hand, nth));
      }
    }),
    { numRuns: 60, seed: 36 },
  );
});
