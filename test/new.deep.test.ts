import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doorcard, newFolder } from "./cli-call.ts";
import { call, faultsAgainstCaller } from "./new-bots.ts";

/** Expects that a package for Node passes its own tests and that its types are right. */
async function expectSound(folder: string): Promise<void> {
  const node = (script: string, ...args: readonly string[]): ReturnType<typeof call> =>
    call(folder, process.execPath, join("node_modules", script), ...args);
  const [tests, types] = await Promise.all([node("vitest/vitest.mjs", "run"), node("typescript/bin/tsc", "-p", ".")]);
  expect({ tests, types }).toEqual({ tests: { code: 0, told: "" }, types: { code: 0, told: "" } });
}

test("a new bot in TypeScript passes its tests, has right types and plays without a fault", async () => {
  const folder = newFolder();
  const { code, stdout, stderr } = await doorcard(folder, "new", "ada");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const word of ["./ada is a bot in TypeScript", "npm --prefix ./ada test", "check ./ada", "--bots ./ada,caller"])
    expect(stdout).toContain(word);
  await expectSound(join(folder, "ada"));
  expect(await faultsAgainstCaller(folder, "ada", "stud")).toEqual([0, 0]);
});

test("one in JavaScript for one game has tests of that game alone, and does so too", async () => {
  const folder = newFolder();
  const asked = ["new", "low-7.2", "--lang", "js", "--game", "razz", "--out", "deep/low", "--json"];
  const { code, stdout } = await doorcard(folder, ...asked);
  expect(code).toBe(0);
  const files = [".gitignore", "README.md", "package.json", "src/bot.js", "src/bot.test.js", "tsconfig.json"];
  const made = JSON.parse(stdout) as { folder: string };
  expect(made).toEqual({ folder: expect.stringMatching(/deep.low$/), files, language: "js" });
  const text = files.map((file) => readFileSync(join(made.folder, file), "utf8")).join("\n");
  expect(text).not.toMatch(/my-bot|"stud, |"stud8, |\["stud"/);
  expect(text).toContain('games: ["razz"]');
  expect(text).toContain('"name": "low-7.2"');
  await expectSound(made.folder);
  expect(await faultsAgainstCaller(join(folder, "deep"), "low", "razz")).toEqual([0, 0]);
});
