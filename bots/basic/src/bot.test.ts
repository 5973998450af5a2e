import type { HouseObservation } from "@doorcard/sdk";
import { expect, test } from "vitest";
import bot from "./bot.ts";

const rows: readonly (readonly [why: string, cards: string, upcard: string, action: "fold" | "call"])[] = [
  ["a pair calls whatever shows", "2c 2d 3h 4s 6c", "As", "call"],
  ["a straight calls", "2c 3d 4h 5s 6c", "As", "call"],
  ["ace-queen folds", "Ac Qd Jh 9s 8c", "2s", "fold"],
  ["king-high folds", "Kc Qd Jh 9s 8c", "2s", "fold"],
  ["ace-king calls when the upcard matches a card of its own", "Ac Kd 8h 5s 2c", "5d", "call"],
  ["and folds when it does not, without a queen", "Ac Kd 8h 5s 2c", "6d", "fold"],
  ["against an ace it wants a queen or a jack", "Ac Kd Jh 5s 2c", "As", "call"],
  ["against a king too", "Ac Kd Th 5s 2c", "Ks", "fold"],
  ["with a queen it calls below its fourth card", "Ac Kd Qh 8s 2c", "7d", "call"],
  ["and not above it", "Ac Kd Qh 8s 2c", "9d", "fold"],
];

test.each(rows)("%s", (_, cards, upcard, action) => {
  const seen: HouseObservation = { game: "caribbean", cards: cards.split(" "), upcard, ante: 1, options: [] };
  expect(bot.create({ game: "caribbean", random: () => 0 }).act(seen)).toBe(action);
});
