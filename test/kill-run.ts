import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Standings } from "@doorcard/protocol";
import fc from "fast-check";
import { expect } from "vitest";
import { begin, doorcard, newFolder, SLOW_BOT } from "./cli-call.ts";

/** A run that is killed again and again, and how. */
export interface Killing {
  /** What the moments come from. */
  readonly seed: number;
  readonly kills: number;
  readonly jobs: number;
  readonly isolation: "in-process" | "process";
  readonly hands: number;
}

/** Milliseconds after its start within which a process is killed: before its run is planned, while it plays, or as it ends. */
const LATEST_KILL = 2500;

/**
 * Kills runs of the command line at seeded moments and goes on with them until they are complete; sees that each comes to
 * the result hash of one that was left alone, with each match in its journal once.
 */
export async function surviveKills({ seed, kills, jobs, isolation, hands }: Killing): Promise<void> {
  const folder = newFolder();
  writeFileSync(join(folder, "slow.mjs"), SLOW_BOT);
  const match = ["--hands", String(hands), "--hands-per-match", "10", "--seed", "s", "--isolation", isolation];
  const event = ["run", "--bots", "./slow.mjs,caller", ...match, "--limits", "decisionMs=20000", "--quiet"];
  const whole = await doorcard(folder, ...event, "--out", "whole", "--json");
  const { resultHash } = JSON.parse(whole.stdout) as Standings;
  const ids = idsIn(join(folder, "whole"));
  // More than enough, since runs that end before their kill take one too
  const moments = fc.sample(fc.nat(LATEST_KILL), { seed, numRuns: 20 * kills }).values();
  let left = kills;
  for (let run = 1; left > 0; run++) {
    const name = `killed-${run}`;
    const goOn = (): string[] =>
      existsSync(join(folder, name, "event.json"))
        ? ["run", "--resume", name, "--quiet", "--jobs", String(jobs)]
        : [...event, "--out", name, "--jobs", String(jobs)];
    let isComplete = false;
    while (left > 0 && !isComplete) {
      isComplete = await endsBefore(moments.next().value!, folder, goOn());
      if (!isComplete) left--;
      if (existsSync(join(folder, name, "journal.log"))) await seesNoDamage(folder, name);
    }
    const resumed = await doorcard(folder, ...goOn(), "--json");
    expect({ code: resumed.code, stderr: resumed.stderr }).toEqual({ code: 0, stderr: "" });
    expect((JSON.parse(resumed.stdout) as Standings).resultHash).toBe(resultHash);
    expect(idsIn(join(folder, name))).toEqual(ids);
    expect(readdirSync(join(folder, name)).toSorted()).toEqual(["event.json", "journal.log"]);
  }
}

/** Whether a command ends of itself within so many milliseconds; it is killed when it does not. */
async function endsBefore(ms: number, folder: string, args: readonly string[]): Promise<boolean> {
  const process = begin(folder, ...args);
  const ended = once(process, "exit");
  await Promise.race([pause(ms), ended]);
  process.kill("SIGKILL");
  const [code, signal] = (await ended) as [number | null, string | null];
  expect([0, "SIGKILL"]).toContain(code ?? signal);
  return code === 0;
}

async function seesNoDamage(folder: string, run: string): Promise<void> {
  const { code, stderr } = await doorcard(folder, "standings", run, "--json");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
}

/** The identities of the matches in a journal, in order. */
function idsIn(run: string): string[] {
  const text = readFileSync(join(run, "journal.log"), "latin1");
  return [...text.matchAll(/^[0-9a-f]{8} \{"id":"([\d.]+)"/gm)].map((found) => found[1]!).toSorted();
}
