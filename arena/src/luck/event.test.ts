import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rulesFor } from "@doorcard/engine";
import { check, type Isolation, type MatchResult, type Standings } from "@doorcard/protocol";
import { expect, test } from "vitest";
import { inspectBots } from "../inspect.ts";
import { Journal } from "../journal/journal.ts";
import { openRun } from "../open-run.ts";
import { planEvent, type EventRequest } from "../plan.ts";
import { runEvent } from "../run.ts";

const BOTS = join(import.meta.dirname, "..", "..", "..", "bots");

interface Played {
  readonly results: readonly MatchResult[];
  readonly standings: Standings;
}

/** Plays a short event of chart against caller and reads its journal. */
async function played(
  request: Partial<EventRequest>,
  { workers = 1, isolation = "in-process" }: { workers?: number; isolation?: Isolation } = {},
): Promise<Played> {
  const made = mkdtempSync(join(tmpdir(), "doorcard-"));
  const sources = ["chart", "caller"].map((name) => ({
    name,
    module: pathToFileURL(join(BOTS, name, "src", "bot.ts")).href,
    isolation,
  }));
  const bots = await inspectBots(sources);
  const rules = rulesFor("classic", "stud8");
  if (!bots.ok || !rules.ok) throw new Error("The bots or the rules are missing");
  const planned = planEvent({
    name: "test",
    bots: bots.value,
    game: "stud8",
    rules: rules.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    stack: 200,
    seats: 2,
    rotations: "cyclic",
    hands: 400,
    handsPerMatch: 20,
    dealing: "lanes",
    seed: "luck",
    limits: { decisionMs: 20_000, startMs: 60_000 },
    ...request,
  });
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  const directory = join(made, "run");
  await runEvent(planned.value, { directory, workers });
  const journal = Journal.open(directory);
  const run = openRun(directory);
  try {
    return { results: [...journal.results()], standings: run.standings() };
  } finally {
    journal.close();
    run.close();
    rmSync(made, { recursive: true, force: true });
  }
}

/** The event without luck taken off and with it, in process with one worker: played once for all tests. */
const both = Promise.all([played({}), played({ reduce: "luck" })]);

test("an event that asks for it has the luck of every seat in its results and says so in its standings", async () => {
  const [, { results, standings }] = await both;
  for (const result of results) expect(check("matchResult", result).ok).toBe(true);
  expect(results.some(({ seats }) => seats[0]!.luck !== 0)).toBe(true);
  expect(check("standings", standings).ok).toBe(true);
  expect(standings.event.reduced).toBe("luck");
});

test("without it results are the same but for the luck, and say nothing of it", async () => {
  const [plain, reduced] = await both;
  const bare = structuredClone(reduced.results);
  for (const seat of bare.flatMap(({ seats }) => seats)) delete seat.luck;
  expect(plain.results).toEqual(bare);
  expect(plain.results.flatMap(({ seats }) => seats).some((seat) => "luck" in seat)).toBe(false);
  expect("reduced" in plain.standings.event).toBe(false);
});

test("the rates of the standings leave the luck out, and their intervals are narrower", async () => {
  const [plain, reduced] = await both;
  const luck = reduced.results.flatMap(({ seats }) => seats.filter(({ entrant }) => entrant === 0));
  const owed = luck.reduce((sum, seat) => sum + seat.luck!, 0);
  const rateOf = ({ standings }: Played) => standings.entrants.find(({ name }) => name === "chart")!.rate;
  const [before, after] = [rateOf(plain), rateOf(reduced)];
  expect(before.mean - after.mean).toBeCloseTo((owed / 400 / 16) * 100, 9);
  expect(after.high! - after.low!).toBeLessThan(before.high! - before.low!);
});

test("the luck is the same with two workers, and with bots in processes", async () => {
  const [, one] = await both;
  const two = await played({ reduce: "luck" }, { workers: 2 });
  const apart = await played({ reduce: "luck" }, { workers: 2, isolation: "process" });
  expect(two.standings.resultHash).toBe(one.standings.resultHash);
  expect(apart.standings.resultHash).toBe(one.standings.resultHash);
});
