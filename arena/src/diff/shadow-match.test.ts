import { choose, type Action, type BotDefinition, type Observation } from "@doorcard/sdk";
import { describe, expect, test } from "vitest";
import drawer from "../fixtures/drawer.ts";
import listener from "../fixtures/listener.ts";
import seatless from "../fixtures/seatless.ts";
import stumbler from "../fixtures/stumbler.ts";
import { playMatch } from "../match.ts";
import { anything, caller, matchOf, plain, raiser } from "./diff.cases.ts";
import { Counts } from "./counts.ts";
import { shadowMatch } from "./shadow-match.ts";

/** Writes all over what it is shown, and answers nonsense. */
const vandal = plain("vandal", (seen) => {
  const table = seen as unknown as {
    history: unknown[];
    players: { upcards: string[]; stack: number }[];
    options: unknown[];
  };
  table.history.length = 0;
  table.options.length = 0;
  for (const player of table.players) {
    player.stack = 0;
    player.upcards.fill("2c");
  }
  return "all-in" as Action;
});

const others: readonly BotDefinition[] = [caller, raiser, anything, vandal, drawer, listener, seatless, stumbler];

describe.each(others)("with $name behind", (other) => {
  test.each([anything, drawer, stumbler])("$name plays the match that it plays alone, to the byte", async (bot) => {
    const job = matchOf(3, { hands: 60 });
    const bots = [bot, anything, drawer];
    const alone = await playMatch(job, bots);
    const { played } = await shadowMatch(job, bots, other);
    expect(played.result).toEqual(alone.result);
  });
});

test.each(["caller", "chart", "odds", "raiser", "random", "rock"])(
  "%s behind itself does the same at every decision of every game",
  async (name) => {
    const bot = (await import(`../../../bots/${name}/src/bot.ts`)) as { default: BotDefinition };
    for (const game of ["stud", "stud8", "razz"] as const) {
      const { cells, changes } = await shadowMatch(
        matchOf(3, { game, hands: 20 }),
        [bot.default, anything, raiser],
        bot.default,
      );
      expect(cells.length).toBeGreaterThan(0);
      expect(changes).toEqual([]);
    }
  },
);

test("a bot behind itself does the same at every decision, by luck and late too", async () => {
  for (const bot of [anything, drawer, listener, stumbler]) {
    const { cells, changes, played, faults } = await shadowMatch(matchOf(3), [bot, anything, raiser], bot);
    expect(changes).toEqual([]);
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(played.result.seats[0]!.decisions);
    expect(faults).toEqual(played.result.seats[0]!.faults);
  }
});

test("the bot behind hears all that the one before it hears", async () => {
  // It throws, which is a fault, whenever what it hears is not what it sees
  const { faults } = await shadowMatch(matchOf(4), [anything, anything, raiser, caller], listener);
  expect(Object.values(faults)).toEqual([0, 0, 0, 0, 0]);
});

test("faults of the bot behind are counted, and the arena's answer is what it would have done", async () => {
  const { faults, changes, cells } = await shadowMatch(matchOf(2), [raiser, caller], seatless);
  const decisions = cells.reduce((sum, { count }) => sum + count, 0);
  expect(faults.crashed).toBe(decisions + 1);
  expect(new Set(changes.map(({ would }) => would))).toEqual(new Set(["fold", "check", "bring-in"]));
  expect(changes.every(({ wouldFault, didFault }) => wouldFault === "crashed" && didFault === undefined)).toBe(true);
});

test("decisions are counted where they belong", async () => {
  // Against one that never bets, a raiser that would rather fold to nothing faces only the bring-in, or nothing
  const folds = plain("folds", (seen: Observation) => choose(seen, "check", "fold"));
  const { cells, changes } = await shadowMatch(matchOf(3), [raiser, caller, caller], folds);
  const counts = new Counts();
  for (const cell of cells) counts.add(cell);
  expect(counts.changed).toBe(changes.length);
  expect(counts.streets().map(({ decisions }) => decisions)).toEqual([200, 200, 200, 200, 200]);
  const told = counts.situations().map(({ facing, company }) => `${facing} ${company}`);
  expect(told).toEqual(["no-bet multiway", "bring-in multiway"]);
  const [open, low] = counts.situations();
  expect(open!.decisions + low!.decisions).toBe(1000);
  expect(low!.moves).toEqual([{ did: "complete", would: "fold", count: low!.decisions }]);
  expect(open!.moves).toContainEqual({ did: "bet", would: "check", count: 800 });
});
