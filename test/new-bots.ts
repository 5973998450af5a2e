import type { Standings } from "@doorcard/protocol";
import { execFile } from "node:child_process";
import { expect } from "vitest";
import { doorcard } from "./cli-call.ts";

/** Runs a program in a folder; gives its exit code, and what it said where that is not 0. */
export function call(
  folder: string,
  program: string,
  ...args: readonly string[]
): Promise<{ code: number; told: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: folder, env: { PATH: process.env["PATH"] } }, (error, stdout, stderr) => {
      resolve(error === null ? { code: 0, told: "" } : { code: Number(error.code ?? -1), told: stdout + stderr });
    });
  });
}

/** Faults of a bot in a folder and of `caller`, in a short event between them. */
export async function faultsAgainstCaller(folder: string, bot: string, game: string): Promise<number[]> {
  const args = ["run", "--bots", `./${bot},caller`, "--hands", "200", "--seed", "s", "--game", game, "--json", "-q"];
  args.push("--limits", "decisionMs=20000");
  const { code, stdout, stderr } = await doorcard(folder, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const { entrants } = JSON.parse(stdout) as Standings;
  expect(new Set(entrants.map(({ name }) => name))).toEqual(new Set([bot, "caller"]));
  return entrants.map(({ faults }) => Object.values(faults).reduce((sum, count) => sum + count, 0));
}
