import { appendFileSync, cpSync, readFileSync, rmSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, type AuditReport, type MatchResult, type Standings } from "@doorcard/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchLine, planDigest, sealOf } from "../arena/src/journal/journal-line.ts";
import { doorcard, doorcardAlone, newFolder, type Called } from "./cli-call.ts";

const BOT = `export default {
  name: "mine",
  version: "1.0.0",
  create: () => ({ act: (seen) => seen.options.at(-1).action }),
};
`;

const HOME = mkdtempSync(join(tmpdir(), "doorcard-"));
let seed: string;
let commitment: string;

beforeAll(async () => {
  writeFileSync(join(HOME, "mine.mjs"), BOT);
  const event = [
    "--bots",
    "caller,./mine.mjs",
    "--hands",
    "600",
    "--hands-per-match",
    "10",
    "--isolation",
    "in-process",
  ];
  const { stdout } = await doorcard(HOME, "run", ...event, "--out", "run", "--json", "--quiet");
  ({ seed, commitment = "" } = (JSON.parse(stdout) as Standings).event);
});
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

/** A copy of the run, to be harmed. */
function copy(): string {
  const run = join(newFolder(), "run");
  cpSync(join(HOME, "run"), run, { recursive: true });
  return run;
}

const audit = (run: string, ...args: readonly string[]): Promise<Called> => doorcard(HOME, "audit", run, ...args);

/** Changes what a journal says of one match, with a checksum that fits. */
function tell(run: string, id: string, change: (result: MatchResult) => void): void {
  const file = join(run, "journal.log");
  const seal = sealOf(planDigest(JSON.parse(readFileSync(join(run, "event.json"), "utf8"))));
  const lines = readFileSync(file, "latin1").split("\n");
  const at = lines.findIndex((line) => line.includes(`{"id":"${id}"`));
  const result = JSON.parse(lines[at]!.slice(9).split("\t")[0]!) as MatchResult;
  change(result);
  lines[at] = matchLine({ result, timings: result.seats.map(() => ({ timed: 0, micros: 0 })) }, seal).trimEnd();
  writeFileSync(file, lines.join("\n"), "latin1");
}

test("a run that is as it was is found so, by a sample and by all", async () => {
  const some = await audit("run", "--quiet");
  expect(some).toEqual({
    code: 0,
    stdout: "20 of 60 matches in the journal played again, 60 are planned.\nAll equal to the byte.\n",
    stderr: "",
  });
  const { code, stdout } = await audit("run", "--sample", "all", "--jobs", "2", "--json", "--quiet");
  expect(code).toBe(0);
  expect(check("audit", JSON.parse(stdout))).toMatchObject({ ok: true });
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    ok: true,
    matches: { planned: 60, played: 60, audited: 60 },
    commitment,
    problems: [],
  });
});

test.each<[string, (result: MatchResult) => void, RegExp]>([
  [
    "chips won",
    ({ seats }) => Object.assign(seats[1]!, { net: 12_345 }),
    /^match 0\.7\.1: seat 2 \(caller\) net is 12345 in the journal, -?\d+ played again$/m,
  ],
  [
    "decisions",
    ({ seats }) => Object.assign(seats[0]!, { decisions: 3 }),
    /^match 0\.7\.1: seat 1 \(mine\) decisions is 3 in the journal, \d+ played again$/m,
  ],
  [
    "faults",
    ({ seats }) => (seats[1]!.faults.late = 7),
    /^match 0\.7\.1: seat 2 \(caller\) faults late is 7 in the journal, 0 played again$/m,
  ],
  [
    "cards or actions",
    (result) => Object.assign(result, { digest: "0".repeat(16) }),
    /^match 0\.7\.1: the digest of its cards, actions and awards is 0{16} in the journal, [0-9a-f]{16} played again$/m,
  ],
])("%s that were changed in the journal are found, with the match and both values", async (_, change, sentence) => {
  const run = copy();
  tell(run, "0.7.1", change);
  const { code, stdout } = await audit(run, "--sample", "all", "--quiet");
  expect(stdout).toMatch(sentence);
  expect(stdout).toMatch(/\n1 problem found\.\n$/);
  expect(code).toBe(1);
});

test("a bot that plays otherwise is found by its matches, one of another version or without code by its name", async () => {
  const file = join(HOME, "mine.mjs");
  try {
    writeFileSync(file, BOT.replace("at(-1)", "at(0)"));
    const silent = await audit("run", "--sample", "3", "--quiet");
    expect(silent.stdout.match(/^match 0\.\d+\.\d: seat \d/gm)).toHaveLength(3);
    expect(silent.code).toBe(1);
    writeFileSync(file, BOT.replace("1.0.0", "1.1.0"));
    const told = await audit("run", "--quiet");
    expect(told.stdout).toMatch(/^bot mine: is of version 1\.1\.0 now, and played as version 1\.0\.0\n/);
    expect(told.code).toBe(1);
    rmSync(file);
    const gone = await audit("run", "--quiet");
    expect(gone.stdout).toMatch(/^bot mine: mine could not be loaded: .*\n0 of 60 matches/);
    expect(gone.code).toBe(1);
  } finally {
    writeFileSync(file, BOT);
  }
});

