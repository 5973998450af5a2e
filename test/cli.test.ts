import { commitment } from "@doorcard/arena";
import type { HandRecord, Standings } from "@doorcard/protocol";
import { check } from "@doorcard/protocol";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { begin, doorcard, doorcardAlone, newFolder, SLOW_BOT } from "./cli-call.ts";

const EXAMPLES = join(import.meta.dirname, "..", "docs", "examples");
const small = ["run", "--bots", "caller,raiser,random", "--hands", "600", "--seed", "a seed", "--out", "small"];

/** Time enough for bots on a busy machine. */
const PATIENT = ["--limits", "decisionMs=20000"];

const standingsOf = ({ stdout }: { stdout: string }): Standings => JSON.parse(stdout) as Standings;

test.each(["run", "standings", "replay", "export", "audit", "verify", "rules", "check", "new", "bench", "demo"])(
  "%s --help tells options and examples",
  async (name) => {
    const { code, stdout, stderr } = await doorcard(".", name, "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Usage: doorcard ${name}`);
    expect(stdout).toContain("--json");
    expect(stdout).toContain("Examples:");
  },
);

test("the help lists every command", async () => {
  const { code, stdout } = await doorcardAlone(".", "--help");
  expect(code).toBe(0);
  for (const name of [
    "run",
    "standings",
    "replay",
    "export",
    "audit",
    "verify",
    "rules",
    "check",
    "new",
    "bench",
    "demo",
  ])
    expect(stdout).toContain(`\n  ${name} `);
});

test("a run prints its standings and where its journal is, and standings says the same again", async () => {
  const folder = newFolder();
  const { code, stdout } = await doorcardAlone(folder, ...small);
  expect(code).toBe(0);
  expect(stdout).toContain("The journal is in small.");
  const again = await doorcardAlone(folder, "standings", "small");
  expect(again.code).toBe(0);
  expect(stdout.startsWith(again.stdout)).toBe(true);
  const csv = await doorcard(folder, "standings", "small", "--csv");
  expect(csv.stdout.trim().split("\n")).toHaveLength(4);
});

test("--json --quiet is one document on stdout and nothing on stderr", async () => {
  const folder = newFolder();
  const run = await doorcardAlone(folder, ...small, "--json", "--quiet");
  expect(run.stderr).toBe("");
  expect(check("standings", standingsOf(run))).toMatchObject({ ok: true });
  const again = await doorcard(folder, "standings", "small", "--json");
  expect(again.stdout).toBe(run.stdout);
});

test("one worker and three give the same result hash", async () => {
  const folder = newFolder();
  const one = standingsOf(await doorcard(folder, ...small, "--json", "--jobs", "1"));
  const three = standingsOf(await doorcard(folder, ...small, "--out", "other", "--json", "--jobs", "3"));
  expect(three.resultHash).toBe(one.resultHash);
});

test("without a seed a run takes 128 random bits, commits to them before play and shows them after it", async () => {
  const folder = newFolder();
  const run = await doorcard(folder, "run", "--bots", "caller,caller", "--hands", "100", "--json");
  const { event, entrants } = standingsOf(run);
  expect(event.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(run.stderr).not.toContain(event.seed);
  expect(event.commitment).toBe(commitment(event.seed));
  expect(run.stderr).toContain(`commitment to the seed ${event.commitment}`);
  expect(run.stderr).toMatch(/The journal is in runs.event-[0-9a-f]{8}/);
  expect(entrants.map(({ name }) => name).toSorted()).toEqual(["caller", "caller#2"]);
});

test("a run tells the command that goes on with it when it begins, in words of a shell", async () => {
  const folder = newFolder();
  const { stderr } = await doorcard(folder, "run", "--bots", "caller,rock", "--hands", "20", "--out", "my run");
  const command = "npm run -s doorcard -- run --resume 'my run'";
  expect(stderr).toContain(`If it is stopped or killed, this goes on with it:\n  ${command}\n`);
});

test("replay tells a hand of a run, and gives its record", async () => {
  const folder = newFolder();
  await doorcard(folder, ...small, "--quiet");
  const story = await doorcardAlone(folder, "replay", "small", "--hand", "1.0.7");
  expect(story.code).toBe(0);
  expect(story.stdout).toContain("Hand 1.0.7");
  const record = JSON.parse(
    (await doorcard(folder, "replay", "small", "--hand", "1.0.7", "--json")).stdout,
  ) as HandRecord;
  expect(check("handRecord", record)).toMatchObject({ ok: true });
  expect(record.seats.map(({ name }) => name)).toEqual(["caller", "random"]);
});

test.each([
  {
    file: "round-robin.yaml",
    name: "round robin",
    game: "stud",
    entrants: ["caller", "chart", "odds", "raiser", "rock"],
  },
  { file: "caribbean.yaml", name: "caribbean", game: "caribbean", entrants: ["always-call", "basic"] },
  { file: "razz-table.json", name: "razz table", game: "razz", entrants: ["caller", "loose", "tight"] },
])("the example $file is played, and options win over it", async ({ file, name, game, entrants }) => {
  const folder = newFolder();
  const run = await doorcard(folder, "run", join(EXAMPLES, file), "--hands", "120", "--seed", "mine", "--json");
  const standings = standingsOf(run);
  expect(standings.event).toMatchObject({ name, game, seed: "mine", complete: true });
  expect(standings.entrants.map((entrant) => entrant.name).toSorted()).toEqual(entrants);
});

test("an event against the house is played, and what it does not have is told", async () => {
  const folder = newFolder();
  const event = ["--game", "caribbean", "--bots", "basic,always-call"];
  const run = await doorcard(folder, "run", ...event, "--hands", "2k", "--seed", "s", "--out", "house");
  expect(run.code).toBe(0);
  expect(run.stdout).toContain("caribbean, each bot alone against the house\nante 1 chip, a call 2 chips\n");
  expect(run.stdout).toMatch(/# {2}bot +antes\/100 /);
  expect(run.stdout).not.toContain("replay");
  expect((await doorcard(folder, "standings", "house", "--csv")).stdout).toMatch(/^rank,name,hands,antesPer100,/);
  const again = await doorcard(folder, "standings", "house");
  expect(run.stdout.startsWith(again.stdout)).toBe(true);
  for (const command of [
    ["replay", "house", "--hand", "0.0.0"],
    ["export", "house", "--out", "x.jsonl"],
  ]) {
    const { code, stderr } = await doorcard(folder, ...command);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^error: .*house holds an event of caribbean: hands against the house are not told one by one\n$/,
      ),
    ]);
  }
  const wrong = await doorcard(
    folder,
    "run",
    "--game",
    "caribbean",
    "--bots",
    "caller,basic",
    "--seats",
    "2",
    "--rules",
    "888",
  );
  expect([wrong.code, wrong.stderr.split("\n").slice(0, 3)]).toEqual([
    2,
    [
      "error: --rules 888: has no place in an event of caribbean, where each bot plays alone against the house",
      "error: --seats 2: has no place in an event of caribbean, where each bot plays alone against the house",
      "error: --bots caller,basic: caller does not play caribbean; it plays stud, stud8, razz",
    ],
  ]);
  const other = await doorcard(folder, "run", "--bots", "caller,basic");
  expect(other.stderr).toContain("basic does not play stud; it plays caribbean");
});

