import { parseCard } from "@doorcard/cards";
import { highStrength } from "@doorcard/evaluator";
import { RULE_SETS, rulesFor } from "@doorcard/engine";
import { choose, type Observation } from "@doorcard/sdk";
import { expect, test } from "vitest";
import { anything, caller, changesIn, matchOf, plain, raiser, tableFor } from "./diff.cases.ts";
import { rollOut } from "./roll-out.ts";

const check = plain("check", (seen) => choose(seen, "check"));

test.each(RULE_SETS.flatMap(({ name, games, stakes }) => games.map((game) => ({ name, game, stakes }))))(
  "$name, $game: however it is dealt, a seat sees the same at its decision after all hidden cards are drawn anew",
  async ({ name, game, stakes }) => {
    const rules = rulesFor(name, game, { exposedDowncard: 0.2 });
    if (!rules.ok) throw new Error(`${name} has no ${game}`);
    for (const [i, seats] of [2, 5, 7, 8].entries()) {
      for (const dealing of ["lanes", "table"] as const) {
        const house = { game, rules: rules.value, stakes, stack: 40 * stakes.smallBet, dealing };
        const job = matchOf(seats, { ...house, hands: 2, seed: `redrawn ${i}` });
        const bots = Array.from({ length: seats }, () => (seats === 8 ? caller : anything));
        for (const decision of await changesIn(job, bots, raiser)) {
          const { table, deck, seen, known } = await tableFor(job, bots, decision);
          const before = JSON.stringify(seen);
          for (let number = 0; number < 2; number++) {
            await table.reach({ ...deck.fitting(number, known), mustFit: false });
            expect(JSON.stringify(table.seen())).toBe(before);
            await table.playOn(decision.would);
            const dealt = bots.flatMap((_, at) => table.cardsOf(at + 1));
            // A card for all stands in every lane
            expect(new Set(dealt).size).toBeGreaterThanOrEqual(dealt.length - 7);
          }
        }
      }
    }
  },
);

test("every hidden card is as likely in an opponent's first place, and no seen one ever is", async () => {
  const job = matchOf(2);
  const [decision] = await changesIn(job, [caller, caller], raiser);
  const { table, deck, known } = await tableFor(job, [caller, caller], decision!);
  const opponent = 3 - decision!.seat;
  const counts = new Map<number, number>();
  const draws = 2400;
  for (let number = 0; number < draws; number++) {
    await table.reach(deck.fitting(number, known));
    const first = table.cardsOf(opponent)[0]!;
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(known.filter((card) => counts.has(card))).toEqual([]);
  expect(counts.size).toBe(52 - known.length);
  const expected = draws / counts.size;
  const squares = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // The 99.99 % point of chi-squared with 47 degrees is 93
  expect(squares).toBeLessThan(93);
});

/** Big bets that a fold gains on seventh street over a call, counted over every holding that the opponent may have. */
function gainOfFolding(seen: Observation): number {
  const cards = (texts: readonly string[]): number[] => texts.map((text) => parseCard(text)!);
  const own = cards([...seen.downcards, ...seen.players[seen.seat - 1]!.upcards]);
  const board = cards(seen.players[2 - seen.seat]!.upcards);
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => ![...own, ...board].includes(card));
  const mine = highStrength(own);
  let chips = 0;
  let holdings = 0;
  for (let a = 0; a < left.length; a++)
    for (let b = a + 1; b < left.length; b++)
      for (let c = b + 1; c < left.length; c++) {
        const theirs = highStrength([...board, left[a]!, left[b]!, left[c]!]);
        holdings++;
        if (mine > theirs) chips += seen.pot;
        else if (mine < theirs) chips -= seen.toCall;
        else chips += (seen.pot - seen.toCall) / 2;
      }
  return -chips / holdings / seen.stakes.bigBet;
}

