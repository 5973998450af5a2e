import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Turn } from "@doorcard/protocol";
import { beforeAll, expect, test } from "vitest";

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

/** Third street, three seats: the bot in seat 2 acts on a completion by seat 1. */
const THIRD: Turn = {
  street: "third",
  firstSeat: 1,
  opener: 3,
  downcards: ["9c", "9d"],
  community: [],
  players: [
    { seat: 1, live: true, stack: 189, streetBet: 10, invested: 11, upcards: ["Kh"] },
    { seat: 2, live: true, stack: 199, streetBet: 0, invested: 1, upcards: ["4s"] },
    { seat: 3, live: true, stack: 197, streetBet: 2, invested: 3, upcards: ["2c"] },
  ],
  pot: 15,
  toCall: 10,
  wagers: 1,
  history: [
    { street: "third", seat: 3, action: "bring-in", pays: 2 },
    { street: "third", seat: 1, action: "complete", pays: 8 },
  ],
  options: [
    { action: "fold", pays: 0 },
    { action: "call", pays: 10 },
    { action: "raise", pays: 20 },
  ],
};

const dealt = (turn: Turn, downcards: string[], upcards: string[]): Turn => ({
  ...turn,
  downcards,
  players: turn.players.map((player) => (player.seat === 2 ? { ...player, upcards } : player)),
});

/** Fourth street, nothing owed, an open pair in sight. */
const FOURTH: Turn = {
  ...dealt(THIRD, ["Tc", "4d"], ["Ts", "3h"]),
  street: "fourth",
  toCall: 0,
  wagers: 0,
  options: [
    { action: "check", pays: 0 },
    { action: "bet", pays: 10 },
    { action: "bet-big", pays: 20 },
  ],
};

const match = (table: number, game: string) => ({
  kind: "match",
  id: 100 + table,
  table,
  game,
  rules: { set: "house", cap: 4 },
  stakes: { ante: 1, bringIn: 2, smallBet: 10, bigBet: 20 },
  seat: 2,
  seats: 3,
  random: "0123456789abcdef".repeat(4),
});
const ask = (id: number, table: number, turn: Turn) => ({ kind: "ask", id, table, turn });
const matchOver = (id: number, table: number) => ({ kind: "match-over", id, table });
const batch = (...items: object[]) => ({ type: "batch", items });
const hello = (versions: number[]) => ({ type: "hello", versions, frames: ["json", "binary"], limits: {} });

/** What the bot answers to each message in turn, and how it ends after the goodbye. */
async function talk(messages: readonly object[]): Promise<{ answers: unknown[]; code: unknown }> {
  const bot = spawn(join(HERE, "hasty"), { cwd: HERE, stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(bot, "close");
  const lines = createInterface({ input: bot.stdout })[Symbol.asyncIterator]();
  const answers: unknown[] = [];
  for (const message of messages) {
    bot.stdin.write(`${JSON.stringify(message)}\n`);
    const line = await lines.next();
    answers.push(JSON.parse(line.value ?? "null"));
  }
  bot.stdin.write(`${JSON.stringify({ type: "goodbye" })}\n`);
  const [code] = (await ended) as unknown[];
  return { answers, code };
}

test.skipIf(absent)(`answers at two tables by its own cards${why}`, async () => {
  const { answers, code } = await talk([
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
  const { answers } = await talk([
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
