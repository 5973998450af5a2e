import * as fc from "fast-check";
import type { Action, MatchContext, Observation } from "@doorcard/sdk";
import { expect, test } from "vitest";
import bot from "./bot.ts";

const WORDS: readonly Action[] = [
  "fold",
  "check",
  "bring-in",
  "call",
  "complete",
  "bet",
  "raise",
  "bet-big",
  "raise-big",
];
const turn = (actions: readonly Action[]): Observation =>
  ({ options: actions.map((action) => ({ action, pays: 0 })) }) as unknown as Observation;
const seated = (random: () => number) => bot.create({ random } as unknown as MatchContext);

test("answers with a legal word whatever is offered", () => {
  const offers = fc
    .subarray(WORDS.filter((word) => word !== "fold" && word !== "check"))
    .chain((more) => fc.constantFrom<Action[]>(["fold", ...more], ["check", ...more]));
  fc.assert(
    fc.property(offers, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (actions, luck) => {
      expect(actions).toContain(seated(() => luck).act(turn(actions)));
    }),
  );
});

const rows: readonly (readonly [string, readonly Action[], Action])[] = [
  ["completes instead of bringing it in", ["bring-in", "complete"], "complete"],
  ["raises a bet", ["fold", "call", "raise"], "raise"],
  ["bets double behind an open pair", ["check", "bet", "bet-big"], "bet-big"],
  ["raises double behind an open pair", ["fold", "call", "raise", "raise-big"], "raise-big"],
  ["calls at the cap", ["fold", "call"], "call"],
];

test.each(rows)("%s", (_, actions, action) => expect(seated(() => 0).act(turn(actions))).toBe(action));
