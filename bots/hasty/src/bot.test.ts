import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ask, batch, dealt, FOURTH, hello, match, matchOver, talk, THIRD } from "../../../test/wire-talk.ts";

const HERE = join(import.meta.dirname, "..");
const missing = ["cc", "make"].filter((tool) => spawnSync(tool, ["--version"]).status !== 0);
const absent = missing.length > 0;
const why = absent ? ` (skipped: no ${missing.join(" and no ")} on the PATH)` : "";

beforeAll(() => {
  if (absent) return;
  const { status, stderr } = spawnSync("make", { cwd: HERE, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test.skipIf(absent)(`answers at two tables by its own cards${why}`, async () => {
  const { answers, code } = await talk([join(HERE, "hasty")], HERE, [
    hello([1]),
    batch(
      match(1, "stud"),
      match(2, "razz"),
      ask(1, 1, THIRD),
      ask(2, 2, THIRD),
      ask(3, 1, dealt(THIRD, ["7c", "4d"], ["Qs"])),
      ask(4, 2, dealt(THIRD, ["Ac", "Kd"], ["8s"])),
      ask(5, 1, dealt(THIRD, ["7c", "4d"], ["9s"])),
      ask(6, 1, FOURTH),
      ask(7, 2, FOURTH),
    ),
    batch(match(3, "stud8"), matchOver(8, 1), ask(9, 3, dealt(THIRD, ["Kc", "7d"], ["3s"])), matchOver(10, 2)),
  ]);
  expect(answers).toEqual([
    {
      type: "hello",
      protocol: 1,
      frames: "json",
      name: "hasty",
      version: "1.0.0",
      games: ["stud", "stud8", "razz"],
    },
    {
      type: "answers",
      answers: [
        { id: 101, hears: [] },
        { id: 102, hears: [] },
        { id: 1, action: "raise" },
        { id: 2, action: "call" },
        { id: 3, action: "raise" },
        { id: 4, action: "raise" },
        { id: 5, action: "call" },
        { id: 6, action: "bet-big" },
        { id: 7, action: "check" },
      ],
    },
    {
      type: "answers",
      answers: [
        { id: 103, hears: [] },
        { id: 8, faults: 0 },
        { id: 9, action: "call" },
        { id: 10, faults: 0 },
      ],
    },
  ]);
  expect(code).toBe(0);
});

test.skipIf(absent)(`reads a line of any length${why}`, async () => {
  const ids = Array.from({ length: 500 }, (_, index) => index);
  const { answers } = await talk([join(HERE, "hasty")], HERE, [
    hello([1]),
    batch(match(1, "stud"), ...ids.map((id) => ask(id, 1, { ...THIRD, history: ids.flatMap(() => THIRD.history) }))),
  ]);
  expect(answers[1]).toEqual({
    type: "answers",
    answers: [{ id: 101, hears: [] }, ...ids.map((id) => ({ id, action: "raise" }))],
  });
});

test.skipIf(absent)(`ends with a sentence when the arena speaks another version${why}`, () => {
  const { status, stdout, stderr } = spawnSync(join(HERE, "hasty"), {
    input: `${JSON.stringify(hello([2, 3]))}\n`,
    encoding: "utf8",
  });
  expect(stderr).toBe("hasty speaks version 1 of the protocol, the arena [2,3].\n");
  expect([status, stdout]).toEqual([2, ""]);
});

test.skipIf(absent)(`ends when its input does${why}`, () => {
  expect(spawnSync(join(HERE, "hasty"), { input: "" }).status).toBe(0);
});
