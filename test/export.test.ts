import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecords, replay, tell } from "@doorcard/history";
import type { HandRecord } from "@doorcard/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doorcard, doorcardAlone } from "./cli-call.ts";

const HANDS = 600;
const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
let all: readonly HandRecord[] = [];

const exported = async (...args: string[]): Promise<HandRecord[]> => {
  // A pipe takes less at once than they are
  const call = args.length === 0 ? doorcardAlone : doorcard;
  const { code, stdout, stderr } = await call(folder, "export", "run", ...args);
  expect(`${code} ${stderr}`).toMatch(/^0 \d+ of \d+ hands written\n$/);
  const { records, bad } = readRecords(stdout);
  expect(bad).toEqual([]);
  return records;
};

beforeAll(async () => {
  const run = ["--bots", "caller,raiser,rock", "--hands", String(HANDS), "--rules", "wsop-live-2024", "--out", "run"];
  await doorcard(folder, "run", ...run, "--dealing", "table", "--quiet");
  all = await exported();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every hand of a run is exported once, in order, and plays again to the same end", () => {
  expect(all).toHaveLength(HANDS);
  expect(new Set(all.map(({ id }) => id)).size).toBe(HANDS);
  for (const record of all) expect(replay(record)).toMatchObject({ ok: true });
});

test("filters leave out what they say, and nothing else", async () => {
  const pot = (record: HandRecord): number => tell(record).collected.reduce((sum, { amount }) => sum + amount, 0);
  expect(await exported("--bot", "rock")).toEqual(all.filter(({ seats }) => seats.some(({ name }) => name === "rock")));
  expect(await exported("--min-pot", "200", "--street", "seventh")).toEqual(
    all.filter((record) => pot(record) >= 200 && record.seats.some(({ cards }) => cards.length === 7)),
  );
});

test("a sample is as large as asked for, the same for the same seed, and of hands that pass the filters", async () => {
  const sample = await exported("--sample", "20", "--bot", "rock");
  expect(sample).toHaveLength(20);
  expect(await exported("--sample", "20", "--bot", "rock")).toEqual(sample);
  const other = await exported("--sample", "20", "--bot", "rock", "--seed", "another");
  expect(other).not.toEqual(sample);
  const ids = new Set(all.map(({ id }) => id));
  for (const { id, seats } of [...sample, ...other]) {
    expect(ids.has(id)).toBe(true);
    expect(seats.map(({ name }) => name)).toContain("rock");
  }
});

test("--out writes a new file, says how many, and never writes over one", async () => {
  const first = await doorcard(folder, "export", "run", "--sample", "5", "--out", "five.jsonl", "--json", "--quiet");
  expect(JSON.parse(first.stdout)).toEqual({ hands: HANDS, written: 5, file: "five.jsonl" });
  expect(readRecords(readFileSync(join(folder, "five.jsonl"), "utf8")).records).toHaveLength(5);
  const second = await doorcard(folder, "export", "run", "--out", "five.jsonl");
  expect([second.code, second.stderr]).toEqual([2, "error: --out five.jsonl: is there already; name another file\n"]);
});

test("PHH, Open Hand History and PokerStars files of a run are read back, and every hand agrees with the engine", async () => {
  const run = [
    "--bots",
    "chart,raiser,rock",
    "--seats",
    "3",
    "--hands",
    "300",
    "--game",
    "stud8",
    "--rules",
    "pokerstars",
  ];
  await doorcard(folder, "run", ...run, "--stack", "60", "--out", "sites", "--quiet");
  for (const [format, file] of [
    ["phh", "hands.phhs"],
    ["ohh", "hands.ohh"],
    ["stars", "hands.txt"],
  ] as const) {
    await doorcard(folder, "export", "sites", "--format", format, "--out", file, "--quiet");
    const verified = await doorcard(folder, "verify", file, "--rules", "pokerstars");
    expect(verified.stdout).toMatch(
      /^(\d+) hands of 1 file judged: \1 in full agreement, 0 differ; 0 could not be read\./,
    );
    expect(Number(verified.stdout.split(" ")[0])).toBeGreaterThanOrEqual(300);
  }
  const refused = await doorcard(folder, "export", "run", "--format", "phh");
  expect([refused.code, refused.stderr]).toEqual([
    2,
    "error: --format phh: has no words for dead cards and exposed downcards, which this run has; use jsonl\n",
  ]);
});

test("all that is wrong with the options is told at once, and a bot that has changed is told", async () => {
  const wrong = await doorcard(folder, "export", "run", "--bot", "rok", "--min-pot", "many", "--sample", "0", "--json");
  expect(wrong.code).toBe(2);
  expect(
    wrong.stderr
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(0, 24)),
  ).toEqual([
    "error: --bot rok: is not",
    "error: --min-pot many: i",
    "error: --sample 0: must ",
    "error: --json: needs --o",
  ]);
  const bot = (word: string): string =>
    `export default { name: "turncoat", version: "1.0.0", create: () => ({ act: ({ options }) => options.at(${word}).action }) };`;
  writeFileSync(join(folder, "turncoat.mjs"), bot("-1"));
  await doorcard(folder, "run", "--bots", "caller,./turncoat.mjs", "--hands", "20", "--out", "turned", "--quiet");
  writeFileSync(join(folder, "turncoat.mjs"), bot("0"));
  const changed = await doorcard(folder, "export", "turned", "--out", "turned.jsonl");
  expect(readdirSync(folder).filter((name) => name.startsWith("turned.jsonl"))).toEqual([]);
  expect(changed.code).toBe(2);
  expect(changed.stderr).toMatch(/^error: the bots play match 0\.\d+\.\d+ differently now/);
});
