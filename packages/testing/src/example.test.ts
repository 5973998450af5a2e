import bot from "@doorcard/bot-chart";
import caller from "@doorcard/bot-caller";
// oxlint-disable-next-line import/no-unassigned-import
import "@doorcard/testing/matchers";
import { playSeeded, spot } from "@doorcard/testing";
import { expect, test } from "vitest";

const SCARE = "razz, fifth street, I hold (A 2) 3 K Q, villain shows 4 5 6, facing a bet";

test.each([
  ["raises a pair of aces", "raise", "stud, I hold (Ah Ad) Kc, villains show 2c, 9d, facing a completion"],
  ["folds rags", "fold", "stud, I hold (7s 4d) 2h, villain shows Kc, facing a completion"],
  ["gives up in razz against three low cards", "fold", SCARE],
] as const)("%s", async (_, action, turn) => {
  await expect(bot).toAct(action, { in: turn });
});

test("never raises with that, whatever the house", async () => {
  await expect(bot).not.toAct(["raise", "call"], { in: spot(SCARE, { rules: "wsop-live-2024", stack: 3000 }) });
});

test("beats a caller by 20 big bets per 100 hands", async () => {
  await expect(bot).toBeat(caller, { hands: 1000, game: "stud", seed: "s", by: 20 });
});

test("makes no faults at a table of four", async () => {
  const { faults } = await playSeeded(bot, [caller, caller, caller], { hands: 400, game: "stud8", seed: "s" });
  expect(faults).toEqual({ illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 });
});
