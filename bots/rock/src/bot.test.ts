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
    "stud: folds three rags to a completion",
    { game: "stud", downcards: "7c 4d", upcards: "2h", opponents: ["Ks"], ...COMPLETED },
    "fold",
  ],
  [
    "stud: folds a small pair to a completion",
    { game: "stud", downcards: "5c 5d", upcards: "2h", opponents: ["Ks"], ...COMPLETED },
    "fold",
  ],
  [
    "stud: raises with a pair of aces",
    { game: "stud", downcards: "Ac Ad", upcards: "2h", opponents: ["Ks"], ...COMPLETED },
    "raise",
  ],
  [
    "stud: calls with three to a flush",
    { game: "stud", downcards: "9h 4h", upcards: "2h", opponents: ["Ks"], ...COMPLETED },
    "call",
  ],
  [
    "stud: bets two pair on seventh street",
    { game: "stud", downcards: "9h 4h 9d", upcards: "4c Ks 7d 2s", opponents: ["Qs Jd 3c 3d"], actions: FREE },
    "bet",
  ],
  [
    "stud: gives up a missed flush",
    { game: "stud", downcards: "9h 4h Qd", upcards: "2h Kh 7d 3s", opponents: ["Ts Jd 3c 8d"], ...COMPLETED },
    "fold",
  ],
  [
    "razz: completes with three cards of seven or lower",
    { game: "razz", downcards: "Ac 4d", upcards: "7h", opponents: ["Ks"], actions: BROUGHT_IN, toCall: 4 },
    "complete",
  ],
  [
    "razz: folds with a nine",
    { game: "razz", downcards: "Ac 4d", upcards: "9h", opponents: ["Ks"], actions: BROUGHT_IN, toCall: 4 },
    "fold",
  ],
  [
    "hi-lo: bets a made low on fifth street",
    { game: "stud8", downcards: "Ac 4d", upcards: "7h 6s 2d", opponents: ["Ks Qd 9c"], actions: FREE },
    "bet",
  ],
];

test.each(rows)("%s", (_, spot, action) => expect(answer(spot)).toBe(action));
