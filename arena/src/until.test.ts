import { check, type Standings } from "@doorcard/protocol";
import { looks } from "@doorcard/ratings";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Journal } from "./journal/journal.ts";
import { openRun } from "./open-run.ts";
import type { EventPlan, EventRequest } from "./plan.ts";
import { resumeRun, runEvent } from "./run.ts";
import { newRunFolder, planned } from "./runs.cases.ts";

const small = { hands: 400_000, handsPerMatch: 20 };
const separated: Partial<EventRequest> = { ...small, until: { kind: "separated", margin: 5 } };

function standingsIn(directory: string): Standings {
  const run = openRun(directory);
  try {
    return run.standings();
  } finally {
    run.close();
  }
}

async function played(plan: EventPlan, workers: number): Promise<Standings> {
  const directory = newRunFolder();
  await runEvent(plan, { directory, workers });
  return standingsIn(directory);
}

/** Plays an event with two workers, and keeps its folder for the tests that only read it. */
const separatedRun = (async () => {
  const plan = await planned(["caller", "chart", "rock"], separated);
  const made = mkdtempSync(join(tmpdir(), "doorcard-"));
  await runEvent(plan, { directory: join(made, "run"), workers: 2 });
  return { plan, made, directory: join(made, "run") };
})();
afterAll(async () => rmSync((await separatedRun).made, { recursive: true, force: true }));

describe("an event that stops when its answer is known", () => {
  test("stops at a look, early, and says why; with one worker and two it is the same event", async () => {
    const { plan, directory } = await separatedRun;
    const [one, two] = [await played(plan, 1), standingsIn(directory)];
    expect(check("standings", one)).toMatchObject({ ok: true });
    expect(two.resultHash).toBe(one.resultHash);
    expect({ ...two.event, entrants: two.entrants.map(({ rate }) => rate) }).toEqual({
      ...one.event,
      entrants: one.entrants.map(({ rate }) => rate),
    });
    expect(one.event).toMatchObject({ complete: true, until: { rule: "separated", isKnown: true } });
    expect(looks(plan.blocks)).toContain(one.event.blocks);
    expect(one.event.handsPlayed).toBeLessThan(plan.hands / 4);
    for (const { told } of one.event.until!.neighbours!) expect(told).not.toBe("open");
  });

  test("so it is with bots in processes, whose schedule is another", async () => {
    const plan = await planned(["caller", "raiser"], { ...small, until: { kind: "interval", halfWidth: 150 } });
    const trusted = await played(plan, 2);
    const entrants = plan.entrants.map((entrant) => ({ ...entrant, isolation: "process" as const }));
    const apart = await played({ ...plan, entrants, limits: { decisionMs: 20_000 } }, 2);
    expect(apart.resultHash).toBe(trusted.resultHash);
    expect(trusted.event).toMatchObject({ complete: true, until: { rule: "interval", within: 150, isKnown: true } });
    for (const { rate } of trusted.entrants) expect(rate.high! - rate.low!).toBeLessThanOrEqual(300);
  });

  test("one that was stopped and resumed stops where it would have", async () => {
    const { plan, directory: run } = await separatedRun;
    const whole = standingsIn(run);
    const directory = newRunFolder();
    const stop = new AbortController();
    await runEvent(plan, { directory, workers: 2, signal: stop.signal, onProgress: () => stop.abort() });
    expect(standingsIn(directory).event).toMatchObject({ complete: false, until: { isKnown: false } });
    await resumeRun({ directory, workers: 1 });
    expect(standingsIn(directory).resultHash).toBe(whole.resultHash);
    // Nothing is left to be played, and nothing is
    await resumeRun({ directory, workers: 2 });
    expect(standingsIn(directory).resultHash).toBe(whole.resultHash);
  });

  test("copies of one bot are within any margin of each other, soon", async () => {
    const plan = await planned(["chart", "chart"], { ...small, until: { kind: "separated", margin: 0 } });
    const { event } = await played(plan, 1);
    expect(event).toMatchObject({ until: { neighbours: [{ told: "within-margin" }] } });
    expect(event.blocks).toBeLessThan(40);
  });

  test("one that comes to its most hands says what is not known", async () => {
    const plan = await planned(["chart", "odds"], { hands: 800, until: { kind: "interval", halfWidth: 0.01 } });
    const { event } = await played(plan, 1);
    expect(event).toMatchObject({ complete: true, handsPlayed: 800, until: { isKnown: false } });
  });

  test("what was played beyond the stop is in the journal and does not count", async () => {
    const { plan, directory } = await separatedRun;
    const { event } = standingsIn(directory);
    const journal = Journal.open(directory);
    const matches = [...journal.results()].length;
    journal.close();
    expect(matches * plan.handsPerMatch).toBeGreaterThanOrEqual(event.handsPlayed);
    expect(event.handsPlayed).toBe(event.blocks * 6 * plan.handsPerMatch);
  });
});
