import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Journal } from "./journal.ts";
import {
  completed,
  heldIn,
  idIn,
  linesOf,
  logOf,
  MATCHES,
  newFolder,
  PLAN,
  RESULTS,
  runWith,
} from "./journal.cases.ts";
import { matchLine, planDigest, sealOf } from "./journal-line.ts";
import { placeOfDamage } from "./journal-damage.ts";
import { DamagedRun, RunError } from "../run-error.ts";

/** Matches in the journals that are damaged here. */
const PLAYED = 11;
const IDS = [...RESULTS.keys()].toSorted();

/** SHA-256 over all results in order of identity, a line each, as docs/runs.md has it. */
const WHOLE = createHash("sha256")
  .update(IDS.map((id) => `${JSON.stringify(RESULTS.get(id))}\n`).join(""))
  .digest("hex");

describe("what is written is read", () => {
  test("in order of identity, whatever the order it came in, each match once", () => {
    const directory = runWith(MATCHES.length);
    const journal = Journal.open(directory);
    expect([...journal.results()].map(({ id }) => id)).toEqual(IDS);
    for (const { result } of MATCHES) expect(journal.result(result)).toEqual(result);
    expect(journal.resultHash()).toBe(WHOLE);
    expect([...journal.resultsWithFaults()]).toEqual(
      [...journal.results()].filter(({ seats }) => seats.some(({ faults }) => faults.late > 0)),
    );
    journal.close();
  });
  test("a match that is added again is written no second time", () => {
    const directory = runWith(4);
    const journal = Journal.resume(directory);
    journal.add([MATCHES[2]!, MATCHES[4]!, MATCHES[4]!, MATCHES[0]!]);
    journal.close();
    expect(linesOf(readFileSync(logOf(directory))).slice(1)).toHaveLength(5);
  });
  test("decisions a second are those of each entrant's timed turns", () => {
    const journal = Journal.open(runWith(MATCHES.length));
    // Every match takes 3.25 us a timed turn
    for (const rate of journal.decisionsPerSecond()) expect(rate).toBeCloseTo(1e6 / 3.25, 6);
    journal.close();
  });
  test("a result hash without matches that do not count is that of a journal without them", () => {
    const some = Journal.open(runWith(4));
    const all = Journal.open(runWith(7));
    const notCounted = MATCHES.slice(4, 7).map(({ result }) => result.id);
    expect(
      all.resultHash(({ lineUp, block, rotation }) => !notCounted.includes(`${lineUp}.${block}.${rotation}`)),
    ).toBe(some.resultHash());
    some.close();
    all.close();
  });
});

