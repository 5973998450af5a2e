import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doorcard, doorcardAlone, newFolder } from "./cli-call.ts";
import { call, faultsAgainstCaller } from "./new-bots.ts";

const ROOT = join(import.meta.dirname, "..");
const python = spawnSync("python3", ["--version"]).status === 0;
const why = python ? "" : " (skipped: no python3 on the PATH)";

test.skipIf(!python)(`one in Python passes its tests and plays without a fault${why}`, async () => {
  const folder = newFolder();
  expect((await doorcard(folder, "new", "ada", "--lang", "python", "--game", "razz", "stud8")).code).toBe(0);
  expect(await call(join(folder, "ada"), "python3", "-m", "unittest")).toEqual({ code: 0, told: "" });
  expect(await faultsAgainstCaller(folder, "ada", "razz")).toEqual([0, 0]);
});

test("an empty folder is filled where it is", async () => {
  const folder = newFolder();
  expect((await doorcardAlone(folder, "new", "ada", "--out", ".")).code).toBe(0);
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
