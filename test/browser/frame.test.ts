import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, inBrowser, overflow } from "./browser.ts";
import { servePage } from "./page-server.ts";

let server: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  server = await servePage({});
});
afterAll(() => server.close());

inBrowser("the frame", (open) => {
  test("stands at the root", async () => {
    const page = await open(server.address);
    expect(await page.textContent("#page")).toContain("Doorcard");
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
