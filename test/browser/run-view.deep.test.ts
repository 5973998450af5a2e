import type { SavedPage } from "@doorcard/protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers, inBrowser, overflow, picture } from "./browser.ts";
import { servePage } from "./page-server.ts";
import { botPageOf, crowdedRun, oddNames, pageOf } from "./shown-runs.ts";

const everybody = crowdedRun();
const { event, entrants } = everybody.standings;
const duel = pageOf("duel", {
  ...everybody.standings,
  event: {
    ...event,
    seats: 6,
    complete: true,
    until: { rule: "interval", within: 0.5, isKnown: true },
    seed: "the seed",
  },
  entrants: entrants.slice(0, 2),
  headToHead: [],
});
const house = pageOf("house", {
  ...duel.standings,
  event: { ...duel.standings.event, game: "caribbean", seats: 1, stakes: { ante: 1, call: 2 } },
});
const saved: SavedPage = {
  version: 1,
  run: duel,
  bots: [botPageOf("duel", "chart")],
  list: { sampled: 0, hands: [] },
  hands: [],
};

let server: Awaited<ReturnType<typeof servePage>>;
let disk: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  server = await servePage({
    answers: (path) =>
      path.startsWith("/api/runs/everybody/bots/")
        ? botPageOf("everybody", decodeURIComponent(path.split("/").at(-1)!))
        : path === "/api/runs"
          ? { runs: [] }
          : [everybody, duel, house].find(({ id }) => path === `/api/runs/${id}`),
  });
  disk = await servePage({ saved });
});
afterAll(async () => {
  await server.close();
  await disk.close();
});

const firstColumn = (page: Page): Promise<string[]> =>
  page.getByRole("table", { name: "Standings, best first" }).locator("tbody th").allTextContents();

