import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NewFile } from "./new-file.ts";

/** A folder that holds a file and a folder. */
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "doorcard-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  writeFileSync(join(made, "kept.html"), "kept");
  mkdirSync(join(made, "runs"));
  return made;
}

test.each([
  ["kept.html", false, /^--html .*kept\.html: is there already; name another file$/],
  ["runs", false, /^--html .*runs: is a folder; name a file in it$/],
  ["runs", true, /^--html .*runs: is a folder; name a file in it$/],
  [
    "nowhere/x.html",
    false,
    /^--html .*x\.html: cannot be written \(ENOENT\): there is no folder .*nowhere; make it, or/,
  ],
  ["kept.html/x.html", false, /^--html .*x\.html: cannot be written \(ENOTDIR\): .*kept\.html is no folder$/],
])("%s (may replace: %s) is refused with what to do", (name, mayReplace, message) => {
  const home = folder();
  expect(() => new NewFile(join(home, name), { option: "--html", mayReplace })).toThrow(message);
  expect(readdirSync(home)).toEqual(["kept.html", "runs"]);
});

test("no name at all is refused", () => {
  expect(() => new NewFile("", { option: "--html" })).toThrow(/^--html: names no file$/);
});

test("a file is there whole or not at all, and what it replaces stays until then", () => {
  const home = folder();
  const name = join(home, "kept.html");
  const left = new NewFile(name, { mayReplace: true });
  left.write("half");
  expect(readFileSync(name, "utf8")).toBe("kept");
  left.close();
  expect(existsSync(`${name}.part`)).toBe(false);
  const whole = new NewFile(name, { mayReplace: true });
  whole.write("whole");
  whole.keep();
  whole.close();
  expect(readFileSync(name, "utf8")).toBe("whole");
});
