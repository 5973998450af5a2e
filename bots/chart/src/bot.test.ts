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
    "stud: folds 7-4-2 offsuit to a completion behind a king",
    { game: "stud", downcards: "7c 4d", upcards: "2h", opponents: ["Ks"], ...COMPLETED },
    "fold",
  ],
  [
    "stud: raises a completion with a pair of aces",
    { game: "stud", downcards: "Ac Ad", upcards: "2h", opponents: ["Ks"], ...COMPLETED },
    "raise",
  ],
  [
    "stud: completes a live pair of fives",
    { game: "stud", downcards: "5c 5d", upcards: "9h", opponents: ["3s"], actions: BROUGHT_IN, toCall: 4 },
    "complete",
  ],
  [
    "stud: calls with a live pair of fives among four",
    { game: "stud", downcards: "5c 5d", upcards: "9h", opponents: ["3s", "7h", "Ks"], actions: BROUGHT_IN, toCall: 4 },
    "call",
  ],
  [
    "stud: folds that pair when both other fives are dead",
    { game: "stud", downcards: "5c 5d", upcards: "9h", opponents: ["5s", "5h", "Ks"], actions: BROUGHT_IN, toCall: 4 },
    "fold",
  ],
  [
    "stud: steals with the best door card against a deuce",
    { game: "stud", downcards: "9c 4d", upcards: "Ah", opponents: ["2s"], actions: BROUGHT_IN, toCall: 4 },
    "complete",
  ],
  [
    "stud: bets a straight into a pair of kings",
    { game: "stud", downcards: "9h 8h 2d", upcards: "7c 6s 5d 2s", opponents: ["Ks Kd 3c 4d"], actions: FREE },
    "bet",
  ],
  [
    "stud: checks a pair that a board beats",
    { game: "stud", downcards: "9h 8h 2d", upcards: "9c 6s 5d Js", opponents: ["Ks Kd 3c 4d"], actions: FREE },
    "check",
  ],
  [
    "razz: completes a wheel card door with three babies",
    { game: "razz", downcards: "2c 3d", upcards: "4h", opponents: ["Ks"], actions: BROUGHT_IN, toCall: 4 },
    "complete",
  ],
  [
    "razz: folds two kings to a completion",
    { game: "razz", downcards: "Kc Kd", upcards: "4h", opponents: ["7s"], ...COMPLETED },
    "fold",
  ],
  [
    "hi-lo: raises three babies with an ace",
    { game: "stud8", downcards: "Ac 4d", upcards: "6h", opponents: ["Qs"], ...COMPLETED },
    "raise",
  ],
];

test.each(rows)("%s", (_, spot, action) => expect(answer(spot)).toBe(action));
