import alwaysCall from "@doorcard/bot-always-call";
import basic from "@doorcard/bot-basic";
import { CARD_TEXTS } from "@doorcard/cards";
import type { HouseBotDefinition } from "@doorcard/sdk";
import { expect, test } from "vitest";
import { edges, type Strategy } from "./caribbean-edge.ts";

/** What a bot does with every hand, asked as the arena asks it. */
function strategyOf(definition: HouseBotDefinition): Strategy {
  const bot = definition.create({ game: "caribbean", random: () => 0 });
  return (cards, upcard) =>
    bot.act({
      game: "caribbean",
      cards: cards.map((card) => CARD_TEXTS[card]!),
      upcard: CARD_TEXTS[upcard]!,
      ante: 1,
      options: [
        { action: "fold", pays: 0 },
        { action: "call", pays: 2 },
      ],
    }) as "fold" | "call";
}

test("the house keeps 5.224 % of the ante of perfect play, 5.225 % of the basic strategy and 16.607 % of who always calls: every hand counted", () => {
  const { best, of } = edges([strategyOf(basic), strategyOf(alwaysCall)]);
  expect([best, ...of].map((edge) => (100 * edge).toFixed(3))).toEqual(["5.224", "5.225", "16.607"]);
}, 600_000);
