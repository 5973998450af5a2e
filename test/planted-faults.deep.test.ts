import { checkBot, CHECKS, LIMITS } from "@doorcard/arena";
import { describe, expect, test } from "vitest";
import { brokenBot, MAIN, notPassed } from "./checked-bots.ts";

/** Time enough on a busy machine, for what is not about time. */
const PATIENT = { ...LIMITS, decisionMs: 8000, startMs: 30_000 };

/** A broken bot, what is wrong with it, the checks that find just that, and those of which the same turns are a part. */
interface Planted {
  readonly bot: string;
  readonly does: string;
  readonly finders: readonly number[];
  readonly others?: readonly number[];
}

const OPEN_PAIR = [18, 20, 24, 25, 26, 28, 29, 31, 32, 33, 35, 38, 39, 41];
const SHARED_CARD = [15, 18, 23, 24, 25, 26, 29, 31, 38, 39, 41];
const FOURTH_STREET = [18, 20, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 37, 38, 39, 41];

describe("a planted fault is found by its number", () => {
  const rows: readonly Planted[] = [
    { bot: "open-pair", does: "bets double whatever is legal", finders: [36], others: OPEN_PAIR },
    { bot: "shared-card", does: "throws where a card is shared", finders: [40], others: SHARED_CARD },
    { bot: "no-answer", does: "answers undefined on fourth street", finders: [16], others: FOURTH_STREET },
    { bot: "bad-ending", does: "throws when a hand is over", finders: [14] },
    { bot: "folds-free", does: "folds for nothing", finders: [17] },
    { bot: "chatty", does: "prints on standard output", finders: [55] },
    { bot: "misnamed", does: "says another name", finders: [7] },
    { bot: "own-luck", does: "has luck that no seed is behind", finders: [42] },
    { bot: "keeps-count", does: "counts across matches", finders: [43, 44, 45] },
    { bot: "slow-once", does: "thinks too long once", finders: [51] },
    { bot: "hoards", does: "keeps something of every match", finders: [53] },
    { bot: "lingers", does: "stays after the goodbye and the end of its input", finders: [57, 58] },
  ];

  test.each(rows)("$bot, which $does: $finders", async ({ bot, finders, others = [] }) => {
    const only = MAIN.includes(finders[0]!) ? MAIN : finders;
    const found = notPassed(
      await checkBot(brokenBot(bot), { only, hands: 1, limits: bot === "slow-once" ? LIMITS : PATIENT }),
    );
    expect(found).toEqual([...finders, ...others].sort((a, b) => a - b));
  });

  test("what is no bot fails the first check, and the rest is skipped", async () => {
    const { failed, skipped, checks } = await checkBot(brokenBot("no-bot"));
    expect(checks[0]!.found).toBe("it is no bot: create must be a function that makes the bot for a match");
    expect([failed, skipped]).toEqual([1, CHECKS.length - 1]);
  });
});
