import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBot, CHECKS, LIMITS, type CheckReport } from "@doorcard/arena";
import { describe, expect, test } from "vitest";
import { BROKEN, brokenBot, BY_THE_CLOCK, MAIN, notPassed, ROOT } from "./checked-bots.ts";
import { doorcard } from "./cli-call.ts";

describe("the command", () => {
  test("finds nothing wrong with caller", async () => {
    const { code, stdout } = await doorcard(ROOT, "check", "caller", "--quiet");
    const wrong = stdout.split("\n").filter((line) => /^ *\d+ (FAIL|WARN)/.test(line));
    expect(wrong.filter((line) => !BY_THE_CLOCK.has(Number.parseInt(line, 10)))).toEqual([]);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).toContain(" 0 failed");
    expect(code).toBe(0);
  });

  test("gives one document for scripts, and exit code 1 for what is broken", async () => {
    const { code, stdout } = await doorcard(BROKEN, "check", "./open-pair.mjs", "--only", "36", "--json", "--quiet");
    const { checks, ...report } = JSON.parse(stdout) as CheckReport;
    expect(report).toEqual({
      bot: "open-pair",
      version: "1.0.0",
      games: ["stud", "stud8", "razz"],
      isolation: "process",
      passed: 0,
      warned: 0,
      failed: 1,
      skipped: 0,
    });
    expect(checks[0]!.found).toMatch(/fourth street: .*; legal .*; came bet-big$/);
    expect(code).toBe(1);
  });

  test("lists the checks without a bot", async () => {
    const { code, stdout } = await doorcard(ROOT, "check", "--list");
    expect(stdout.trimEnd().split("\n")).toHaveLength(CHECKS.length);
    expect(code).toBe(0);
  });

  test.each([
    ["a bot that is not found", ["./nobody.mjs"], "cannot be found"],
    ["no bot", [], "no bot is named"],
    ["a number that is no check", ["chart", "--only", "7,600"], '"600" is no check'],
    ["an isolation that is none here", ["chart", "--isolation", "in-process"], "must be process or sandboxed"],
  ])("refuses %s with exit code 2", async (_, args, message) => {
    const { code, stderr } = await doorcard(ROOT, "check", ...args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

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

describe("the checks", () => {
  const page = readFileSync(join(ROOT, "docs", "check.md"), "utf8");

  test("are numbered from 1 without a gap", () => {
    expect(CHECKS.map(({ number }) => number)).toEqual(CHECKS.map((_, n) => n + 1));
  });

  test("stand on their page, each with its name and its remedy", () => {
    const rows = page.split("\n").filter((line) => /^\| \d+ \|/.test(line));
    expect(rows).toEqual(CHECKS.map(({ number, name, remedy }) => `| ${number} | ${name} | ${remedy} |`));
  });

  test("have names that fit a line", () => {
    expect(CHECKS.filter(({ name }) => name.length > 70)).toEqual([]);
  });
});
