import { Journal } from "@doorcard/arena";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { begunJournal, madeUp, newRunFolder, planned } from "../runs.cases.ts";
import { serveRuns } from "../serve-runs.ts";
import { toldRun } from "./told-run.ts";

setFlagsFromString("--expose-gc");
/** Collects garbage now. */
const collect = runInNewContext("gc") as () => void;

const TEN = ["random", "caller", "raiser", "rock", "chart", "odds", "chart", "odds", "rock", "caller"];

/** How many times the time of reading its journal once a run may take to be told: 3 to 5 were measured, 1.1 to 1.8 s. */
const READINGS = 10;

test("a run of ten bots and ten million hands is told in the time of a few readings of its journal", async () => {
  const folder = newRunFolder();
  const plan = await planned(TEN, { hands: 10_000_000 });
  const journal = begunJournal(folder, "big", plan);
  journal.add([...madeUp(plan)]);
  journal.close();
  // By turns, and the best of each, since the machine may be busy
  const best = { reading: Infinity, telling: Infinity };
  for (let turn = 0; turn < 3; turn++) {
    best.reading = Math.min(
      best.reading,
      timed(() => void [...readOnce(`${folder}/big`)]),
    );
    best.telling = Math.min(
      best.telling,
      timed(() => {
        const { standings, curves } = toldRun(`${folder}/big`, "big");
        expect(standings.event.handsPlayed).toBe(plan.hands);
        expect(curves.map(({ points }) => points.length)).toEqual(TEN.map(() => 200));
      }),
    );
  }
  expect(best.telling / best.reading).toBeLessThan(READINGS);
});

test("while a journal grows 60 times a second pages come a few times a second, and the heap stays flat", async () => {
  const folder = newRunFolder();
  const plan = await planned(["chart", "caller"], { hands: 1_000_000, handsPerMatch: 100 });
  const journal = begunJournal(folder, "live", plan);
  onTestFinished(() => journal.close());
  const matches = madeUp(plan);
  const grow = (): void => journal.add([matches.next().value!, matches.next().value!]);
  grow();
  const served = await serveRuns({ directory: folder, port: 0 });
  onTestFinished(() => served.close());
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  // Three that read, and three that never do
  const pages = [0, 0, 0];
  for (let i = 0; i < 6; i++) {
    const { body } = await fetch(`http://127.0.0.1:${served.port}/api/runs/live/live`, { signal: stop.signal });
    if (i < 3) void counted(body!, () => pages[i]!++);
  }
  const heaps: number[] = [];
  for (let second = 0; second < 12; second++) {
    for (let i = 0; i < 60; i++) {
      grow();
      await pause(1000 / 60);
    }
    collect();
    heaps.push(process.memoryUsage().heapUsed);
  }
  for (const count of pages) {
    expect(count).toBeGreaterThan(12);
    expect(count).toBeLessThan(12 * 5);
  }
  const [early, late] = [Math.min(...heaps.slice(2, 7)), Math.min(...heaps.slice(7))];
  expect((late - early) / 2 ** 20).toBeLessThan(1);
});

/** Every result of a run, read from its journal. */
function* readOnce(directory: string): Generator {
  const journal = Journal.open(directory);
  yield* journal.results();
  journal.close();
}

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

async function counted(body: ReadableStream<Uint8Array>, one: () => void): Promise<void> {
  try {
    for await (const chunk of body) if (new TextDecoder().decode(chunk).startsWith("data: ")) one();
  } catch {
    // The test is over
  }
}