describe("laws of damage", () => {
  test("any one bit flipped: all but its line is kept, nothing is wrong, and the run comes to the same result hash", () => {
    const directory = runWith(PLAYED);
    const whole = readFileSync(logOf(directory));
    const lines = linesOf(whole);
    fc.assert(
      fc.property(fc.nat(whole.length * 8 - 1), (bit) => {
        const bytes = Buffer.from(whole);
        bytes[bit >> 3]! ^= 1 << (bit & 7);
        const { results, damaged } = heldIn(directory, bytes);
        const hurt = lines.find(({ from, to }) => from <= bit >> 3 && bit >> 3 <= to)!;
        const held = new Set(results.map(({ id }) => id));
        for (const { text } of lines.slice(1)) expect(held.has(idIn(text)!) || text === hurt.text).toBe(true);
        for (const result of results) expect(result).toEqual(RESULTS.get(result.id));
        // Without its end the last line is one that was never finished
        if (bit >> 3 < whole.length - 1) expect(damaged).toBeGreaterThan(0);
        const { hash, ids } = completed(directory);
        expect(hash).toBe(WHOLE);
        expect(ids.toSorted()).toEqual(IDS);
      }),
      { numRuns: 150 },
    );
  });

  test("cut at any byte: what was whole before is kept, which is no damage, and the run comes to the same result hash", () => {
    const directory = runWith(PLAYED);
    const whole = readFileSync(logOf(directory));
    const lines = linesOf(whole);
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        const { results, damaged } = heldIn(directory, whole.subarray(0, length));
        const kept = lines.slice(1).filter(({ to }) => to < length);
        expect({ damaged, ids: results.map(({ id }) => id) }).toEqual({
          damaged: 0,
          ids: kept.map(({ text }) => idIn(text)!).toSorted(),
        });
        expect(completed(directory).hash).toBe(WHOLE);
        expect(readdirSync(directory).toSorted()).toEqual(["event.json", "journal.log"]);
      }),
      { numRuns: 60 },
    );
  });

  test("any piece cut out: all lines that it did not touch are kept, and nothing is wrong", () => {
    const directory = runWith(PLAYED);
    const whole = readFileSync(logOf(directory));
    const lines = linesOf(whole).slice(1);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length), (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const untouched = lines.filter((line) => line.to < from || line.from >= to).map(({ text }) => idIn(text)!);
        const { results } = resultsOr(untouched.length === 0, () =>
          heldIn(directory, Buffer.concat([whole.subarray(0, from), whole.subarray(to)])),
        );
        const held = new Set(results.map(({ id }) => id));
        expect(untouched.filter((id) => !held.has(id))).toEqual([]);
        for (const result of results) expect(result).toEqual(RESULTS.get(result.id));
      }),
      { numRuns: 200 },
    );
  });

  test("any bytes put in anywhere, and many bits flipped: never a wrong result, and nothing thrown but RunError", () => {
    const directory = runWith(PLAYED);
    const whole = readFileSync(logOf(directory));
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.uint8Array({ maxLength: 400 }),
        fc.array(fc.nat(whole.length * 8 - 1), { maxLength: 30 }),
        (at, put, bits) => {
          const bytes = Buffer.from(whole);
          for (const bit of bits) bytes[bit >> 3]! ^= 1 << (bit & 7);
          const { results } = resultsOr(true, () =>
            heldIn(directory, Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at)])),
          );
          for (const result of results) expect(result).toEqual(RESULTS.get(result.id));
        },
      ),
      { numRuns: 200 },
    );
  });

  test("event.json with any one bit flipped, or cut at any byte, is read as it was or refused", () => {
    const directory = runWith(PLAYED);
    const file = join(directory, "event.json");
    const whole = readFileSync(file);
    fc.assert(
      fc.property(fc.nat(whole.length * 8 - 1), fc.nat(whole.length - 2), (bit, length) => {
        const flipped = Buffer.from(whole);
        flipped[bit >> 3]! ^= 1 << (bit & 7);
        for (const bytes of [flipped, whole.subarray(0, length)]) {
          writeFileSync(file, bytes);
          const { results } = resultsOr(true, () => heldIn(directory, readFileSync(logOf(directory))));
          for (const result of results) expect(result).toEqual(RESULTS.get(result.id));
        }
      }),
      { numRuns: 100 },
    );
  });

  /** What opening gives; where it may throw, and does so as it should, nothing. */
  function resultsOr(mayThrow: boolean, open: () => ReturnType<typeof heldIn>): ReturnType<typeof heldIn> {
    try {
      return open();
    } catch (error) {
      expect(error).toBeInstanceOf(RunError);
      expect(mayThrow).toBe(true);
      return { results: [], damaged: 1 };
    }
  }
});

