import type { HandList } from "@doorcard/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inBrowser, overflow } from "./browser.ts";
import { measured, told } from "./main-thread.ts";
import { fullRun } from "./moving-run.ts";
import { servePage } from "./page-server.ts";

/** Milliseconds of the main thread that a frame may take while one scrolls. */
const MOST_MS = 8;
const FRAMES = 120;

const complete = { state: "complete", handsPerSecond: null, secondsLeft: null } as const;
const hundred = { ...fullRun(100), pace: complete };
const ten = fullRun(10);
const long = {
  ...ten,
  pace: complete,
  standings: { ...ten.standings, event: { ...ten.standings.event, hands: 10_000_000, handsPlayed: 10_000_000 } },
};
const hands: HandList = {
  sampled: 20_000,
  matching: 3000,
  complete: true,
  hands: Array.from({ length: 3000 }, (_, at) => ({
    id: `4.1.${at}`,
    pot: 3000 - at,
    street: "seventh",
    seats: ["chart", "odds", "caller", "raiser"],
    net: [at, -at, 0, 0],
    told: `hand number ${at}: odds lost with a full house`,
  })),
};
const runs = Array.from({ length: 2000 }, (_, at) => ({
  id: `run-${at}`,
  name: `Event ${at}`,
  game: "stud" as const,
  seats: 2,
  hands: 10_000_000,
  handsPlayed: 10_000 * (at % 1001),
  complete: false,
  best: "chart",
}));

let server: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  server = await servePage({
    answers: (path) =>
      ({
        "/api/runs": { runs },
        "/api/runs/hundred": hundred,
        "/api/runs/long": long,
        "/api/runs/long/hands": hands,
      })[path],
  });
});
afterAll(() => server.close());

/** Scrolls down by frames, a whole window every ten, and back; gives how long the frames took, in milliseconds. */
const SCROLL = `new Promise((done) => {
  const times = [];
  let before = performance.now();
  requestAnimationFrame(function frame(now) {
    times.push(now - before);
    before = now;
    scrollBy(0, times.length <= ${FRAMES / 2} ? 90 : -90);
    if (times.length < ${FRAMES}) requestAnimationFrame(frame);
    else done(times.toSorted((a, b) => a - b));
  });
})`;

inBrowser("scrolling", (open) => {
  test.for([
    { what: "a run of ten million hands", at: "#/run/long", says: "10,000,000 of 10,000,000" },
    { what: "a run of a hundred bots", at: "#/run/hundred", says: "bot-100" },
    { what: "three thousand hands", at: "#/run/long/hands", says: "hand number 2999" },
    { what: "two thousand runs", at: "#/", says: "run-1999" },
  ])("$what takes little of each frame, and all of it can be found", async ({ at, says }, { annotate }) => {
    const page = await open(`${server.address}/#/nowhere`);
    const since = await measured(page);
    await page.evaluate(`location.hash = ${JSON.stringify(at)}`);
    await page.getByText(says).first().waitFor({ state: "attached" });
    await page.evaluate("new Promise(requestIdleCallback)");
    const opening = await since();
    const times = await page.evaluate<number[]>(SCROLL);
    const spent = await since();
    await annotate(`opened in ${told(opening, 1)}`);
    await annotate(
      `a frame ${told(spent, FRAMES)}; from one to the next ${times[FRAMES / 2]!.toFixed(1)} ms in the median, ${times[Math.floor(0.95 * FRAMES)]!.toFixed(1)} ms at 95 %`,
    );
    expect(spent.task / FRAMES).toBeLessThan(MOST_MS);
    expect(await page.evaluate<boolean>(`window.find(${JSON.stringify(says)})`)).toBe(true);
    expect(await overflow(page)).toBe(0);
  });
});