test("to fold to a bet on seventh street gains what a count of all downcards of one who always bets says", async () => {
  const folder = plain("folder", (seen) =>
    seen.street === "seventh" ? choose(seen, "check", "fold") : choose(seen, "check", "call", "bring-in"),
  );
  const job = matchOf(2, { hands: 40 });
  const bots = [caller, raiser];
  const decisions = await changesIn(job, bots, folder);
  for (const decision of decisions.slice(0, 4)) {
    const { seen } = await tableFor(job, bots, decision);
    const { sum, squares, rollouts, draws, downcardsKept } = await rollOut(job, bots, decision, {
      name: "second",
      rollouts: 800,
    });
    expect([rollouts, draws, downcardsKept]).toEqual([800, 800, false]);
    const mean = sum / rollouts;
    const error = Math.sqrt((squares / rollouts - mean * mean) / rollouts);
    expect(Math.abs(mean / 16 - gainOfFolding(seen))).toBeLessThan((4 * error) / 16 + 1e-9);
  }
  expect(decisions.length).toBeGreaterThan(4);
});

/** Completes with two aces in the hole, and else as often as its luck says. */
const aces = (chance: number) =>
  plain("aces", (seen, random) => {
    const completes = seen.downcards.every((card) => card.startsWith("A")) || random() < chance;
    return completes ? choose(seen, "complete", "call") : choose(seen, "check", "call", "bring-in");
  });

test.each([0, 0.05, 1])(
  "an opponent that completes with aces, and else with chance %f, has aces as often as Bayes says",
  async (chance) => {
    const job = matchOf(2);
    const folder = plain("folder", (seen) => choose(seen, "bring-in", "check", "fold"));
    const decisions = await changesIn(job, [caller, aces(1)], folder);
    const decision = decisions.find(
      ({ before }) => before.map(({ action }) => action).join(" ") === "bring-in complete",
    );
    const bots = [caller, aces(chance)];
    const { table, deck, known, seen } = await tableFor(job, bots, decision!);
    expect(seen.players[1]!.upcards.join("")).not.toContain("A");
    let fitting = 0;
    let withAces = 0;
    for (let number = 0; number < 4000; number++) {
      if (!(await table.reach(deck.fitting(number, known)))) continue;
      fitting++;
      if (
        table
          .cardsOf(2)
          .slice(0, 2)
          .every((card) => card >= 48)
      )
        withAces++;
    }
    const hidden = 52 - known.length;
    const left = 4 - known.filter((card) => card >= 48).length;
    const prior = (left * (left - 1)) / (hidden * (hidden - 1));
    const fits = prior + (1 - prior) * chance;
    const near = (count: number, of: number, share: number): void =>
      expect(Math.abs(count - of * share)).toBeLessThanOrEqual(4 * Math.sqrt(of * share * (1 - share)));
    near(fitting, 4000, fits);
    near(withAces, fitting, prior / fits);
  },
);

test("where no draw fits, all downcards stay as they were dealt, and it is said", async () => {
  const job = matchOf(2);
  const [decision] = (await changesIn(job, [caller, raiser], check)).filter(({ before }) => before.length > 4);
  // Whoever never bets cannot have made the bets that were made
  const bots = [caller, caller];
  const came = await rollOut(job, bots, decision!, { name: "first", rollouts: 10 });
  expect(came).toMatchObject({ rollouts: 10, draws: 200, downcardsKept: true });
  const { table, deck } = await tableFor(job, bots, decision!);
  const dealt = [1, 2].map((seat) => table.cardsOf(seat));
  for (let number = 0; number < 20; number++) {
    await table.reach(deck.keeping(number, dealt.flat()));
    expect([1, 2].map((seat) => table.cardsOf(seat))).toEqual(dealt);
  }
});

test("a rollout depends on the seed, the hand and its number, and the passes share none", async () => {
  const job = matchOf(2);
  const decision = (await changesIn(job, [caller, anything], anything))[3]!;
  const bots = [caller, anything];
  const once = await rollOut(job, bots, decision, { name: "second", rollouts: 50 });
  expect(await rollOut(job, bots, decision, { name: "second", rollouts: 50 })).toEqual(once);
  const first = await rollOut(job, bots, decision, { name: "first", rollouts: 50 });
  expect([first.sum, first.squares]).not.toEqual([once.sum, once.squares]);
});
