import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, routeOf } from "./address.ts";

const name = fc.string({ minLength: 1, unit: "grapheme" });

describe("addresses", () => {
  test("lead to the view that they were made for, whatever the names", () => {
    fc.assert(
      fc.property(name, name, name, (id, one, other) => {
        expect(routeOf(addressOf.run(id))).toEqual({ view: "run", id });
        expect(routeOf(addressOf.bot(id, one))).toEqual({ view: "bot", id, name: one });
        expect(routeOf(addressOf.match(id, one, other))).toEqual({ view: "match", id, name: one, against: other });
        expect(routeOf(addressOf.hand(id, one))).toMatchObject({ view: "hand", id, hand: one });
        const hands = routeOf(addressOf.hands(id, { q: one, bot: other }));
        expect(hands.view === "hands" && [hands.id, ...hands.query.values()]).toEqual([id, one, other]);
      }),
    );
  });

  test.each([
    ["", "runs"],
    ["#", "runs"],
    ["#/", "runs"],
    ["#/play", "play"],
    ["#/run/monday/hands", "hands"],
    ["#/run/monday/hands?least=40&sort=pot", "hands"],
    ["#/run/monday/hand/4.1.12034?step=12&seat=2", "hand"],
    ["#/run", "nowhere"],
    ["#/run/", "nowhere"],
    ["#/run/monday/bot", "nowhere"],
    ["#/run/monday/match/odds", "nowhere"],
    ["#/run/monday/match/odds/chart/rock", "nowhere"],
    ["#/play/more", "nowhere"],
    ["#/run/%E0%A4%A", "run"],
  ])("%j is %s", (address, view) => {
    expect(routeOf(address).view).toBe(view);
  });
});
