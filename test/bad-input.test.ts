import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Standings } from "@doorcard/protocol";
import { expect, onTestFinished, test } from "vitest";
import { doorcard, doorcardAlone, newFolder, SLOW_BOT } from "./cli-call.ts";

/** Calls the command with bad input; gives the error lines, after seeing that nothing was played or written. */
function complaints(folder: string, ...args: readonly string[]): Promise<string[]> {
  return complaintsBy(doorcard, folder, args);
}

async function complaintsBy(call: typeof doorcard, folder: string, args: readonly string[]): Promise<string[]> {
  const before = readdirSync(folder);
  const { code, stdout, stderr } = await call(folder, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(readdirSync(folder)).toEqual(before);
  return stderr.trimEnd().split("\n");
}

const two = ["run", "--bots", "caller,raiser", "--hands", "100"];

test.each([
  [
    ["--bots", "caller,chrt"],
    /^error: --bots caller,chrt: "chrt" is no bot .*did you mean chart\?.*known are always-call, basic, caller, chart/,
  ],
  [["--bots", "caller"], /^error: --bots caller: must be two or more, got 1$/],
  [["--bots", "caller,./gone.ts"], /^error: --bots caller,.\/gone.ts: .\/gone.ts cannot be found: /],
  [["--bots", "x=caller,x=raiser"], /^error: --bots x=caller,x=raiser: has two entrants with the name x$/],
  [["--hands", "10x"], /^error: --hands 10x: is no whole number; write it as 250000/],
  [["--hands", "0"], /^error: --hands 0: must be at least 1$/],
  [["--hands", "-5"], /^error: --hands -5: is no whole number/],
  [["--seats", "9"], /^error: --seats 9: must be at most 8$/],
  [["--seats", "3"], /^error: --seats 3: must be at most the number of bots, 2/],
  [["--game", "studd"], /^error: --game studd: must be one of stud, stud8, razz, caribbean \(did you mean stud\?\)$/],
  [
    ["--game", "carribean", "--bots", "basic"],
    /^error: --game carribean: must be one of stud, stud8, razz, caribbean \(did you mean caribbean\?\)$/,
  ],
  [["--rules", "clasic"], /^error: --rules clasic: "clasic" is no rule set; .*did you mean classic\?/],
  [["--stakes", "2/4/8"], /^error: --stakes 2\/4\/8: must be four whole numbers/],
  [["--stakes", "2/9/8/16"], /^error: --stakes 2\/9\/8\/16: bringIn must be less than the small bet of 8/],
  [["--stack", "0"], /^error: --stack 0: must be at least 1$/],
  [["--jobs", "0"], /^error: --jobs 0: must be from 1 to 256$/],
  [["--dealing", "lane"], /^error: --dealing lane: must be one of lanes, table/],
  [["--reduce", "lucky"], /^error: --reduce lucky: must be one of luck \(did you mean luck\?\)$/],
  [
    ["--game", "caribbean", "--bots", "basic", "--reduce", "luck"],
    /^error: --reduce luck: has no place in an event of caribbean/,
  ],
  [["--resume", "gone"], /^error: --resume gone: goes on with a run as it was planned; leave out/],
])("%j is told in one sentence", async (args, sentence) => {
  const hands = args.includes("--bots") ? ["run", "--hands", "100"] : two;
  const lines = await complaints(newFolder(), ...hands, ...args);
  expect(lines.filter((line) => sentence.test(line))).toHaveLength(1);
});

test.each([
  [["rnu"], "unknown command 'rnu'", "run"],
  [["run", "--bts", "x"], "unknown option '--bts'", "--bots"],
])("%j: what may have been meant is named", async (args, problem, meant) => {
  const lines = await complaints(newFolder(), ...args);
  expect(lines.slice(0, 2)).toEqual([`error: ${problem}`, `(Did you mean ${meant}?)`]);
});

test("a bot that throws when it is loaded is told with what it threw", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "liar.mjs"), 'throw new Error("boom");\n');
  const lines = await complaints(folder, "run", "--bots", "caller,./liar.mjs", "--hands", "100");
  expect(lines).toEqual(["error: --bots caller,./liar.mjs: liar could not be loaded: Error: boom"]);
});