test("damage is named with its place by audit, standings and resume, and resume plays it again", async () => {
  const run = copy();
  const file = join(run, "journal.log");
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  const place = /journal\.log:\d+ \(byte \d+, \d+ bytes\): the line of match 0\.\d+\.\d is damaged/;
  const audited = await doorcardAlone(HOME, "audit", run, "--quiet");
  expect([audited.code, audited.stdout]).toEqual([1, expect.stringMatching(place)]);
  const before = await doorcard(HOME, "standings", run, "--json", "--quiet");
  expect((JSON.parse(before.stdout) as Standings).event.handsPlayed).toBe(590);
  expect(before.stderr).toMatch(
    RegExp(`^warning: .*${place.source}\nwarning: what is damaged is left out; this plays it`),
  );
  const after = await doorcard(HOME, "run", "--resume", run, "--json", "--quiet");
  expect(after.stderr).toMatch(
    RegExp(`^warning: .*${place.source}\nwarning: .* kept as .*/journal\\.log\\.damaged-1\n$`),
  );
  const whole = JSON.parse((await doorcard(HOME, "standings", "run", "--json")).stdout) as Standings;
  expect((JSON.parse(after.stdout) as Standings).resultHash).toBe(whole.resultHash);
  expect(await audit(run, "--quiet")).toMatchObject({ code: 0, stderr: "" });
});

test("a plan that was changed is damage", async () => {
  const run = copy();
  const file = join(run, "event.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(seed, "another seed"));
  const { code, stdout } = await audit(run, "--json");
  expect(check("audit", JSON.parse(stdout))).toMatchObject({ ok: true });
  const { ok, problems } = JSON.parse(stdout) as AuditReport;
  expect({ code, ok }).toEqual({ code: 1, ok: false });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^event\.json beside .* is not the plan that the run began with/),
  ]);
});

test("a seed is held to what was told of it before play", async () => {
  const right = await audit("run", "--sample", "1", "--commitment", commitment.toUpperCase(), "--quiet");
  expect(right).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("All equal to the byte, and the seed is the one that was committed to.\n"),
  });
  const other = "0".repeat(64);
  const wrong = await audit("run", "--sample", "1", "--commitment", other, "--quiet");
  expect(wrong).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`the seed of this run has the commitment ${commitment}, not ${other}\n`),
  });
});

test("matches that lost a bot to the clock are played again from what was recorded", async () => {
  const folder = newFolder();
  const sleeper = BOT.replace("act: (seen) =>", "act: (seen) => seen.street === 'fifth' ? new Promise(() => {}) :");
  writeFileSync(join(folder, "mine.mjs"), sleeper);
  const event = ["--bots", "caller,./mine.mjs", "--hands", "4", "--hands-per-match", "2", "--seed", "s"];
  const limits = ["--isolation", "process", "--limits", "decisionMs=700"];
  await doorcard(folder, "run", ...event, ...limits, "--out", "run", "--quiet");
  expect(readFileSync(join(folder, "run", "journal.log"), "latin1")).toContain('"lost":{"decision":');
  expect(await doorcard(folder, "audit", "run", "--quiet")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("All equal to the byte.\n"),
  });
});

test("an event against the house is audited like any other", async () => {
  const folder = newFolder();
  await doorcard(folder, "run", "--game", "caribbean", "--bots", "basic,always-call", "--hands", "400", "--out", "run");
  expect(await doorcard(folder, "audit", "run", "--quiet")).toMatchObject({ code: 0, stderr: "" });
});

test("a run that was never finished is audited as far as it is", async () => {
  const run = copy();
  const file = join(run, "journal.log");
  const lines = readFileSync(file, "latin1").split("\n");
  writeFileSync(file, `${lines.slice(0, 9).join("\n")}\n`);
  appendFileSync(file, '0123abcd {"id":"0.');
  const { code, stdout } = await audit(run, "--quiet");
  expect(stdout).toMatch(/^8 of 8 matches in the journal played again, 60 are planned\.\n/);
  expect(code).toBe(0);
});

test.each([
  [["gone"], /^error: gone holds no run: there is no such folder\n$/],
  [["run", "--sample", "0"], /^error: --sample 0: must be all, or a whole number of at least 1/],
  [["run", "--sample", "some", "--jobs", "0"], /^error: --jobs 0: .*\nerror: --sample some: must be all/],
  [["run", "--commitment", "abc"], /^error: --commitment abc: is no commitment, which is 64 hexadecimal figures\n$/],
])("%j is misuse, told in a sentence", async (args, sentence) => {
  const { code, stdout, stderr } = await doorcard(HOME, "audit", ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(sentence);
});
