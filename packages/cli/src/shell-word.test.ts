import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { shellWord } from "./shell-word.ts";

test.each([
  ["runs/demo-2", "runs/demo-2"],
  ["my runs/one", "'my runs/one'"],
  ["it's", "'it'\\''s'"],
  ["", "''"],
])("%j is written %s", (text, word) => {
  expect(shellWord(text)).toBe(word);
});

test("a shell reads every word as the text that it was", () => {
  const texts = fc.sample(
    fc.string().map((text) => text.replaceAll("\0", "")),
    { numRuns: 200, seed: 1 },
  );
  const script = texts.map((text) => `printf '%s\\0' ${shellWord(text)}`).join("\n");
  const read = execFileSync("/bin/sh", ["-c", script], { encoding: "utf8" });
  expect(read.split("\0").slice(0, -1)).toEqual(texts);
});