describe("damage is named with its place", () => {
  /** What is told of a journal whose lines were changed: line, where it begins, and what is wrong. */
  function told(change: (lines: string[]) => void): string[] {
    const directory = runWith(PLAYED);
    const lines = linesOf(readFileSync(logOf(directory))).map(({ text }) => text);
    change(lines);
    writeFileSync(logOf(directory), `${lines.join("\n")}\n`);
    const journal = Journal.open(directory);
    journal.close();
    expect(completed(directory).hash).toBe(WHOLE);
    return journal.damage.first.map((damage) => `${placeOfDamage(damage)}: ${damage.what}`.slice(directory.length + 1));
  }
  const before = (lines: readonly string[], number: number): number =>
    lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);

  test("a line that was altered", () => {
    let at = 0;
    const found = told((lines) => {
      lines[3] = lines[3]!.replace('"decisions":', '"decisions":1');
      at = before(lines, 4);
    });
    expect(found).toEqual([
      expect.stringMatching(
        RegExp(`^journal\\.log:4 \\(byte ${at}, \\d+ bytes\\): the line of match \\d\\.\\d\\.\\d is damaged$`),
      ),
    ]);
  });
  test("bytes that are no line, and zeros where a disk lost its writes", () => {
    const found = told((lines) => {
      lines.splice(2, 0, "what is this");
      lines.push("\0".repeat(5000));
    });
    expect(found).toEqual([
      expect.stringMatching(/^journal\.log:3 \(byte \d+, 12 bytes\): this is no line of a journal$/),
      expect.stringMatching(/^journal\.log:14 \(byte \d+, 5000 bytes\): this is no line of a journal$/),
    ]);
  });
  test("megabytes without an end of line are one place, and what follows them is kept", () => {
    expect(told((lines) => lines.splice(5, 0, "x".repeat(3_500_000)))).toEqual([
      expect.stringMatching(/^journal\.log:6 \(byte \d+, 3500000 bytes\): this is no line of a journal$/),
    ]);
  });
  test("a match that is not in the plan, or of another plan", () => {
    const smaller = { ...PLAN, blocks: 2, matches: 12, hands: 120 } as typeof PLAN;
    const directory = runWith(0, smaller);
    const stranger = MATCHES.find(({ result }) => result.block === 2)!;
    appendFileSync(logOf(directory), matchLine(stranger, sealOf(planDigest(smaller))));
    // Of a match that the plan has, but from the journal of another plan
    appendFileSync(logOf(directory), matchLine(MATCHES[0]!, sealOf(planDigest(PLAN))));
    const journal = Journal.open(directory);
    journal.close();
    expect(journal.damage.first.map(({ what }) => what)).toEqual([
      `match ${stranger.result.id} is not in the plan`,
      `the line of match ${MATCHES[0]!.result.id} is damaged`,
    ]);
  });
  test("the first line, and the others are kept", () => {
    expect(told((lines) => (lines[0] = lines[0]!.toUpperCase()))).toEqual([
      expect.stringMatching(/^journal\.log:1 \(byte 0, \d+ bytes\): the first line is damaged$/),
    ]);
  });
  test("a line that stands there twice is no damage, and counts once", () => {
    expect(told((lines) => lines.push(lines[1]!, lines[4]!))).toEqual([]);
  });
  test("the damaged file is kept beside the new one, however often", () => {
    const directory = runWith(PLAYED);
    for (const number of [1, 2]) {
      appendFileSync(logOf(directory), "what is this\n");
      const damaged = readFileSync(logOf(directory));
      const journal = Journal.resume(directory);
      journal.close();
      expect(journal.keptAs).toBe(`${logOf(directory)}.damaged-${number}`);
      expect(readFileSync(journal.keptAs!)).toEqual(damaged);
    }
    expect(readdirSync(directory).toSorted()).toEqual([
      "event.json",
      "journal.log",
      "journal.log.damaged-1",
      "journal.log.damaged-2",
    ]);
  });
});