test("docs/event-files.md shows the example as it is", () => {
  const page = readFileSync(join(EXAMPLES, "..", "event-files.md"), "utf8");
  const shown = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? "nothing";
  const plain = readFileSync(join(EXAMPLES, "round-robin.yaml"), "utf8")
    .replaceAll(/ *#.*\n/g, "\n")
    .trim();
  expect(plain).toBe(shown.trim());
});

test("bots of one's own are found from the event file's folder", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "mine.mjs"), SLOW_BOT);
  writeFileSync(join(folder, "event.yaml"), "bots: [caller, { name: new, bot: ./mine.mjs }, ./mine.mjs]\nhands: 12\n");
  const run = await doorcard(
    ".",
    "run",
    join(folder, "event.yaml"),
    "--out",
    join(folder, "out"),
    "--json",
    "--jobs",
    "1",
  );
  expect(
    standingsOf(run)
      .entrants.map(({ name }) => name)
      .toSorted(),
  ).toEqual(["caller", "mine", "new"]);
});

test("a run that SIGINT stopped goes on to the same result hash", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "slow.mjs"), SLOW_BOT);
  const args = [
    "run",
    "--bots",
    "./slow.mjs,caller",
    "--isolation",
    "in-process",
    "--hands",
    "1200",
    "--hands-per-match",
    "20",
    "--seed",
    "s",
    "--quiet",
  ];
  const stopped = begin(folder, ...args, "--out", "stopped", "--jobs", "1");
  const ended = once(stopped, "exit");
  const played = async (): Promise<number> => {
    if (!existsSync(join(folder, "stopped", "journal.log"))) return 0;
    const { stdout } = await doorcard(folder, "standings", "stopped", "--json");
    return stdout === "" ? 0 : (JSON.parse(stdout) as Standings).event.handsPlayed;
  };
  while ((await played()) === 0) await pause(50);
  stopped.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  const half = standingsOf(await doorcard(folder, "standings", "stopped", "--json"));
  expect(half.event.complete).toBe(false);
  const resumed = standingsOf(await doorcard(folder, "run", "--resume", "stopped", "--json", "--quiet"));
  const whole = standingsOf(await doorcard(folder, ...args, "--out", "whole", "--json"));
  expect(resumed.event.complete).toBe(true);
  expect(resumed.resultHash).toBe(whole.resultHash);
});

