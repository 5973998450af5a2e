import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKS, type CheckReport } from "@doorcard/arena";
import { describe, expect, test } from "vitest";
import { BROKEN, BY_THE_CLOCK, ROOT } from "./checked-bots.ts";
import { doorcard, doorcardAlone } from "./cli-call.ts";

describe("the command", () => {
  test("finds nothing wrong with caller", async () => {
    const { code, stdout } = await doorcard(ROOT, "check", "caller", "--quiet");
    const wrong = stdout.split("\n").filter((line) => /^ *\d+ (FAIL|WARN)/.test(line));
    expect(wrong.filter((line) => !BY_THE_CLOCK.has(Number.parseInt(line, 10)))).toEqual([]);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).toContain(" 0 failed");
    expect(code).toBe(0);
  });

  test("gives one document for scripts, and exit code 1 for what is broken", async () => {
    const { code, stdout } = await doorcardAlone(
      BROKEN,
      "check",
      "./open-pair.mjs",
      "--only",
      "36",
      "--json",
      "--quiet",
    );
    const { checks, ...report } = JSON.parse(stdout) as CheckReport;
    expect(report).toEqual({
      bot: "open-pair",
      version: "1.0.0",
      games: ["stud", "stud8", "razz"],
      isolation: "process",
      passed: 0,
      warned: 0,
      failed: 1,
      skipped: 0,
    });
    expect(checks[0]!.found).toMatch(/fourth street: .*; legal .*; came bet-big$/);
    expect(code).toBe(1);
  });

  test("lists the checks without a bot", async () => {
    const { code, stdout } = await doorcard(ROOT, "check", "--list");
    expect(stdout.trimEnd().split("\n")).toHaveLength(CHECKS.length);
    expect(code).toBe(0);
  });

  test.each([
    ["a bot that is not found", ["./nobody.mjs"], "cannot be found"],
    ["no bot", [], "no bot is named"],
    ["a number that is no check", ["chart", "--only", "7,600"], '"600" is no check'],
    ["an isolation that is none here", ["chart", "--isolation", "in-process"], "must be process or sandboxed"],
  ])("refuses %s with exit code 2", async (_, args, message) => {
    const { code, stderr } = await doorcard(ROOT, "check", ...args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe("the checks", () => {
  const page = readFileSync(join(ROOT, "docs", "check.md"), "utf8");

  test("are numbered from 1 without a gap", () => {
    expect(CHECKS.map(({ number }) => number)).toEqual(CHECKS.map((_, n) => n + 1));
  });

  test("stand on their page, each with its name and its remedy", () => {
    const rows = page.split("\n").filter((line) => /^\| \d+ \|/.test(line));
    expect(rows).toEqual(CHECKS.map(({ number, name, remedy }) => `| ${number} | ${name} | ${remedy} |`));
  });

  test("have names that fit a line", () => {
    expect(CHECKS.filter(({ name }) => name.length > 70)).toEqual([]);
  });
});
