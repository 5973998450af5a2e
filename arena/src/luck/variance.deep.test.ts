import { GAMES } from "@doorcard/engine";
import { expect, test } from "vitest";
import { factorOf, halfOf, LINE_UPS, playBlocks, ratesOf, rulesOf, STACKS } from "./variance.cases.ts";

/** A quarter of the deals that the figures of docs/variance-reduction.md are from. */
const SHARE = 4;

const TRIALS = GAMES.flatMap((game) =>
  STACKS.flatMap((stack) =>
    LINE_UPS.map((lineUp) => ({
      game,
      stack,
      names: lineUp.bots.join(),
      bots: lineUp.bots,
      deals: lineUp.deals / SHARE,
    })),
  ),
);

test.each(TRIALS)(
  "$game, $names with $stack chips: the luck of all is zero within its error, and less of it leaves less variance",
  { timeout: 300_000 },
  async (trial) => {
    const results = await playBlocks({ ...trial, seed: "variance" }, "luck");
    for (const reduced of ratesOf(trial.bots, results)) {
      // Twice half the 95 % interval, four standard errors: one in 16,000 would be beyond by chance
      expect(Math.abs(reduced.luck.mean)).toBeLessThanOrEqual(2 * halfOf(reduced.luck));
      expect(reduced.plain.mean - reduced.reduced.mean).toBeCloseTo(reduced.luck.mean, 6);
      // Whoever folds at random among many has little that its cards decide, and heads-up between these two razz is played alike
      const isExcepted = reduced.bot === "random" || halfOf(reduced.plain) === 0;
      if (!isExcepted) expect(factorOf(reduced)).toBeGreaterThan(1.1);
    }
  },
);

// Where the deck runs short, hands are dealt on after a fold, some die with both downcards exposed, and pots are raked
test.each(GAMES.flatMap((game) => (["lanes", "table"] as const).map((dealing) => ({ game, dealing }))))(
  "$game, eight seats, dealt in $dealing: at a live table too the luck of all is zero within its error",
  { timeout: 300_000 },
  async ({ game, dealing }) => {
    const bots = ["caller", "raiser", "chart", "caller", "random", "caller", "raiser", "caller"];
    const rake = { rate: 0.05, cap: 12, smallestPot: 20, unit: 1 };
    const rules = rulesOf("classic-live", game, { exposedDowncard: 0.1, rake });
    for (const stack of STACKS) {
      const trial = { game, dealing, rules, bots, stack, seed: "live", deals: 1000 };
      for (const { luck } of ratesOf(bots, await playBlocks(trial, "luck")))
        expect(Math.abs(luck.mean)).toBeLessThanOrEqual(2 * halfOf(luck));
    }
  },
);
