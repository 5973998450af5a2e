import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doorcard, doorcardAlone, newFolder } from "./cli-call.ts";

test("docs builds a site, writes over an older one, and tells where it is", async () => {
  const folder = newFolder();
  const first = await doorcardAlone(folder, "docs");
  expect(first).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^\d+ pages; the first is site\/index\.html\n$/) as unknown,
    stderr: "",
  });
  const again = await doorcard(folder, "docs", "--json");
  expect(again.code).toBe(0);
  const { index, pages } = JSON.parse(again.stdout) as { index: string; pages: number };
  expect(existsSync(index)).toBe(true);
  expect(pages).toBeGreaterThan(50);
});

test("docs does not write among other files", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "thesis.txt"), "mine");
  const { code, stderr } = await doorcard(folder, "docs", "--out", ".");
  expect([code, stderr]).toEqual([2, expect.stringContaining("holds other files")]);
});
