import { CARD_TEXTS } from "@doorcard/cards";
import { GAMES, type Action, type MatchContext } from "@doorcard/sdk";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import bot from "./bot.ts";
import { observe, type Spot } from "@doorcard/sdk/samples";

const luck = () => 0.37;
const answer = (spot: Spot) =>
  bot.create({ seat: 1, seats: 2, game: spot.game, random: luck } as unknown as MatchContext).act(observe(spot));

/** What the engine can offer at a turn. */
const OFFERS: readonly Action[][] = [
  ["bring-in", "complete"],
  ["fold", "call", "complete"],
  ["fold", "call", "raise"],
  ["fold", "call"],
  ["check", "bet"],
  ["check", "bet", "bet-big"],
  ["fold", "check", "bet"],
  ["fold", "call", "raise", "raise-big"],
];

test("answers with a legal word in every game, on every street, against one to seven boards", () => {
  const deals = fc.record({
    game: fc.constantFrom(...GAMES),
    deck: fc.shuffledSubarray([...CARD_TEXTS], { minLength: 52, maxLength: 52 }),
    shown: fc.integer({ min: 1, max: 4 }),
    rivals: fc.integer({ min: 1, max: 7 }),
    actions: fc.constantFrom(...OFFERS),
    wagers: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(deals, ({ game, deck, shown, rivals, actions, wagers }) => {
      const cards = (count: number) => deck.splice(0, count).join(" ");
      const opponents = Array.from({ length: rivals }, () => cards(shown));
      const toCall = actions.includes("call") ? 8 : 0;
      const spot: Spot = { game, downcards: cards(2), upcards: cards(shown), opponents, actions, wagers, toCall };
      expect(actions).toContain(answer(spot));
    }),
  );
});

const BROUGHT_IN: readonly Action[] = ["fold", "call", "complete"];
const COMPLETED = { actions: ["fold", "call", "raise"], toCall: 8, wagers: 1, pot: 16 } as const;
const FREE: readonly Action[] = ["check", "bet"];

const rows: readonly (readonly [string, Spot, Action])[] = [
  [
    "stud: raises a completion with rolled-up aces",
    { game: "stud", downcards: "Ac Ad", upcards: "Ah", opponents: ["Ks"], ...COMPLETED },
    "raise",
  ],
  [
    "stud: folds a busted hand on seventh street to a pair of kings showing",
    { game: "stud", downcards: "7h 8h 2d", upcards: "3c 4s 9d Js", opponents: ["Ks Kd 3d 4d"], ...COMPLETED },
    "fold",
  ],
  [
    "stud: bets a full house",
    { game: "stud", downcards: "9h 9c 9d", upcards: "4c 4s 5d Js", opponents: ["Ks Kd 3c 7d"], actions: FREE },
    "bet",
  ],
  [
    "stud: checks a hand that a board beats",
    { game: "stud", downcards: "7h 8h 2d", upcards: "3c 4s 9d Js", opponents: ["Ks Kd Kc 4d"], actions: FREE },
    "check",
  ],
  [
    "razz: completes a wheel card door with three babies",
    { game: "razz", downcards: "2c 3d", upcards: "4h", opponents: ["Ks"], actions: BROUGHT_IN, toCall: 4 },
    "complete",
  ],
  [
    "razz: folds kings full on sixth street to four babies",
    { game: "razz", downcards: "Kc Kd", upcards: "Kh Qs Qd 4c", opponents: ["7s 2d 3c 5h"], ...COMPLETED },
    "fold",
  ],
  [
    "hi-lo: raises a made low with a flush",
    { game: "stud8", downcards: "Ac 4c", upcards: "6c 3c 7c", opponents: ["Qs Jd 9h"], ...COMPLETED },
    "raise",
  ],
];

test("plays the same turn the same way every time", () => {
  const spot: Spot = { game: "stud", downcards: "Ts 9d", upcards: "8h", opponents: ["Js"], ...COMPLETED };
  expect(new Set(Array.from({ length: 20 }, () => answer(spot))).size).toBe(1);
});

test.each(rows)("%s", (_, spot, action) => expect(answer(spot)).toBe(action));
