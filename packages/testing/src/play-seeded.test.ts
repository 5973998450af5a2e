import caller from "@doorcard/bot-caller";
import chart from "@doorcard/bot-chart";
import { defineBot } from "@doorcard/sdk";
import { expect, test } from "vitest";
import { playSeeded } from "./index.ts";

const match = { hands: 200, game: "stud8", seed: "s" } as const;

test("the same match gives the same result, another seed another", async () => {
  const played = await playSeeded(chart, caller, match);
  expect(await playSeeded(chart, caller, match)).toEqual(played);
  expect((await playSeeded(chart, caller, { ...match, seed: "t" })).rate).not.toBe(played.rate);
  expect(played.hands).toBe(200);
  expect(Object.values(played.faults)).toEqual([0, 0, 0, 0, 0]);
});

test("a bot that draws no luck is even with itself, whatever the deals", async () => {
  expect(await playSeeded(caller, caller, match)).toMatchObject({ rate: 0, low: 0, high: 0 });
});

test("what one wins heads-up the other loses", async () => {
  const { rate, low, high } = await playSeeded(chart, caller, match);
  const other = await playSeeded(caller, chart, match);
  expect(other.rate).toBeCloseTo(-rate, 9);
  expect(other.low).toBeCloseTo(-high, 9);
  expect(other.high).toBeCloseTo(-low, 9);
});

test("an interval that is to be surer is wider by the quantiles of Student's t", async () => {
  const half = async (confidence?: number): Promise<number> => {
    const { rate, low } = await playSeeded(chart, caller, { ...match, ...(confidence && { confidence }) });
    return rate - low;
  };
  // 100 blocks: t(.995, 99) = 2.6264, t(.975, 99) = 1.9842
  expect((await half(0.99)) / (await half())).toBeCloseTo(2.6264 / 1.9842, 3);
});

test("several opponents sit at one table", async () => {
  const played = await playSeeded(chart, [caller, caller, caller], { ...match, hands: 400 });
  expect(played.opponentFaults).toHaveLength(3);
  expect(played.hands).toBe(400);
});

test.each([
  [{ hands: 0 }, "There is no such match: /hands must be a whole number of at least 1, got 0"],
  [{ confidence: 1 }, "There is no such match: /confidence must be between 0 and 1, got 1"],
  [{ stack: 0 }, "There is no such match: /stack must be whole chips from 1 to 200000000, got 0"],
  [{ rules: "888" }, "rules: rule set 888 has no stud8; it has stud"],
])("%j: %s", async (change, message) => {
  await expect(playSeeded(chart, caller, { ...match, ...change })).rejects.toThrow(new RangeError(message));
});

test("a bot must play the game", async () => {
  const only = defineBot({ ...caller, name: "only", games: ["razz"] });
  await expect(playSeeded(chart, only, match)).rejects.toThrow("/bots/1 only does not play stud8; it plays razz");
});