describe("what cannot be read is refused in one sentence", () => {
  const change = (name: string, alter: (text: string) => string) => (directory: string) =>
    writeFileSync(join(directory, name), alter(readFileSync(join(directory, name), "latin1")), "latin1");
  test.each<[string, (directory: string) => void, RegExp, boolean]>([
    [
      "a foreign file",
      change("journal.log", () => "SQLite format 3\0\n\n"),
      /journal\.log is no journal of Doorcard; put the right one back, or take it away and /,
      true,
    ],
    [
      "a foreign file without lines",
      change("journal.log", () => "x".repeat(3_000_000)),
      /journal\.log is no journal of Doorcard/,
      true,
    ],
    [
      "another version",
      change("journal.log", () => "doorcard-journal 2 x 8138b7ae\n"),
      /journal\.log is a journal of version 2, and this Doorcard reads version 1/,
      false,
    ],
    [
      "a plan that was changed",
      change("event.json", (text) => text.replace('"s"', '"t"')),
      /event\.json beside .*journal\.log is not the plan that the run began with; put it back as it was, or/,
      true,
    ],
    [
      "a plan that is no JSON",
      change("event.json", (text) => text.slice(0, 100)),
      /event\.json is no JSON \(.+\); put it back from a copy, or play the event anew/,
      true,
    ],
    ["a plan that is none", change("event.json", () => "{}"), /event\.json is no plan of an event; put it back/, true],
    [
      "no plan",
      (directory) => rmSync(join(directory, "event.json")),
      /run holds no run: event\.json is missing$/,
      false,
    ],
    [
      "no journal",
      (directory) => rmSync(join(directory, "journal.log")),
      /holds no run: journal\.log is missing; run --resume plays all of it from event\.json$/,
      false,
    ],
  ])("%s", (_, alter, sentence, isDamage) => {
    const directory = runWith(3);
    alter(directory);
    const files = readdirSync(directory);
    expect(() => Journal.open(directory)).toThrow(isDamage ? DamagedRun : RunError);
    expect(() => Journal.open(directory)).toThrow(sentence);
    expect(readdirSync(directory)).toEqual(files);
  });
  test("a plan that is only laid out anew is the same plan", () => {
    const directory = runWith(3);
    writeFileSync(join(directory, "event.json"), JSON.stringify(PLAN, undefined, 7));
    expect(heldIn(directory, readFileSync(logOf(directory))).results).toHaveLength(3);
  });
  test("a run that was killed before its journal began is played from the start", () => {
    const directory = runWith(3);
    rmSync(logOf(directory));
    expect(completed(directory).hash).toBe(WHOLE);
  });
});

describe("one plays, all may look", () => {
  test("a second one that would go on is refused while the first has it, and readers see what is there", () => {
    const directory = runWith(3);
    const first = Journal.resume(directory);
    expect(() => Journal.resume(directory)).toThrow(
      `${directory} is being played by process ${process.pid}; wait for it`,
    );
    expect(() => Journal.create(directory, PLAN)).toThrow(/is being played by process/);
    first.add(MATCHES.slice(3, 5));
    const reader = Journal.open(directory);
    expect([...reader.results()]).toHaveLength(5);
    reader.close();
    first.close();
    Journal.resume(directory).close();
  });
  test.each([
    ["is gone", "999999999 12345"],
    ["had our number before us", `${process.pid} 12345`],
    ["never wrote its number", ""],
  ])("the lock of a process that %s is taken over", (_, owner) => {
    const directory = runWith(3);
    writeFileSync(join(directory, "journal.lock"), owner);
    expect(completed(directory).hash).toBe(WHOLE);
    expect(existsSync(join(directory, "journal.lock"))).toBe(false);
  });
  test("a folder in which a run was killed before it was planned takes a new one", () => {
    const directory = newFolder();
    writeFileSync(join(directory, "journal.lock"), "999999999 1");
    writeFileSync(join(directory, "event.json.new"), '{"na');
    Journal.create(directory, PLAN).close();
    expect(readdirSync(directory).toSorted()).toEqual(["event.json", "journal.log"]);
  });
  test("a reader cuts nothing off", () => {
    const directory = runWith(3);
    appendFileSync(logOf(directory), '0123abcd {"id":"0.0');
    const bytes = readFileSync(logOf(directory));
    expect(heldIn(directory, bytes)).toMatchObject({ damaged: 0 });
    expect(readFileSync(logOf(directory))).toEqual(bytes);
  });
});
