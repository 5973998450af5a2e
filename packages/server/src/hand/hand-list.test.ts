import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newRunFolder, planned, playRun } from "../runs.cases.ts";
import { handList } from "./hand-list.ts";
import { handPage } from "./hand-page.ts";
import { HandSample } from "./hand-sample.ts";

let runs: string;
let run: string;
beforeAll(async () => {
  runs = newRunFolder(afterAll);
  const asked = { game: "stud8", stack: 200, seats: 3, hands: 300, seed: "search" } as const;
  run = await playRun(runs, "searched", await planned(["chart", "raiser", "caller"], asked));
});

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
  await expect(handList(join(runs, "nothing"), {})).rejects.toThrow(/holds no run/);
});
