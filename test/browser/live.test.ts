import type { RunPage } from "@doorcard/protocol";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { inBrowser } from "./browser.ts";
import { servePage } from "./page-server.ts";
import { crowdedRun } from "./shown-runs.ts";
import { leastGrowth, weightOf } from "./weight.ts";

const PATH = "/api/runs/everybody";
const crowded = crowdedRun();
// Fewer points, since what is measured is what stays of a change and not how long it takes to be sent
const begun: RunPage = {
  ...crowded,
  curves: crowded.curves.map(({ name, points }) => ({ name, points: points.filter((_, at) => at % 4 === 3) })),
};
let now = begun;
let server: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  server = await servePage({ answers: (path) => (path === PATH ? now : undefined) });
});
afterEach(() => {
  now = begun;
});
afterAll(() => server.close());

/** The run so many hands later: its rates have moved, and two neighbours change places every other time. */
function later(step: number): RunPage {
  const entrants = begun.standings.entrants.map((standing, at) => {
    const { mean, low, high } = standing.rate;
    const moved = Math.sin(step + at);
    return { ...standing, rate: { mean: mean + moved, low: (low ?? 0) + moved, high: (high ?? 0) + moved } };
  });
  if (step % 2 === 1) [entrants[5], entrants[6]] = [entrants[6]!, entrants[5]!];
  return {
    ...begun,
    standings: {
      ...begun.standings,
      event: { ...begun.standings.event, handsPlayed: begun.standings.event.handsPlayed + 1000 * step },
      entrants: entrants.map((standing, at) => ({ ...standing, rank: at + 1 })),
    },
    curves: begun.curves.map(({ name, points }) => ({
      name,
      points: points.map((point) => ({ ...point, mean: point.mean + Math.sin(step) })),
    })),
  };
}

async function followed(page: Page): Promise<void> {
  await page.getByText("7,404,000 of 20,000,000").waitFor();
  await expect.poll(() => server.followers(PATH), { interval: 20 }).toBe(1);
}

inBrowser("a run in play", (open) => {
  test("changes in place: focus, scroll and the chosen order stay", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    await followed(page);
    const faults = page.getByRole("button", { name: "Faults" });
    await faults.focus();
    await page.keyboard.press("Enter");
    await page.evaluate("scrollTo(0, 300)");
    server.push(PATH, later(1));
    await page.getByText("7,405,000 of 20,000,000").waitFor();
    expect(await page.evaluate("document.activeElement.textContent")).toContain("Faults");
    expect(await page.evaluate("scrollY")).toBe(300);
    expect(await page.locator("tbody tr").first().textContent()).toContain("sleeper");
    expect(await page.getByRole("columnheader", { name: "Faults" }).getAttribute("aria-sort")).toBe("descending");
  });

  test("is followed until it is complete, and not beyond", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    await followed(page);
    const done = later(2);
    server.push(PATH, {
      ...done,
      standings: { ...done.standings, event: { ...done.standings.event, complete: true, seed: "a seed to be told" } },
      pace: { state: "complete", handsPerSecond: null, secondsLeft: null },
    });
    await page.getByText("a seed to be told").waitFor();
    await expect.poll(() => server.followers(PATH), { interval: 20 }).toBe(0);
  });

  test("is let go with its view", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    await followed(page);
    await page.evaluate("location.hash = '#/nowhere'");
    await page.getByText("There is nothing at this address").waitFor();
    await expect.poll(() => server.followers(PATH), { interval: 20 }).toBe(0);
  });

  test("a server that goes away is told of, and what was shown stays", async () => {
    const page = await open(`${server.address}/#/run/everybody`, { expected: /ERR_|Failed to load/ });
    await followed(page);
    server.hangUp();
    await page.getByText("The server does not answer.").waitFor();
    expect(await page.getByText("7,404,000 of 20,000,000").count()).toBe(1);
    await expect.poll(() => server.followers(PATH), { timeout: 10_000 }).toBe(1);
    await page.getByText("The server does not answer.").waitFor({ state: "detached" });
  });

  test("six hundred changes, faster than frames, leave nothing behind", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    await followed(page);
    const changes = Array.from({ length: 60 }, (_, step) => later(step + 1));
    const tell = async (times: number) => {
      for (let time = 0; time < times; time++)
        for (const [at, change] of changes.entries()) {
          server.push(PATH, change);
          if (at % 4 === 3) await page.evaluate("new Promise(requestAnimationFrame)");
        }
      await page.getByText("7,464,000 of 20,000,000").waitFor();
      server.push(PATH, begun);
      await page.getByText("7,404,000 of 20,000,000").waitFor();
    };
    await tell(2);
    const before = await weightOf(page);
    await tell(4);
    const between = await weightOf(page);
    await tell(4);
    const after = await weightOf(page);
    expect(after.nodes).toBe(before.nodes);
    expect(after.listeners).toBe(before.listeners);
    // A run as it is told takes some hundred thousand bytes, so a few that stayed would be seen
    expect(leastGrowth([before, between, after])).toBeLessThan(750_000);
  });
});
