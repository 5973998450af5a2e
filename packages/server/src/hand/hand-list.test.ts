import { inspectBots, planEvent, runEvent } from "@doorcard/arena";
import { rulesFor } from "@doorcard/engine";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handList } from "./hand-list.ts";
import { handPage } from "./hand-page.ts";
import { HandSample } from "./hand-sample.ts";

const BOTS = join(import.meta.dirname, "..", "..", "..", "..", "bots");

let made: string;
let run: string;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), "doorcard-"));
  run = join(made, "run");
  const names = ["chart", "raiser", "caller"];
  const sources = names.map((name) => ({ name, module: pathToFileURL(join(BOTS, name, "src", "bot.ts")).href }));
  const bots = await inspectBots(sources);
  const rules = rulesFor("classic", "stud8");
  if (!bots.ok || !rules.ok) throw new Error("the event cannot be planned");
  const planned = planEvent({
    name: "search",
    bots: bots.value,
    game: "stud8",
    rules: rules.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    stack: 200,
    seats: 3,
    rotations: "cyclic",
    hands: 300,
    dealing: "lanes",
    seed: "search",
  });
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  await runEvent(planned.value, { directory: run, workers: 1 });
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

test("a list tells how many hands were looked through, and its hands can be opened", async () => {
  const list = await handList(run, { q: "showdown between chart and raiser" });
  expect(list).toMatchObject({ sampled: 300, complete: true, matching: list.hands.length });
  expect(list.hands.length).toBeGreaterThan(0);
  const [biggest] = list.hands;
  const page = await handPage(run, biggest!.id);
  expect(page.record.net).toEqual(biggest!.net);
  expect(page.record.seats.map(({ name }) => name)).toEqual(biggest!.seats);
  expect(page.holdings.length).toBeGreaterThan(0);
  const pot = page.events.reduce((sum, event) => sum + (event.kind === "award" ? event.amount : 0), 0);
  expect(pot).toBe(biggest!.pot);
});

test("a sample is the same whenever it is drawn, and nothing is drawn twice", async () => {
  const [one, other] = [new HandSample(run), new HandSample(run)];
  for (const sample of [one, other, one]) {
    sample.grow();
    await sample.whole();
  }
  expect(one.hands).toEqual(other.hands);
  expect(new Set(one.hands.map(({ id }) => id)).size).toBe(300);
});

test("a folder without a run is refused in a sentence", async () => {
  await expect(handList(join(made, "nothing"), {})).rejects.toThrow(/holds no run/);
});
