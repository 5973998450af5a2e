import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite } from "@doorcard/site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, inBrowser, overflow, picture } from "./browser.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "doorcard-site-"));
  buildSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What axe-core cannot fetch from disk, and says so. */
const UNFETCHED = /XMLHttpRequest|preload assets|ERR_FAILED/;

const address = (page: string): string => pathToFileURL(join(folder, page)).href;

inBrowser("the documentation from disk", (open) => {
  test.each([
    ["index.html", 1280, false],
    ["index.html", 390, true],
    ["getting-started.html", 390, false],
    ["statistics.html", 390, true],
    ["rules.html", 1280, true],
    ["reference/ratings.html", 1280, false],
    ["reference/protocol.html", 390, false],
    ["files/docs/examples/round-robin.yaml.html", 1280, true],
  ])("%s in a window of %i pixels (dark: %s) has no barriers and does not overflow", async (page, width, dark) => {
    const shown = await open(address(page), { width, dark, expected: UNFETCHED });
    expect(await barriers(shown)).toEqual([]);
    expect(await overflow(shown)).toBe(0);
    await picture(shown, `site-${page.replaceAll(/[/.]/g, "-")}-${width}-${dark ? "dark" : "light"}`);
  });

  test("the search finds a section from any page by keyboard alone", async () => {
    const page = await open(address("reference/cards.html"), { expected: UNFETCHED });
    await page.keyboard.press("/");
    await page.keyboard.type("commitment seed");
    await page.getByRole("status").getByText("places found").waitFor({ state: "attached" });
    expect(await barriers(page)).toEqual([]);
    await picture(page, "site-search");
    await page.keyboard.press("ArrowDown");
    const heading = await page.locator("a:focus strong").textContent();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\.html#/);
    expect(await page.locator("article :is(h1, h2, h3):target").textContent()).toBe(heading);
  });

  test("what nobody wrote about is not found, and Escape closes the search", async () => {
    const page = await open(address("index.html"));
    await page.getByRole("searchbox").fill("xylophone");
    await page.locator("#found").getByText("Nothing found.").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator("#found").isVisible()).toBe(false);
  });

  test("in a narrow window the contents open and lead on", async () => {
    const page = await open(address("index.html"), { width: 390 });
    const menu = page.getByRole("navigation", { name: "Contents" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Contents" }).click();
    await picture(page, "site-menu-390");
    await menu.getByRole("link", { name: "Getting started" }).click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Getting started");
  });

  test("on paper there is the text alone", async () => {
    const page = await open(address("statistics.html"));
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.getByRole("navigation").isVisible()).toBe(false);
    expect(await page.getByRole("main").isVisible()).toBe(true);
  });
});

test("no page asks the network for anything", () => {
  for (const file of ["index.html", "reference/protocol.html", "site.css", "site.js"]) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(text).not.toMatch(/(?:src|<link[^>]*href)="https?:|url\(|@import/);
  }
});