test("a module that is no bot is told with what it lacks", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "nobot.mjs"), 'export default { name: "x" };\n');
  const [line] = await complaints(folder, "run", "--bots", "caller,./nobot.mjs");
  expect(line).toMatch(/nobot could not be loaded: .*version must be .*create must be /);
});

test("everything that is wrong with an event file is told at once, each with its place", async () => {
  const folder = newFolder();
  const event = `bots: [caller, chrt, ./gone.ts]
gmae: razz
game: studd
seats: 9
hands: lots
stakes: { ante: 2, bringIn: 9, smallBet: 8, bigBet: 16 }
rules: { set: clasic, cpa: 3 }
seed: 42
`;
  writeFileSync(join(folder, "event.yaml"), event);
  const lines = await complaintsBy(doorcardAlone, folder, ["run", "event.yaml", "--jobs", "none"]);
  const told = lines.map((line) => line.replace("error: ", ""));
  for (const start of [
    "--jobs none: is no whole number",
    'event.yaml:1:16 /bots/1 "chrt" is no bot',
    "event.yaml:1:22 /bots/2 ./gone.ts cannot be found",
    "event.yaml:2:7 /gmae is no key that is known here (did you mean game?); known are $schema, name, bots",
    'event.yaml:3:7 /game must be one of stud, stud8, razz, caribbean (got "studd"; did you mean stud?)',
    "event.yaml:4:8 /seats must be at most 8 (got 9)",
    'event.yaml:5:8 /hands must be a whole number (got "lots")',
    "event.yaml:6:29 /stakes/bringIn must be less than the small bet of 8, got 9",
    'event.yaml:7:15 /rules/set "clasic" is no rule set',
    "event.yaml:7:28 /rules/cpa is no key that is known here (did you mean cap?)",
    "event.yaml:8:7 /seed must be a text (got 42; put it in quotes)",
  ]) {
    expect(told.map((line) => line.slice(0, start.length))).toContain(start);
  }
  expect(told).toHaveLength(11);
});

test.each([
  ["event.yaml", "bots: [caller, raiser\nseats: 2\n", /^error: event\.yaml:2:1 is no YAML or JSON: /],
  ["event.json", '{\n  "bots": ["caller"]\n  "seats": 2\n}\n', /^error: event\.json:3:3 is no YAML or JSON: /],
  [
    "event.yaml",
    "bots: [caller, raiser]\nbots: [odds]\n",
    /^error: event\.yaml:2:1 is no YAML or JSON: Map keys must be unique/,
  ],
  ["event.yaml", "- caller\n- raiser\n", /^error: event\.yaml:1:1 an event file must be a group of keys/],
  ["event.yaml", "", /^error: event\.yaml:1:1 an event file must be a group of keys/],
  ["event.yaml", "seats: 2\n", /^error: event\.yaml:1:1 lacks the key bots$/],
])("a broken %s is told with its place (%j)", async (file, text, sentence) => {
  const folder = newFolder();
  writeFileSync(join(folder, file), text);
  const [line] = await complaints(folder, "run", file);
  expect(line).toMatch(sentence);
});

test("an event file that is not there, or is a folder", async () => {
  const folder = newFolder();
  expect(await complaints(folder, "run", "gone.yaml")).toEqual(["error: event file gone.yaml: there is no such file"]);
  expect(await complaints(folder, "run", ".")).toEqual(["error: event file .: it is a folder"]);
});

test("a folder that holds something is left alone", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "mine"));
  writeFileSync(join(folder, "mine", "letter.txt"), "dear");
  expect(await complaints(folder, ...two, "--out", "mine")).toEqual([
    "error: --out mine: is not empty; name another --out",
  ]);
  expect(readdirSync(join(folder, "mine"))).toEqual(["letter.txt"]);
});

test("a folder that holds a run is told how to go on", async () => {
  const folder = newFolder();
  await doorcard(folder, ...two, "--out", "run");
  const [line] = await complaints(folder, ...two, "--out", "run");
  expect(line).toBe("error: --out run: holds a run already; go on with it by --resume run, or name another --out");
});

