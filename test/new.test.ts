import type { Standings } from "@doorcard/protocol";
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doorcard, newFolder } from "./cli-call.ts";

const ROOT = join(import.meta.dirname, "..");
const python = spawnSync("python3", ["--version"]).status === 0;
const why = python ? "" : " (skipped: no python3 on the PATH)";

/** Runs a program in a folder; gives its exit code, and what it said where that is not 0. */
function call(folder: string, program: string, ...args: readonly string[]): Promise<{ code: number; told: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: folder, env: { PATH: process.env["PATH"] } }, (error, stdout, stderr) => {
      resolve(error === null ? { code: 0, told: "" } : { code: Number(error.code ?? -1), told: stdout + stderr });
    });
  });
}

/** Expects that a package for Node passes its own tests and that its types are right. */
async function expectSound(folder: string): Promise<void> {
  const node = (script: string, ...args: readonly string[]): ReturnType<typeof call> =>
    call(folder, process.execPath, join("node_modules", script), ...args);
  const [tests, types] = await Promise.all([node("vitest/vitest.mjs", "run"), node("typescript/bin/tsc", "-p", ".")]);
  expect({ tests, types }).toEqual({ tests: { code: 0, told: "" }, types: { code: 0, told: "" } });
}

async function faultsAgainstCaller(folder: string, bot: string, game: string): Promise<number[]> {
  const args = ["run", "--bots", `./${bot},caller`, "--hands", "200", "--seed", "s", "--game", game, "--json", "-q"];
  args.push("--limits", "decisionMs=20000");
  const { code, stdout, stderr } = await doorcard(folder, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const { entrants } = JSON.parse(stdout) as Standings;
  expect(new Set(entrants.map(({ name }) => name))).toEqual(new Set([bot, "caller"]));
  return entrants.map(({ faults }) => Object.values(faults).reduce((sum, count) => sum + count, 0));
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

test.skipIf(!python)(`one in Python passes its tests and plays without a fault${why}`, async () => {
  const folder = newFolder();
  expect((await doorcard(folder, "new", "ada", "--lang", "python", "--game", "razz", "stud8")).code).toBe(0);
  expect(await call(join(folder, "ada"), "python3", "-m", "unittest")).toEqual({ code: 0, told: "" });
  expect(await faultsAgainstCaller(folder, "ada", "razz")).toEqual([0, 0]);
});

test("an empty folder is filled where it is", async () => {
  const folder = newFolder();
  expect((await doorcard(folder, "new", "ada", "--out", ".")).code).toBe(0);
  const made = [".gitignore", "README.md", "node_modules", "package.json", "src", "tsconfig.json"];
  expect(readdirSync(folder).toSorted()).toEqual(made);
});

test("all that is wrong is told at once, and nothing is written", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full", "notes.txt"), "mine");
  const wrong = ["new", "a/b", "--lang", "pyhton", "--game", "stud,razzz", "--out", "full"];
  expect(await doorcard(folder, ...wrong)).toEqual({
    code: 2,
    stdout: "",
    stderr: [
      "error: a/b: name must be 1 to 64 letters, digits, dots, dashes or underscores",
      "error: --lang pyhton: must be one of ts, js, python (did you mean python?)",
      "error: --game razzz: must be one of stud, stud8, razz (did you mean razz?)",
      "error: --out full: is there and not empty; empty it or name another --out",
      "",
    ].join("\n"),
  });
  expect(readdirSync(folder)).toEqual(["full"]);
  expect(readdirSync(join(folder, "full"))).toEqual(["notes.txt"]);
});

test.each([
  [["full"], "full: is there and not empty; empty it or name another --out"],
  [["ada", "--out", "full/notes.txt"], "--out full/notes.txt: is a file, not a folder; name another --out"],
  [[".ada"], ".ada: name must begin with a letter or a digit"],
])("new %j is refused", async (args, sentence) => {
  const folder = newFolder();
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full", "notes.txt"), "mine");
  expect(await doorcard(folder, "new", ...args)).toEqual({ code: 2, stdout: "", stderr: `error: ${sentence}\n` });
});

test("a place that takes no folder is an exit code of 1 and a sentence", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "notes.txt"), "mine");
  const { code, stderr } = await doorcard(folder, "new", "ada", "--out", "notes.txt/ada");
  expect({ code, stderr }).toEqual({ code: 1, stderr: "error: notes.txt/ada: cannot be written (ENOTDIR)\n" });
});

test.skipIf(process.platform === "win32")("a disk that takes only half of it is left as it was", async () => {
  const folder = newFolder();
  // As on a full disk: no file may be longer than a few kilobytes, and the kit for Python is
  const script = 'trap "" XFSZ; ulimit -f 8; exec "$0" "$@"';
  const main = join(ROOT, "packages", "cli", "src", "start.mjs");
  const args = [main, "new", "ada", "--lang", "python", "--out", "deep/ada"];
  const { code, told } = await call(folder, "sh", "-c", script, process.execPath, ...args);
  expect({ code, told }).toEqual({ code: 1, told: "error: deep/ada: cannot be written (EFBIG)\n" });
  expect(existsSync(join(folder, "deep"))).toBe(false);
});

test("new --help tells options and examples", async () => {
  const { code, stdout } = await doorcard(".", "new", "--help");
  expect(code).toBe(0);
  for (const word of ["Usage: doorcard new", "--lang", "--out", "--game", "--json", "Examples:"])
    expect(stdout).toContain(word);
});

test("the page for authors names every field of an observation", () => {
  const page = readFileSync(join(ROOT, "docs", "write-a-bot.md"), "utf8");
  const schema = readFileSync(join(ROOT, "packages", "protocol", "schema", "observation.schema.json"), "utf8");
  const { properties } = JSON.parse(schema) as { properties: Readonly<Record<string, unknown>> };
  const missing = Object.keys(properties).filter((field) => !page.includes(`| \`${field}\` |`));
  expect(missing).toEqual([]);
});
