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

test("takes each of three actions a third of the time", () => {
  const actions: readonly Action[] = ["fold", "call", "raise"];
  const draws = 300;
  let nth = 0;
  const player = seated(() => nth++ / draws);
  const taken = Array.from({ length: draws }, () => player.act(turn(actions)));
  for (const action of actions) expect(taken.filter((word) => word === action)).toHaveLength(draws / 3);
});
