import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rulesFor } from "@doorcard/engine";
import { replay } from "@doorcard/history";
import { check, type Standings } from "@doorcard/protocol";
import { describe, expect, test } from "vitest";
import { Journal } from "./journal/journal.ts";
import { openRun, replayHand } from "./open-run.ts";
import { planEvent, type EventPlan } from "./plan.ts";
import { resumeRun, runEvent } from "./run.ts";
import { inspected, newRunFolder, planned } from "./runs.cases.ts";

/** Plays an event and tells its standings. */
async function standings(plan: EventPlan, workers = 1, directory = newRunFolder()): Promise<Standings> {
  await runEvent(plan, { directory, workers });
  const run = openRun(directory);
  try {
    return run.standings();
  } finally {
    run.close();
  }
}

describe("the same seed, the same bytes", () => {
  test.each([
    ["stud", 2, "lanes"],
    ["stud8", 3, "table"],
    ["razz", 4, "lanes"],
  ] as const)("%s, %i seats, %s: twice, and with one worker and two: one result hash", async (game, seats, dealing) => {
    const plan = await planned(["random", "drawer", "chart", "odds"], {
      game,
      seats,
      dealing,
      hands: 360,
      handsPerMatch: 20,
    });
    const [first, again, two] = [await standings(plan), await standings(plan), await standings(plan, 2)];
    expect(new Set([first, again, two].map(({ resultHash }) => resultHash)).size).toBe(1);
    expect(first.event).toMatchObject({ complete: true, handsPlayed: plan.hands });
    expect(check("standings", first)).toMatchObject({ ok: true });
    const other = await standings({ ...plan, seed: "other" });
    expect(other.resultHash).not.toBe(first.resultHash);
  });

  test("a run that is stopped and resumed comes to the same result hash, and plays no match twice", async () => {
    const plan = await planned(["random", "caller", "drawer"], { hands: 30_000, handsPerMatch: 50 });
    const whole = await standings(plan);
    const directory = newRunFolder();
    const stop = new AbortController();
    await runEvent(plan, { directory, workers: 2, signal: stop.signal, onProgress: () => stop.abort() });
    const journal = Journal.open(directory);
    const before = [...journal.results()].length;
    journal.close();
    expect(before).toBeLessThan(plan.matches);
    await resumeRun({ directory, workers: 1 });
    const run = openRun(directory);
    expect(run.standings().resultHash).toBe(whole.resultHash);
    run.close();
  });
});

describe("duplicate blocks", () => {
  test.each(["caller", "raiser", "chart"])("%s against itself nets exactly 0", async (bot) => {
    for (const entrant of (await standings(await planned([bot, bot]))).entrants)
      expect(entrant.rate).toEqual({ mean: 0, low: 0, high: 0 });
  });
  test("so do six of one bot at one table", async () => {
    const { entrants } = await standings(await planned(Array<string>(6).fill("raiser"), { seats: 6, hands: 600 }));
    expect(entrants.map(({ rate }) => rate.mean)).toEqual([0, 0, 0, 0, 0, 0]);
  });
  test("two seats: every block is played from both; what one wins the other loses", async () => {
    const { entrants, headToHead } = await standings(await planned(["chart", "random"]));
    expect(entrants[0]!.rate.mean).toBeCloseTo(-entrants[1]!.rate.mean, 9);
    expect(headToHead).toHaveLength(2);
  });
});

describe("faults are data", () => {
  test("a bot that fails in every way is counted and ends nothing; the other's hands are as its opponents play them", async () => {
    const { entrants, event } = await standings(await planned(["faulty", "caller"], { hands: 600 }), 1);
    const faulty = entrants.find(({ name }) => name === "faulty")!;
    expect(event.complete).toBe(true);
    expect(faulty.faults.crashed).toBeGreaterThan(0);
    expect(faulty.faults.illegal).toBeGreaterThan(0);
    expect(faulty.faults.unreadable).toBeGreaterThan(0);
    expect(entrants.find(({ name }) => name === "caller")!.faults).toEqual({
      illegal: 0,
      unreadable: 0,
      late: 0,
      crashed: 0,
      "out-of-memory": 0,
    });
  });
  test("bots are told in order what they see: start, events, result", async () => {
    const { entrants } = await standings(await planned(["listener", "random", "chart"], { seats: 3, hands: 300 }));
    for (const { faults } of entrants) expect(Object.values(faults)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("hands by identity", () => {
  test("a hand of a run can be seen again, and its record plays to the same end", async () => {
    const directory = newRunFolder();
    await standings(await planned(["chart", "random", "odds"], { game: "stud8", seats: 3, hands: 300 }), 1, directory);
    for (const id of ["0.0.0", "0.1.7", "0.2.99"]) {
      const { record, events } = await replayHand(directory, id);
      expect(check("handRecord", record)).toMatchObject({ ok: true });
      const again = replay(record);
      expect(again).toMatchObject({ ok: true });
      if (again.ok) expect(again.hand.events).toEqual(events);
    }
  });
  test.each([
    ["7", /is no hand: a hand is named by line-up, rotation and deal/],
    ["0.0.123456", /is not in this run: .* deals from 0 to 999/],
  ])("%s is refused", async (id, message) => {
    const directory = newRunFolder();
    await standings(await planned(["caller", "random"]), 1, directory);
    await expect(replayHand(directory, id)).rejects.toThrow(message);
  });
});

test("the journal is append-only and a folder that holds something is refused", async () => {
  const directory = newRunFolder();
  const plan = await planned(["caller", "random"], { hands: 200 });
  await standings(plan, 1, directory);
  const files = readdirSync(directory);
  await expect(runEvent(plan, { directory, workers: 1 })).rejects.toThrow(/is not empty/);
  expect(readdirSync(directory)).toEqual(files);
});

test.each(["/proc/doorcard/run", join(import.meta.filename, "run")])(
  "a folder that cannot be made is refused: %s",
  async (directory) => {
    const plan = await planned(["caller", "random"], { hands: 200 });
    await expect(runEvent(plan, { directory, workers: 1 })).rejects.toThrow(/cannot hold the journal/);
  },
);

test("an event that cannot be played is refused with everything that is wrong with it", async () => {
  const rules = rulesFor("classic", "stud");
  if (!rules.ok) throw new Error("classic is missing");
  const refused = planEvent({
    name: "x",
    bots: [await inspected("caller")],
    game: "stud",
    rules: rules.value,
    stakes: { ante: 2, bringIn: 9, smallBet: 8, bigBet: 16 },
    stack: 0,
    seats: 9,
    rotations: "cyclic",
    hands: 0,
    dealing: "lanes",
    seed: "s",
  });
  expect(refused.ok).toBe(false);
  if (!refused.ok)
    expect(refused.problems.map(({ at }) => at)).toEqual(["/bots", "/hands", "/seats", "/stack", "/stakes/bringIn"]);
});
