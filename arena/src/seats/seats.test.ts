import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { RULE_SETS, rulesFor } from "@doorcard/engine";
import type { Isolation, MatchResult } from "@doorcard/protocol";
import { afterAll, expect, test } from "vitest";
import { jobOf, planEvent } from "../plan.ts";
import { Seating } from "../seating.ts";
import { LIMITS } from "./limits.ts";

const FIXTURES = join(import.meta.dirname, "..", "fixtures");
const BOTS = join(import.meta.dirname, "..", "..", "..", "bots");
const hasSandbox = spawnSync("bwrap", ["--unshare-all", "--ro-bind", "/", "/", "true"]).status === 0;

/** What every seat must do alike, each shown by a bot that does it. */
const BEHAVIOURS = [
  ["answers", join(BOTS, "chart", "src", "bot.ts")],
  ["draws from the luck of its deal and seat, at once and later", join(FIXTURES, "drawer.ts")],
  ["hears what the table sees, in order", join(FIXTURES, "listener.ts")],
  ["fails in every way that is its own fault, and plays on", join(FIXTURES, "stumbler.ts")],
  ["never sits down", join(FIXTURES, "seatless.ts")],
] as const;

const seatings: Seating[] = [];
afterAll(async () => {
  await Promise.all(seatings.map((seating) => seating.close()));
});

/** Plays both rotations of a few blocks between a bot and itself, each in a seat of this kind, several matches at once. */
async function played(module: string, isolation: Isolation): Promise<MatchResult[]> {
  const rules = rulesFor("classic", "stud");
  if (!rules.ok) throw new Error("The classic rules are for stud");
  const bots = ["one", "two"].map((name) => ({
    name,
    module: pathToFileURL(module).href,
    version: "1.0.0",
    games: ["stud"] as const,
    isolation,
  }));
  const { stakes } = RULE_SETS[0]!;
  const sizes = { stack: 300, seats: 2, rotations: "cyclic", hands: 60, handsPerMatch: 15, dealing: "lanes" } as const;
  const plan = planEvent({ name: "seats", bots, game: "stud", rules: rules.value, stakes, ...sizes, seed: "seats" });
  if (!plan.ok) throw new Error(plan.problems[0]!.message);
  const seating = new Seating({ entrants: bots, limits: { ...LIMITS, decisionMs: 20_000 }, runFolder: "" });
  seatings.push(seating);
  const jobs = [0, 1].flatMap((block) => [0, 1].map((rotation) => jobOf(plan.value, 0, block, rotation)));
  return Promise.all(jobs.map(async (job) => (await seating.play(job)).result));
}

/** What came of it in process, by module: played once for both other seats. */
const known = new Map<string, Promise<MatchResult[]>>();

function inProcess(module: string): Promise<MatchResult[]> {
  const results = known.get(module) ?? played(module, "in-process");
  known.set(module, results);
  return results;
}

test.each(BEHAVIOURS)("a bot that %s comes to the same results in a process as in process", async (_, module) => {
  expect(await played(module, "process")).toEqual(await inProcess(module));
});

test.skipIf(!hasSandbox).each(BEHAVIOURS)(
  "a bot that %s comes to the same results in a sandbox as in process (skipped where bwrap is missing)",
  async (_, module) => {
    expect(await played(module, "sandboxed")).toEqual(await inProcess(module));
  },
);
