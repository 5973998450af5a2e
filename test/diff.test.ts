import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecords } from "@doorcard/history";
import { check, type DiffReport } from "@doorcard/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doorcard, doorcardAlone, newFolder } from "./cli-call.ts";
import timid from "./fixtures/timid.ts";
import { reasked } from "./reasked-record.ts";

const TIMID = join(import.meta.dirname, "fixtures", "timid.ts");
const SMALL = ["--hands", "600", "--seed", "diff", "--top", "3", "--rollouts", "40", "--quiet"];
const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
let report: DiffReport;

beforeAll(async () => {
  const table = ["--field", "caller,raiser,chart", "--seats", "3", "--out", "run", "--json", "--jobs", "2"];
  const { code, stdout, stderr } = await doorcard(folder, "diff", "chart", TIMID, ...table, ...SMALL);
  expect([code, stderr]).toEqual([0, ""]);
  report = JSON.parse(stdout) as DiffReport;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the report has its shape, and its counts agree with one another", () => {
  expect(check("diffReport", report)).toMatchObject({ ok: true });
  const { decisions, changed, streets, situations, moves, share } = report;
  for (const parts of [streets, situations]) {
    expect(parts.reduce((sum, part) => sum + part.decisions, 0)).toBe(decisions);
    expect(parts.reduce((sum, part) => sum + part.changed, 0)).toBe(changed);
  }
  expect(moves.reduce((sum, { count }) => sum + count, 0)).toBe(decisions);
  expect(share.mean).toBeCloseTo(changed / decisions, 12);
  expect(share.low!).toBeLessThan(share.mean);
  expect(share.high!).toBeGreaterThan(share.mean);
});

test("one changed threshold shows where it is, in the counts that the exported hands give when both are asked again", async () => {
  expect(report.streets.filter(({ changed }) => changed > 0).map(({ street }) => street)).toEqual(["fifth"]);
  expect(report.moves.filter(({ did, would }) => did !== would)).toEqual([
    { did: "call", would: "fold", count: report.changed },
  ]);
  expect(report.changed).toBeGreaterThan(5);
  const { stdout } = await doorcard(folder, "export", "run", "--bot", "chart", "--format", "jsonl", "--quiet");
  const { records } = readRecords(stdout);
  const asked = (await Promise.all(records.map((record) => reasked(record, "chart", timid)))).flat();
  expect(records).toHaveLength(report.event.hands);
  expect(asked).toHaveLength(report.decisions);
  for (const { street, decisions, changed } of report.streets) {
    const there = asked.filter((one) => one.street === street);
    expect([there.length, there.filter(({ did, would }) => did !== would).length]).toEqual([decisions, changed]);
  }
});

test("the dearest decisions are in hands that can be replayed, where the bot did what is told", async () => {
  expect(report.dearest).toHaveLength(3);
  for (const { hand, replay, seat, decision, did, downcards } of report.dearest) {
    const [command, ...args] = replay.split(" ");
    expect(command).toBe("doorcard");
    const { stdout } = await doorcard(folder, ...args, "--json");
    const { records } = readRecords(JSON.stringify(JSON.parse(stdout)));
    expect(records[0]!.id).toBe(hand);
    expect(records[0]!.seats[seat - 1]!.name).toBe("chart");
    expect(records[0]!.seats[seat - 1]!.cards.slice(0, 2)).toEqual(downcards.slice(0, 2));
    expect(records[0]!.actions.filter((one) => one.seat === seat)[decision - 1]!.action).toBe(did);
  }
  const standings = await doorcard(folder, "standings", "run", "--json");
  expect((JSON.parse(standings.stdout) as { event: { complete: boolean } }).event.complete).toBe(true);
});

test("a bot in its own place does the same at every decision, and that is said", async () => {
  const own = newFolder();
  const args = ["--hands", "120", "--game", "stud8", "--seats", "3", "--seed", "same", "--out", "run", "--quiet"];
  const { code, stdout } = await doorcardAlone(own, "diff", "random", "random", ...args);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /\nrandom#4 would have taken all [\d,]+ decisions as random did\.\n\nNeither had a fault\.\n$/,
  );
});

test("faults of the other bot are shown, and at the decisions where they are", async () => {
  const own = newFolder();
  writeFileSync(
    join(own, "broken.mjs"),
    'export default { name: "broken", version: "1.0.0", create: () => ({ act: () => { throw new Error("no"); } }) };',
  );
  const args = ["--field", "raiser", "--out", "run", ...SMALL, "--hands", "16"];
  const { code, stdout } = await doorcard(own, "diff", "caller", "./broken.mjs", ...args);
  expect(code).toBe(0);
  expect(stdout).toMatch(/\nFaults: caller none; broken [\d,]+ crashed\./);
  expect(stdout).toMatch(/would fold \(a fault: crashed\)/);
});

test("a bot whose play does not come from its hands alone cannot be compared, and that is said", async () => {
  const own = newFolder();
  const act = "({ options }) => options[Math.floor(Math.random() * options.length)].action";
  writeFileSync(
    join(own, "moody.mjs"),
    `export default { name: "moody", version: "1.0.0", create: () => ({ act: ${act} }) };`,
  );
  const { code, stderr } = await doorcard(own, "diff", "./moody.mjs", "caller", "--out", "run", ...SMALL);
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^error: .*came out otherwise when it was played again: a bot does not depend on its hands/),
  ]);
});

test("all that is wrong is told at once, and nothing is played", async () => {
  const own = newFolder();
  copyFileSync(TIMID, join(own, "notes.txt"));
  const args = ["--field", "raiser,rok", "--seats", "4", "--game", "caribbean", "--hands", "many", "--top", "-1"];
  const more = ["--rollouts", "1", "--jobs", "0", "--rules", "clasic", "--out", "run"];
  const { code, stderr } = await doorcard(own, "diff", "miser", "./notes.txt", ...args, ...more);
  expect(code).toBe(2);
  for (const line of [
    /^error: --jobs 0: must be from 1 to 256$/m,
    /^error: --top -1: is no whole number/m,
    /^error: --rollouts 1: must be from 2 to 1,000,000$/m,
    /^error: --game caribbean: bots are compared at a table, not against the house$/m,
    /^error: --seats 4: must be at most 3, the bot and those of --field$/m,
    /^error: --hands many: is no whole number/m,
    /^error: .*"rok" is no bot that comes with Doorcard \(did you mean rock\?\)/m,
    /^error: .*notes\.txt is no bot module/m,
    /^error: .*miser could not be loaded: a bot that is a command runs in a process of its own/m,
    /^error: --rules clasic: .*did you mean classic\?/m,
  ])
    expect(stderr).toMatch(line);
  expect(existsSync(join(own, "run"))).toBe(false);
});

test("--help has examples, and docs/diff.md tells of every option", async () => {
  const { stdout } = await doorcard(folder, "diff", "--help");
  expect(stdout).toContain("npm run -s doorcard -- diff chart ./chart.ts");
  const docs = readFileSync(join(import.meta.dirname, "..", "docs", "diff.md"), "utf8");
  const flags = [...stdout.matchAll(/^ +(?:-\w, )?(--[\w-]+)/gm)].map(([, flag]) => flag!);
  expect(flags.filter((flag) => !["--help", "--no-color"].includes(flag) && !docs.includes(flag))).toEqual([]);
});
