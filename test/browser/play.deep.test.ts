import { serveRuns, type Served } from "@doorcard/server";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, inBrowser, overflow, picture } from "./browser.ts";

let folder = "";
let server: Served;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorcard-play-"));
  server = await serveRuns({ directory: folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = [
  ["stud", "Seven card stud"],
  ["stud8", "Stud hi-lo, eight or better"],
  ["razz", "Razz"],
] as const;

inBrowser("a person's match", (open) => {
  test.each(GAMES)("of %s is played to its end by keyboard alone", async (game, name) => {
    const page = await open(`${server.address}#/play`);
    await page.getByLabel(name).focus();
    await page.keyboard.press("Space");
    await page.getByLabel("Hands").focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("3");
    await page.getByLabel("Seed").focus();
    await page.keyboard.type(`by hand ${game}`);
    await page.keyboard.press("Enter");
    const turn = page.getByRole("group", { name: "Your actions" });
    const onward = page.getByRole("button", { name: /Next hand|See the result/ });
    const over = page.getByRole("heading", { name: "The match is over" });
    const said = async (): Promise<string> => (await page.getByRole("status").allTextContents()).join();
    for (let pressed = 0; pressed < 80; pressed++) {
      await turn.or(onward).or(over).first().waitFor();
      if (await over.isVisible()) break;
      if (pressed === 0) {
        expect(await barriers(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        await picture(page, `play-${game}`);
      }
      const key = (await onward.isVisible())
        ? "n"
        : ((await turn
            .getByRole("button", { name: /Check|Call|Bring in/ })
            .first()
            .locator("kbd")
            .textContent()) ?? "");
      const before = await said();
      if (key === "n") expect(await barriers(page)).toEqual([]);
      if (key === "n" && pressed < 30) await picture(page, `play-${game}-showdown`);
      await page.keyboard.press(key);
      await expect.poll(said, { timeout: 10_000 }).not.toBe(before);
    }
    expect(await over.isVisible()).toBe(true);
    expect(await page.getByText("3 of 3 hands were played").isVisible()).toBe(true);
    const nets = await page.locator("tbody td:nth-child(3)").allTextContents();
    const sum = nets.reduce((total, net) => total + Number.parseInt(net.replace("−", "-").replace(",", ""), 10), 0);
    expect(sum).toBe(0);
    await page.getByText("The seed", { exact: true }).click();
    expect(await page.getByText(`by hand ${game}`).isVisible()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await picture(page, `play-${game}-over`);
    await page.getByRole("button", { name: "Replay hand 1" }).click();
    await page.getByRole("heading", { name: /^Hand/ }).waitFor();
    await page.keyboard.press("End");
    expect(page.url()).toContain("#/play?");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await barriers(page)).toEqual([]);
    }
    expect(await overflow(page)).toBe(0);
    await picture(page, `play-${game}-replay`);
    await page.getByRole("button", { name: "Back to the result" }).click();
    expect(await over.isVisible()).toBe(true);
  });

  test.each([
    [390, false],
    [390, true],
    [1280, true],
  ])("fits a window of %i pixels (dark: %s), and comes back after a reload", async (width, dark) => {
    const page = await open(`${server.address}#/play`, { width, dark });
    const deal = page.getByRole("button", { name: "Deal" });
    await deal.waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await picture(page, `play-start-${width}-${dark ? "dark" : "light"}`);
    await page.getByLabel("Seed").fill("fits");
    await deal.click();
    const turn = page.getByRole("group", { name: "Your actions" });
    await turn.waitFor();
    const buttons = await turn.getByRole("button").allTextContents();
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await picture(page, `play-table-${width}-${dark ? "dark" : "light"}`);
    await page.reload();
    await turn.waitFor();
    expect(await turn.getByRole("button").allTextContents()).toEqual(buttons);
    await page.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("heading", { name: "You left the match" }).waitFor();
    expect(await page.getByText("0 of 20 hands were played").isVisible()).toBe(true);
  });
});
