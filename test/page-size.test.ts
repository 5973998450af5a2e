import { viewerPage } from "@doorcard/viewer";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** Bytes of script and style, compressed, that a page may have. */
const MOST = 64 * 1024;

test("the page stays small, also with all its views", async () => {
  const { script, style } = await viewerPage();
  expect(gzipSync(script + style).length).toBeLessThan(MOST);
});

test("the page knows nothing of where it was built", async () => {
  const { script, style } = await viewerPage();
  expect(script + style).not.toMatch(/viewer[\\/]src|\.tsx/);
});
