import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const HOUSE = join(import.meta.dirname, "..");
const START = join(HOUSE, "packages/sdk/src/serve/start.mjs");
const CALLER = pathToFileURL(join(HOUSE, "bots/caller/src/bot.ts")).href;

/** What a bot's process writes to what it reads, and its exit code. */
function served(input: string, from: "pipe" | "file"): { readonly said: string; readonly code: number | null } {
  if (from === "pipe") {
    const { stdout, status } = spawnSync(process.execPath, [START, CALLER], {
      input,
      encoding: "utf8",
      timeout: 20_000,
    });
    return { said: stdout, code: status };
  }
  const folder = mkdtempSync(join(tmpdir(), "doorcard-kit-"));
  writeFileSync(join(folder, "told.txt"), input);
  const file = openSync(join(folder, "told.txt"), "r");
  try {
    const { stdout, status } = spawnSync(process.execPath, [START, CALLER], {
      stdio: [file, "pipe", "inherit"],
      encoding: "utf8",
      timeout: 20_000,
    });
    return { said: stdout, code: status };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}

const HELLO = '{"type":"hello","versions":[1],"frames":["json"],"limits":{}}\n';
const GOODBYE = '{"type":"goodbye"}\n';

test.each([
  ["a pipe, to its goodbye", HELLO + GOODBYE, "pipe"],
  ["a pipe that ends without one", HELLO, "pipe"],
  ["a transcript in a file", HELLO + GOODBYE, "file"],
] as const)("a bot's process reads %s", (_, input, from) => {
  const { said, code } = served(input, from);
  expect(JSON.parse(said)).toMatchObject({ type: "hello", protocol: 1, name: "caller" });
  expect(code).toBe(0);
});
