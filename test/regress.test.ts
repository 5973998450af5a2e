import { check, type Regression } from "@doorcard/protocol";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { doorcard, doorcardAlone, newFolder, type Called } from "./cli-call.ts";

const BOTS = join(import.meta.dirname, "..", "bots");
const regressionOf = ({ stdout }: Called): Regression => JSON.parse(stdout) as Regression;

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

/** A bot module that does the first of these that it may. */
const bot = (...actions: readonly string[]): string => `export default {
  name: "mine",
  version: "1.0.0",
  create: () => ({
    act: ({ options }) => ${JSON.stringify(actions)}.find((word) => options.some(({ action }) => action === word)) ?? options[0].action,
  }),
};
`;
const CALLS = bot("check", "call", "bring-in");
const FOLDS = bot("check", "bring-in", "fold");

/** Hands enough to see that bots in processes were played. */
const SHORT = ["--max-hands", "400", "--hands-per-match", "50", "--jobs", "1"];

describe("doorcard regress", () => {
  test("a bot against itself, before a field: every block equal, the difference exactly 0, and it passes", async () => {
    const folder = newFolder();
    const args = ["regress", "chart", "--against", "chart", "--field", "odds,rock", "--seed", "a", "--json", "-q"];
    // Short matches and wide bounds, so that the answer is known soon
    const called = await doorcard(folder, ...args, "--hands-per-match", "20", "--elo0", "-5bb");
    expect(called.code).toBe(0);
    const regression = regressionOf(called);
    expect(check("regression", regression)).toMatchObject({ ok: true });
    expect(regression).toMatchObject({ verdict: "high", passed: true, changedBlocks: 0, handsUnpaired: null });
    expect(regression.estimate.seen).toBe(0);
  });

  test("worse is exit code 1, undecided is 3, and one worker comes to the same document as two", async () => {
    const folder = newFolder();
    const args = ["regress", "caller", "--against", "chart", "--field", "rock", "--seed", "b", "-q"];
    args.push("--elo0", "-8bb");
    const one = await doorcard(folder, ...args, "--jobs", "1", "--out", "one", "--json", "--junit", "verdict.xml");
    const two = await doorcard(folder, ...args, "--jobs", "2", "--out", "two", "--json");
    expect([one.code, two.code]).toEqual([1, 1]);
    expect(one.stdout).toBe(two.stdout);
    expect(regressionOf(one)).toMatchObject({ verdict: "low", passed: false });
    expect(readFileSync(join(folder, "verdict.xml"), "utf8")).toContain('failures="1"');
    const short = await doorcardAlone(folder, ...args, "--max-hands", "800", "--out", "short");
    expect(short.code).toBe(3);
    expect(short.stdout).toContain("UNDECIDED");
    const again = await doorcardAlone(folder, "regress", "--resume", "one", "--json", "-q");
    expect({ code: again.code, stdout: again.stdout }).toEqual({ code: 1, stdout: one.stdout });
  });

  test("against a git revision the working copy is measured against what was committed", async () => {
    const folder = newFolder();
    git(folder, "init", "--quiet");
    mkdirSync(join(folder, "mine"));
    writeFileSync(join(folder, "mine", "bot.mjs"), CALLS);
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message", "calls");
    const args = ["./mine/bot.mjs", "--against", "git:HEAD", "--field", "raiser", "--json", "-q", ...SHORT];
    const same = await doorcard(folder, "regress", ...args, "--seed", "c");
    expect(regressionOf(same)).toMatchObject({ changedBlocks: 0, baseline: { name: "mine@HEAD" } });
    writeFileSync(join(folder, "mine", "bot.mjs"), FOLDS);
    const changed = await doorcard(folder, "regress", ...args, "--seed", "d");
    expect(regressionOf(changed).changedBlocks).toBeGreaterThan(0);
    // What was fetched and what was played are no part of the repository
    expect(git(folder, "status", "--short").split("\n").sort()).toEqual(["", " M mine/bot.mjs", "?? runs/"]);
  });

  test("against a package that npm installs", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "package"));
    const manifest = { name: "old-bot", version: "1.2.0", type: "module", exports: "./bot.mjs" };
    writeFileSync(join(folder, "package", "package.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, "package", "bot.mjs"), FOLDS);
    writeFileSync(join(folder, "mine.mjs"), CALLS);
    execFileSync("npm", ["pack", "./package", "--silent"], { cwd: folder });
    const args = ["regress", "./mine.mjs", "--against", "npm:./old-bot-1.2.0.tgz", "--json", "-q"];
    const called = await doorcard(folder, ...args, ...SHORT);
    expect(called.stderr).toBe("");
    expect(regressionOf(called).baseline).toMatchObject({ name: "old-bot-1.2.0.tgz", version: "1.0.0" });
  });

  test("a candidate that fails too often is out and does not pass; with such a baseline nobody can tell", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "bad.mjs"), CALLS.replace("act: (", 'act: () => { throw new Error("x"); }, unused: ('));
    const args = [
      "--field",
      "caller",
      "--fault-limit",
      "100",
      "--isolation",
      "in-process",
      "--seed",
      "f",
      "--json",
      "-q",
    ];
    const bad = await doorcard(folder, "regress", "./bad.mjs", "--against", "rock", ...args);
    expect([bad.code, regressionOf(bad).verdict]).toEqual([1, "candidate-out"]);
    const against = await doorcard(folder, "regress", "rock", "--against", "./bad.mjs", ...args, "--out", "other");
    expect([against.code, regressionOf(against).verdict]).toEqual([3, "baseline-out"]);
  });

  test("everything that is wrong is told at once, and nothing is played", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "mine.mjs"), CALLS);
    const wrong = ["--elo0", "3", "--alpha", "2", "--seats", "4", "--field", "odds,nono", "--jobs", "0"];
    const { code, stdout, stderr } = await doorcard(folder, "regress", "./mine.mjs", "--against", "git:main", ...wrong);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    for (const told of [
      "--elo0 3: must be below --elo1 0bb",
      "--alpha 2: must be more than 0",
      "--against git:main: ",
      '"nono" is no bot',
      "--seats 4: needs 3 bots in the field, got 2",
      "--jobs 0: must be from 1 to 256",
    ])
      expect(stderr).toContain(told);
    expect((await doorcard(folder, "regress", "./mine.mjs")).stderr).toContain("no baseline is named");
  });
});

test("a threshold of chart: pairing cuts the hands needed at least five times against independent deals", async () => {
  const folder = newFolder();
  cpSync(join(BOTS, "chart", "src"), join(folder, "tuned", "src"), { recursive: true });
  symlinkSync(join(BOTS, "chart", "node_modules"), join(folder, "tuned", "node_modules"));
  const file = join(folder, "tuned", "src", "bot.ts");
  const source = readFileSync(file, "utf8");
  expect(source).toContain("first: 48");
  writeFileSync(file, source.replace("first: 48", "first: 47"));
  const args = ["--against", "chart", "--field", "odds,rock", "--seed", "e", "--max-hands", "20k", "--json", "-q"];
  const called = await doorcard(folder, "regress", "./tuned/src/bot.ts", ...args, "--isolation", "in-process");
  const regression = regressionOf(called);
  expect(regression.handsUnpaired! / regression.hands).toBeGreaterThan(5);
});
