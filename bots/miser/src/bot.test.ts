import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask, batch, dealt, FOURTH, hello, match, matchOver, talk, THIRD } from "../../../test/wire-talk.ts";

const HERE = join(import.meta.dirname, "..");
const missing = spawnSync("python3", ["--version"]).status !== 0;
const why = missing ? " (skipped: no python3 on the PATH)" : "";

test.skipIf(missing)(`answers at two tables by its own cards${why}`, async () => {
  const { answers, code } = await talk(["python3", "bot.py"], HERE, [
    hello([1]),
    batch(
      match(1, "stud"),
      match(2, "razz"),
      ask(1, 1, THIRD),
      ask(2, 2, THIRD),
      ask(3, 1, dealt(THIRD, ["Qc", "4d"], ["Qs"])),
      ask(4, 2, dealt(THIRD, ["Ac", "7d"], ["3s"])),
      ask(5, 1, { ...THIRD, toCall: 20, wagers: 2 }),
      ask(6, 1, FOURTH),
      ask(7, 2, FOURTH),
    ),
    batch(match(3, "stud8"), ask(8, 3, dealt(THIRD, ["Ac", "7d"], ["3s"])), matchOver(9, 1), matchOver(10, 2)),
  ]);
  expect(answers).toEqual([
    {
      type: "hello",
      protocol: 1,
      frames: "json",
      name: "miser",
      version: "1.0.0",
      games: ["stud", "stud8", "razz"],
    },
    {
      type: "answers",
      answers: [
        { id: 101, hears: [] },
        { id: 102, hears: [] },
        { id: 1, action: "call" },
        { id: 2, action: "fold" },
        { id: 3, action: "raise" },
        { id: 4, action: "raise" },
        { id: 5, action: "fold" },
        { id: 6, action: "bet-big" },
        { id: 7, action: "check" },
      ],
    },
    {
      type: "answers",
      answers: [
        { id: 103, hears: [] },
        { id: 8, action: "raise" },
        { id: 9, faults: 0 },
        { id: 10, faults: 0 },
      ],
    },
  ]);
  expect(code).toBe(0);
});
