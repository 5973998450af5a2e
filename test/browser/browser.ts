import axe from "axe-core";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";

const CHROMIUM = "/usr/bin/chromium";
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-precise-memory-info",
];

/** How a page is opened. */
export interface Look {
  /** Width of the window in pixels, 1280 unless told. */
  readonly width?: number;
  /** Height of the window in pixels, 900 unless told. */
  readonly height?: number;
  readonly dark?: boolean;
  /** Messages on the console that a test brings about on purpose. */
  readonly expected?: RegExp;
}

/** Opens an address in a window of its own; what goes wrong in the page fails the test. */
export type Open = (address: string, look?: Look) => Promise<Page>;

/** Tests that drive a browser. They are skipped, and say so, where it is not installed. */
export function inBrowser(name: string, tests: (open: Open) => void): void {
  const isThere = existsSync(CHROMIUM);
  describe.skipIf(!isThere)(isThere ? name : `${name} (skipped: there is no ${CHROMIUM})`, () => {
    let browser: Browser | undefined;
    let contexts: BrowserContext[] = [];
    let troubles: string[] = [];

    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
    });
    afterAll(async () => {
      await browser?.close();
    });
    afterEach(async () => {
      const [open, seen] = [contexts, troubles];
      [contexts, troubles] = [[], []];
      await Promise.all(open.map((context) => context.close()));
      expect(seen).toEqual([]);
    });

    tests(async (address, { width = 1280, height = 900, dark = false, expected } = {}) => {
      const context = await browser!.newContext({
        viewport: { width, height },
        colorScheme: dark ? "dark" : "light",
        reducedMotion: "reduce",
      });
      contexts.push(context);
      const page = await context.newPage();
      const note = (what: string) => {
        if (expected?.test(what) !== true) troubles.push(what);
      };
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      });
      page.on("pageerror", (error) => note(String(error)));
      await page.goto(address);
      return page;
    });
  });
}

/** What axe-core finds against WCAG 2.2 AA and good practice, one line for each place; none when all is well. */
export async function barriers(page: Page): Promise<string[]> {
  // The page's own policy forbids a script tag, so axe comes in through the debugger
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe.source, allowUnsafeEvalBlockedByCSP: true });
  const told = await session.send("Runtime.evaluate", {
    expression:
      "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations))",
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  const violations = JSON.parse(String(told.result.value)) as axe.Result[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** By how many pixels the page is wider than its window; 0 when nothing overflows. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate<number>(
    "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)",
  );
}

/** Keeps a picture of the whole page as NAME.png in the folder named by DOORCARD_SCREENSHOTS, if there is one. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["DOORCARD_SCREENSHOTS"];
  if (folder === undefined || folder === "") return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
