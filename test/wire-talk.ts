import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Turn } from "@doorcard/protocol";

/** Third street, three seats: the bot in seat 2 acts on a completion by seat 1. */
export const THIRD: Turn = {
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

export const dealt = (turn: Turn, downcards: string[], upcards: string[]): Turn => ({
  ...turn,
  downcards,
  players: turn.players.map((player) => (player.seat === 2 ? { ...player, upcards } : player)),
});

/** Fourth street, nothing owed, an open pair in sight. */
export const FOURTH: Turn = {
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

/** Items of a batch, and whole messages. */
export const match = (table: number, game: string) => ({
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
export const ask = (id: number, table: number, turn: Turn) => ({ kind: "ask", id, table, turn });
export const matchOver = (id: number, table: number) => ({ kind: "match-over", id, table });
export const batch = (...items: object[]) => ({ type: "batch", items });
export const hello = (versions: number[]) => ({ type: "hello", versions, frames: ["json", "binary"], limits: {} });

/** What a bot that is a command answers to each message in turn, and how it ends after the goodbye. */
export async function talk(
  [program, ...args]: readonly [string, ...string[]],
  folder: string,
  messages: readonly object[],
): Promise<{ answers: unknown[]; code: unknown }> {
  const bot = spawn(program, args, { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
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
