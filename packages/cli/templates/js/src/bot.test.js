// @ts-check
import caller from "@doorcard/bot-caller";
import "@doorcard/testing/matchers";
import { playSeeded } from "@doorcard/testing";
import { expect, test } from "vitest";
import bot from "./bot.js";

// A turn is told in a sentence, with downcards in parentheses
test.each(
  /** @type {const} */ ([
    ["raises with a pair of kings", "raise", "stud, I hold (Ks Kd) 7c, villains show 2h, 9d, facing a completion"],
    ["pays a bet with a small pair", "call", "stud, I hold (5s 5d) 7c 2h, villain shows K 9, facing a bet"],
    ["folds rags", "fold", "stud, I hold (9s 4d) 2h, villain shows K, facing a completion"],
    ["bets a made low", "bet", "stud8, fifth street, I hold (A 4) 7 6 2, villain shows K Q 9, checked to me"],
    ["bets kings up, too", "bet", "stud8, fifth street, I hold (K 9) K 9 2, villain shows 7 6 4, first to act"],
    ["folds high cards to a bet", "fold", "stud8, I hold (K T) 9 J, villain shows A Q, facing a bet"],
    ["completes with three low cards", "complete", "razz, I hold (A 4) 7, villain shows K, facing the bring-in"],
    ["pays a bet with one card too few", "call", "razz, I hold (A 4) 7 Q, villain shows 3 8, facing a bet"],
    ["folds a pair and a king", "fold", "razz, I hold (A 4) 4 K, villain shows 3 8, facing a bet"],
  ]),
)("%s", async (_, action, turn) => {
  await expect(bot).toAct(action, { in: turn });
});

test.each(/** @type {const} */ (["stud", "stud8", "razz"]))("beats a caller at %s", async (game) => {
  await expect(bot).toBeat(caller, { hands: 2000, game, seed: "a seed" });
});

test.each(/** @type {const} */ (["stud", "stud8", "razz"]))(
  "makes no faults at a table of four playing %s",
  async (game) => {
    const { faults } = await playSeeded(bot, [caller, bot, caller], { hands: 400, game, seed: "a seed" });
    expect(faults).toEqual({ illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 });
  },
);