inBrowser("a run", (open) => {
  test("names are text, whatever they say", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    await page.getByText(oddNames[0]!).first().waitFor();
    expect(await page.locator("img").count()).toBe(0);
  });

  test("bots of any name have a page of their own", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    await page.getByRole("link", { name: oddNames[2]!, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: oddNames[2]! }).waitFor();
    expect(await page.title()).toContain(oddNames[2]!);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Every bot we have" }).waitFor();
  });

  test("a heading sorts by mouse and by keyboard, and says so", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    const names = entrants.map(({ name, out }) => (out === true ? `${name} (out)` : name));
    await page.getByRole("button", { name: "bb/100" }).click();
    expect(await firstColumn(page)).toEqual(names);
    expect(await page.getByRole("columnheader", { name: "bb/100", exact: true }).getAttribute("aria-sort")).toBe(
      "descending",
    );
    await page.keyboard.press("Space");
    expect(await firstColumn(page)).toEqual(names.toReversed());
    expect(await page.getByRole("columnheader", { name: "bb/100", exact: true }).getAttribute("aria-sort")).toBe(
      "ascending",
    );
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    expect(await firstColumn(page)).toEqual(names.toSorted());
  });

  test("curves are hidden and shown by keyboard, and are there as numbers", async () => {
    const page = await open(`${server.address}/#/run/duel`);
    const chart = page.getByRole("button", { name: "chart" });
    await chart.focus();
    const drawn = () => page.evaluate<string>("document.querySelector('.curve-plot canvas').toDataURL()");
    const both = await drawn();
    await page.keyboard.press("Enter");
    expect(await chart.getAttribute("aria-pressed")).toBe("false");
    await expect.poll(drawn).not.toBe(both);
    await page.keyboard.press("Enter");
    await expect.poll(drawn).toBe(both);
    await page.getByText("The curves as numbers").click();
    const last = page.getByRole("group", { name: "The curves as numbers" }).locator("tbody tr").first().locator("td");
    expect(await last.last().textContent()).toBe("+30.00 ± 1.50");
  });

  test("the pointer over the plot tells the rates there", async () => {
    const page = await open(`${server.address}/#/run/duel`);
    await page.locator(".u-over").hover();
    await page.getByText(/^After [\d,]+ hands of each bot$/).waitFor();
    expect(await page.getByRole("button", { name: "chart" }).textContent()).toMatch(/^chart \+\d+\.\d\d$/);
  });

  test("the arrow keys go along the curves, and the rates there are told", async () => {
    const page = await open(`${server.address}/#/run/duel`);
    const plot = page.getByRole("slider", { name: "Curves, big bets per 100 hands" });
    await plot.focus();
    await page.keyboard.press("End");
    expect(await plot.getAttribute("aria-valuetext")).toBe(
      "After 1,234,000 hands of each bot: chart +30.00, odds +24.50",
    );
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await plot.getAttribute("aria-valuenow")).toBe("98");
    const before = await plot.getAttribute("aria-valuetext");
    await page.keyboard.press("PageDown");
    expect(await plot.getAttribute("aria-valuenow")).toBe("88");
    expect(await plot.getAttribute("aria-valuetext")).not.toBe(before);
    await page.getByText(/^After 1,0[\d,]+ hands of each bot$/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await page.getByText("Point at the plot").count()).toBe(1);
  });

  test("Tab reaches all that can be pressed, and one sees where it is", async () => {
    const page = await open(`${server.address}/#/run/duel`);
    await page.getByRole("slider").waitFor();
    const all = await page.locator("a[href], button, summary, [tabindex='0']").count();
    await page.evaluate("reached = new Set()");
    for (let pressed = 0; pressed < all; pressed++) {
      await page.keyboard.press("Tab");
      await page.evaluate("reached.add(document.activeElement)");
      const outline = await page.evaluate<string>("getComputedStyle(document.activeElement).outlineStyle");
      expect(outline).toBe("solid");
    }
    expect(await page.evaluate<number>("reached.size")).toBe(all);
  });

  test("an encounter tells its interval where one looks, and leads to the match-up", async () => {
    const page = await open(`${server.address}/#/run/everybody`);
    const cell = page.getByRole("link", { name: "odds against chart: −6.00 ± 4.00 bb/100" });
    await cell.focus();
    await page.getByText("odds against chart: −6.00 ± 4.00 bb/100, −10.00 to −2.00, in 112,000 hands").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("chart wins: the interval of odds is below 0.").waitFor();
  });

  test("why it stopped is told, and its seed when it is complete", async () => {
    const page = await open(`${server.address}/#/run/duel`);
    await page.getByText("Stopped since every interval is within ± 0.5 bb/100.").waitFor();
    await page.getByText("the seed", { exact: true }).waitFor();
    expect(await page.getByRole("heading", { name: "Head to head" }).count()).toBe(0);
  });

  test("against the house rates are antes, and there are no hands to look at", async () => {
    const page = await open(`${server.address}/#/run/house`);
    await page.getByRole("button", { name: "antes/100" }).waitFor();
    expect(await page.getByRole("link", { name: "Look at its hands" }).count()).toBe(0);
  });

  test("the look is chosen and kept", async () => {
    const page = await open(`${server.address}/#/run/duel`);
    const paper = () => page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
    const light = await paper();
    await page.getByRole("button", { name: "Look: system" }).click();
    expect(await paper()).toBe(light);
    await page.getByRole("button", { name: "Look: light" }).click();
    expect(await paper()).not.toBe(light);
    await page.reload();
    await page.getByRole("button", { name: "Look: dark" }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test("where there are no runs, one is told how to play some", async () => {
    const page = await open(`${server.address}/#/`, { width: 390 });
    await page.getByText("There are no runs here yet.").waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await picture(page, "no-runs-narrow");
  });

  test("a run that is not there is told with what to do", async () => {
    const page = await open(`${server.address}/#/run/yesterday`, { expected: /404/ });
    await page.getByRole("alert").getByText("See the list of runs for what there is.").waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

inBrowser("a saved page", (open) => {
  test("shows its run without a server", async () => {
    const page = await open(`${disk.address}/#/run/duel`);
    await page.getByRole("heading", { level: 1, name: event.name }).waitFor();
    await page.getByRole("link", { name: "chart", exact: true }).first().click();
    await page.getByText("folds to a completion").waitFor();
    expect(await page.getByRole("link", { name: "Play" }).count()).toBe(0);
    expect(await overflow(page)).toBe(0);
  });

  test("begins with its run", async () => {
    const page = await open(disk.address);
    await page.getByRole("heading", { level: 1, name: event.name }).waitFor();
    await page.getByRole("link", { name: "Runs" }).first().click();
    await page.getByRole("link", { name: "duel", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: event.name }).waitFor();
  });

  describe.each([
    { of: "another run", at: "#/run/monday", says: "This page holds the run duel, not monday." },
    { of: "a bot that was not saved", at: "#/run/duel/bot/odds", says: "This page holds no bot odds." },
  ])("$of", ({ at, says }) => {
    test("is told with what to do", async () => {
      const page = await open(`${disk.address}/${at}`);
      await page.getByText(says).waitFor();
      await page.getByText("Start doorcard serve beside the run to see all of it.").waitFor();
    });
  });
});
