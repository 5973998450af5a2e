import { savedFile, serveRuns } from "@doorcard/server";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { planned, playRun } from "../../packages/server/src/runs.cases.ts";
import { barriers, inBrowser, overflow, picture } from "./browser.ts";

const EVIL = "<img src=x onerror=alert(1)>";

inBrowser("what doorcard serves and saves", (open) => {
  const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
  const runs = join(folder, "runs");
  const saved = join(folder, "saved.html");
  beforeAll(async () => {
    mkdirSync(runs);
    const plan = await planned(["chart", "odds", "rock"], { hands: 6000, handsPerMatch: 50 });
    const entrants = plan.entrants.map((bot, at) => (at === 0 ? { ...bot, name: EVIL } : bot));
    const run = await playRun(runs, "named", { ...plan, name: `</title><script>alert(1)</script>`, entrants });
    writeFileSync(saved, (await savedFile(run)).html);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    { width: 1280, dark: false },
    { width: 390, dark: true },
  ])("a saved page opens from disk and runs nothing but itself, $width wide", async ({ width, dark }) => {
    const page = await open(pathToFileURL(saved).href, { width, dark });
    await page.getByRole("heading", { name: "Standings" }).waitFor();
    await page.getByText(EVIL).first().waitFor();
    expect(page.url()).toContain("#/run/named");
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.title()).not.toBe("");
    expect(await overflow(page)).toBe(0);
    // For axe no link of a file leads within the page, so it does not know the one that skips to the content
    expect((await barriers(page)).filter((barrier) => !barrier.startsWith("region: .skip:"))).toEqual([]);
    await picture(page, `saved-${width}`);
    await page.goto(`${pathToFileURL(saved).href}#/run/named/hands`);
    await page.getByText("0.").first().waitFor();
    await picture(page, `saved-hands-${width}`);
  });

  test("a served page shows a run and follows the token of its address", async () => {
    const served = await serveRuns({ directory: runs, port: 0, token: "a-token-of-20-figures" });
    onTestFinished(() => served.close());
    const page = await open(served.address);
    await page.getByText("named").first().waitFor();
    expect(page.url()).not.toContain("token");
    await page.goto(`http://127.0.0.1:${served.port}/#/run/named`);
    await page.getByText(EVIL).first().waitFor();
    await picture(page, "served-run");
  });
});