test("a folder below a file, and one where nothing can be made", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "file"), "");
  const below = join("file", "a", "b");
  const [line] = await complaints(folder, ...two, "--out", below);
  expect(line).toBe(`error: --out ${below}: cannot be made; ${join(folder, "file")} is no folder`);
  if (!existsSync("/proc/self")) return;
  const [proc] = await complaints(folder, ...two, "--out", "/proc/run");
  expect(proc).toMatch(/^error: --out \/proc\/run: cannot be made; \/proc takes no new folder/);
});

/** A disk of so many kilobytes, mounted on a folder until the test ends; undefined where that is not allowed. */
function tinyDisk(kilobytes: number): string | undefined {
  const folder = newFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]).status !== 0) return undefined;
  onTestFinished(() => void spawnSync("umount", [folder]));
  return folder;
}

test("a disk that is full is told, and nothing half-written stays", async ({ skip }) => {
  const disk = tinyDisk(8);
  if (disk === undefined) return skip("a disk can be mounted by root alone");
  const lines = await complaintsBy(doorcardAlone, disk, [...two, "--out", join(disk, "run")]);
  expect(lines.at(-1)).toMatch(/^error: .*run cannot hold the journal: the disk is full$/);
});

test("a disk that becomes full in the midst of a run keeps what was played, and with more room the run goes on", async ({
  skip,
}) => {
  const disk = tinyDisk(32);
  if (disk === undefined) return skip("a disk can be mounted by root alone");
  const { code, stderr } = await doorcard(disk, ...two, "--hands", "400", "--out", "run", "--quiet");
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^error: .*run cannot hold the journal any more: the disk is full; what was written before is/,
  );
  const half = await doorcard(disk, "standings", "run", "--json");
  const { handsPlayed } = (JSON.parse(half.stdout) as Standings).event;
  expect(handsPlayed).toBeGreaterThan(0);
  expect(handsPlayed).toBeLessThan(400);
  spawnSync("mount", ["-o", "remount,size=1m", disk]);
  const whole = await doorcard(disk, "run", "--resume", "run", "--json", "--quiet");
  expect({ code: whole.code, stderr: whole.stderr }).toEqual({ code: 0, stderr: "" });
  expect((JSON.parse(whole.stdout) as Standings).event.complete).toBe(true);
});

test("a journal of an older Doorcard is told, and what to do", async () => {
  const folder = newFolder();
  await doorcard(folder, ...two, "--out", "run", "--quiet");
  renameSync(join(folder, "run", "journal.log"), join(folder, "run", "journal.db"));
  for (const command of [
    ["standings", "run"],
    ["audit", "run"],
    ["run", "--resume", "run"],
  ]) {
    expect(await complaints(folder, ...command)).toEqual([
      "error: the run in run was written by an older Doorcard, whose journal.db is no longer read; play the event again, its event.json has all that is needed",
    ]);
  }
});

test.each([
  [["standings", "gone"], /^error: gone holds no run/],
  [["replay", "gone", "--hand", "0.0.0"], /^error: gone holds no run/],
  [["run", "--resume", "gone"], /^error: gone holds no run/],
  [["rules", "classic", "888", "--game", "razz"], /^error: rule set 888 has no razz; it has stud/],
  [["rules", "clasic"], /^error: "clasic" is no rule set; .*did you mean classic\?/],
  [["rules", "classic", "--game", "studd"], /^error: --game studd: must be one of .*did you mean stud\?/],
])("%j is told in one sentence", async (args, sentence) => {
  const lines = await complaints(newFolder(), ...args);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
});

test.each([
  ["42", /^error: "42" is no hand: a hand is named by line-up, rotation and deal/],
  ["7.0.0", /^error: hand 7\.0\.0 is not in this run: line-ups go from 0 to 0/],
])("hand %s is not in the run", async (hand, sentence) => {
  const folder = newFolder();
  writeFileSync(join(folder, "slow.mjs"), SLOW_BOT);
  await doorcard(folder, "run", "--bots", "caller,./slow.mjs", "--hands", "2", "--out", "run");
  const [line] = await complaints(folder, "replay", "run", "--hand", hand);
  expect(line).toMatch(sentence);
});
