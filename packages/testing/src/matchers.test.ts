import caller from "@doorcard/bot-caller";
import chart from "@doorcard/bot-chart";
import odds from "@doorcard/bot-odds";
import { defineBot, type Action, type Bot, type MatchContext } from "@doorcard/sdk";
import { expect, test } from "vitest";
import { playSeeded, spot } from "./index.ts";
// oxlint-disable-next-line import/no-unassigned-import -- it installs the matchers
import "./matchers.ts";

const ACES = "stud, third street, I hold (Ah Ad) Kc, villains show 2c, 9d, facing a completion";
const RAGS = "stud, third street, I hold (7 4) 2, villain shows K, facing a completion";

const make = (name: string, create: (match: MatchContext) => Bot) => defineBot({ name, version: "1.0.0", create });
const jumper = make("jumper", () => ({ act: () => "jump" as Action }));
const breaker = make("breaker", () => ({
  act: () => {
    throw new Error("no cards");
  },
}));

/** What a user reads when an expectation does not hold. */
const told = async (expectation: Promise<void>): Promise<string> => {
  try {
    await expectation;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The expectation holds");
};

test("a bot is asked in a spot by its text or by its observation", async () => {
  await expect(chart).toAct("raise", { in: ACES });
  await expect(chart).toAct(["raise", "call"], { in: spot(ACES), seed: "a" });
  await expect(chart).toAct("raise", { in: ACES, rules: "pokerstars", seat: 2 });
  await expect(odds).toAct("raise", { in: ACES });
  await expect(chart).not.toAct("raise", { in: RAGS });
});

test("an answer that was not expected is told with the spot and what was legal", async () => {
  const where =
    "\n  in: stud, third street, I hold (Ah Ad) Kc, villains show 2c, 9d; 8 to call, pot 18; seat 2: bring-in, seat 3: complete" +
    "\n  legal: fold, call 8, raise 16";
  expect(await told(expect(chart).toAct("call", { in: ACES }))).toBe(`chart answers "raise", not "call"${where}`);
  expect(await told(expect(chart).toAct(["call", "fold"], { in: ACES }))).toBe(
    `chart answers "raise", not "call" or "fold"${where}`,
  );
  expect(await told(expect(chart).not.toAct("raise", { in: ACES }))).toBe(
    `chart answers "raise", which it should not${where}`,
  );
  const illegal = `jumper answers "jump", which is not legal${where}`;
  expect(await told(expect(jumper).toAct("raise", { in: ACES }))).toBe(illegal);
  expect(await told(expect(jumper).not.toAct("raise", { in: ACES }))).toBe(illegal);
  expect(await told(expect(breaker).not.toAct("raise", { in: ACES }))).toBe(`breaker crashed: no cards${where}`);
  expect(await told(expect(chart).not.toAct("bet", { in: ACES }))).toBe(`Nobody can answer "bet" here${where}`);
});

test("a bot that does not play the game is not asked", async () => {
  const only = defineBot({ ...caller, name: "only", games: ["razz"] });
  expect(await told(expect(only).toAct("call", { in: ACES }))).toBe("only does not play stud");
});

test("what is no bot is told so", async () => {
  const why = /^This is no bot: name must be/;
  expect(await told(expect({ act: () => "fold" }).toAct("call", { in: ACES }))).toMatch(why);
  expect(await told(expect({}).not.toBeat(caller, { hands: 2, game: "stud", seed: "s" }))).toMatch(why);
});

test("the seed keys what a bot draws, and an answer may be promised", async () => {
  const gambler = make("gambler", ({ random }) => ({
    act: () => Promise.resolve(random() < 0.5 ? "raise" : "fold"),
  }));
  const answers = new Set<string>();
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const raises = await told(expect(gambler).not.toAct("raise", { in: ACES, seed })).catch(() => "folds");
    answers.add(raises);
    if (raises === "folds") await expect(gambler).toAct("fold", { in: ACES, seed });
    else await expect(gambler).toAct("raise", { in: ACES, seed });
  }
  expect(answers.size).toBe(2);
});

test("a bot that listens has heard of the hand when it is asked", async () => {
  const heard: string[] = [];
  const listener = make("listener", () => ({
    handStarted: ({ stacks }) => heard.push(`stacks ${stacks.join(" ")}`),
    event: ({ kind }) => heard.push(kind),
    act: () => "fold",
  }));
  await expect(listener).toAct("fold", { in: spot(ACES) });
  expect(heard[0]).toBe("stacks 1600 1600 1600");
  expect(heard.filter((kind) => kind === "ante")).toHaveLength(3);
});

test("chart beats a caller, and a caller does not beat chart", async () => {
  await expect(chart).toBeat(caller, { hands: 400, game: "stud", seed: "s" });
  await expect(caller).not.toBeat(chart, { hands: 400, game: "stud", seed: "s" });
});

test("a match that does not show it tells the rate, the hands, and whether more would help", async () => {
  const match = { hands: 400, game: "stud", seed: "s" } as const;
  const { rate, low } = await playSeeded(chart, caller, match);
  const said = `stud: +${rate.toFixed(1)} ± ${(rate - low).toFixed(1)} big bets per 100 in 400 hands`;
  expect(await told(expect(chart).not.toBeat(caller, match))).toBe(
    `chart beats caller\n  ${said}\n  no more hands are needed`,
  );
  expect(await told(expect(chart).toBeat(caller, { ...match, by: 1000 }))).toBe(
    `chart is not shown to beat caller by 1000\n  ${said}\n  more hands will not help: the whole interval lies below`,
  );
  expect(await told(expect(chart).toBeat(caller, { ...match, by: rate + 0.1 }))).toContain(
    "more hands alone will hardly help: the rate itself is not above",
  );
  expect(await told(expect(chart).toBeat(caller, { ...match, by: low + 0.01 }))).toMatch(
    /more hands may help: about 4\d0 at this rate$/,
  );
  expect(await told(expect(chart).toBeat(caller, { ...match, by: -1000, hands: 1 }))).toMatch(
    /± Infinity .* in 2 hands\n {2}more hands will help: so few have no interval$/,
  );
});

test("faults are counted, and a match with faults shows nothing either way", async () => {
  const match = { hands: 20, game: "razz", seed: "s" } as const;
  expect(await told(expect(jumper).toBeat(caller, match))).toMatch(/^jumper made faults: \d+ unreadable\n {2}razz: -/);
  expect(await told(expect(jumper).not.toBeat(caller, match))).toMatch(/^jumper made faults: \d+ unreadable\n/);
  expect(await told(expect(caller).toBeat(breaker, match))).toMatch(/^its opponent breaker made faults: \d+ crashed\n/);
});