test("bots in processes come to the same result hash as in process, and the standings say where they sat", async () => {
  const folder = newFolder();
  const args = ["run", "--bots", "chart,random", "--hands", "200", "--seed", "s", "--json", "--quiet", ...PATIENT];
  args.push("--hands-per-match", "25");
  const trusted = standingsOf(await doorcard(folder, ...args, "--out", "trusted"));
  const apart = standingsOf(await doorcard(folder, ...args, "--out", "apart", "--isolation", "process"));
  expect(apart.resultHash).toBe(trusted.resultHash);
  expect(trusted.entrants.map(({ isolation }) => isolation)).toEqual(["in-process", "in-process"]);
  expect(apart.entrants.map(({ isolation }) => isolation)).toEqual(["process", "process"]);
  const { stdout } = await doorcard(folder, "replay", "apart", "--hand", "0.1.7");
  expect(stdout).toBe((await doorcard(folder, "replay", "trusted", "--hand", "0.1.7")).stdout);
});

test("the demo is played once, and shown from its journal the next time", async () => {
  const folder = newFolder();
  const first = await doorcard(folder, "demo", "--hands", "120", "--json");
  expect(standingsOf(first).entrants).toHaveLength(6);
  const second = await doorcard(folder, "demo", "--hands", "120", "--json");
  expect(second.stdout).toBe(first.stdout);
  expect(second.stderr).toContain("was played before");
  await doorcard(folder, "demo", "--hands", "240", "--quiet");
  expect(existsSync(join(folder, "runs", "demo-2", "journal.log"))).toBe(true);
});

test("rules tells what differs between rule sets, as text and JSON", async () => {
  const text = await doorcard(".", "rules", "pokerstars", "oracle", "--game", "stud");
  expect(text.stdout).toMatch(/^ +pokerstars +oracle\n/);
  expect(text.stdout).toMatch(/\npartialWager +half-bet +full-bet\n/);
  expect(text.stdout).not.toContain("allInLowCard");
  const json = JSON.parse((await doorcard(".", "rules", "888", "wsop-live-2024", "--json")).stdout) as unknown[];
  expect(json).toContainEqual({ parameter: "cap", values: { "888": 4, "wsop-live-2024": 5 } });
  expect(json).toContainEqual({ parameter: "openPair razz", values: { "888": "-", "wsop-live-2024": "none" } });
  expect((await doorcard(".", "rules", "oracle", "oracle")).stdout).toBe("oracle and oracle do not differ.\n");
});

test("rules lists the rule sets and shows one, as text and JSON", async () => {
  const text = await doorcard(".", "rules", "classic", "--game", "razz");
  expect(text.stdout).toMatch(/^openPair +none$/m);
  const list = JSON.parse((await doorcard(".", "rules", "--json")).stdout) as { name: string }[];
  expect(list.map(({ name }) => name)).toContain("classic");
  const one = JSON.parse((await doorcard(".", "rules", "classic", "--json")).stdout) as { rules: unknown };
  expect(check("rules", one.rules)).toMatchObject({ ok: true });
});
