/** A small journal, made without playing, for tests of what becomes of it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MatchResult } from "@doorcard/protocol";
import { onTestFinished } from "vitest";
import { Journal } from "./journal.ts";
import type { PlayedMatch } from "../match.ts";
import type { AnyPlan } from "../plan.ts";
import { noFaults } from "../seats/seat.ts";

/** Three bots, each against each from both seats, three blocks: 18 matches. */
export const PLAN = {
  name: "small",
  game: "stud",
  seed: "s",
  entrants: ["a", "b", "c"].map((name) => ({ name, module: `file:///${name}.ts`, version: "1.0.0", games: ["stud"] })),
  lineUps: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  seatings: [
    [0, 1],
    [1, 0],
  ],
  handsPerMatch: 10,
  blocks: 3,
  matches: 18,
  hands: 180,
} as unknown as AnyPlan;

/** Every match of the plan, played, in an order as several workers would end them. */
export const MATCHES: readonly PlayedMatch[] = Array.from({ length: PLAN.matches }, (_, i) => {
  const number = (i * 7) % PLAN.matches;
  const [lineUp, block, rotation] = [Math.floor(number / 6), Math.floor(number / 2) % 3, number % 2];
  const seats = PLAN.seatings[rotation]!.map((place, seat) => ({
    entrant: PLAN.lineUps[lineUp]![place]!,
    net: (seat === 0 ? 1 : -1) * (number * 37 - 300),
    decisions: 40 + number,
    faults: { ...noFaults(), late: seat * (number % 3) },
  }));
  const digest = (number * 2_654_435_761).toString(16).padStart(16, "0");
  const id = `${lineUp}.${block}.${rotation}`;
  const timings = seats.map(() => ({ timed: 1 + number, micros: 3.25 * (number + 1) }));
  return { result: { id, lineUp, block, rotation, hands: 10, digest, seats }, timings };
});

export const RESULTS: ReadonlyMap<string, MatchResult> = new Map(MATCHES.map(({ result }) => [result.id, result]));

/** A new folder, gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A run in a folder of its own with so many of the matches in its journal. */
export function runWith(count: number, plan = PLAN): string {
  const directory = join(newFolder(), "run");
  const journal = Journal.create(directory, plan);
  for (let from = 0; from < count; from += 5) journal.add(MATCHES.slice(from, Math.min(from + 5, count)));
  journal.close();
  return directory;
}

export const logOf = (directory: string): string => join(directory, "journal.log");

/** The lines of a journal, the first one too: where each begins, and its text without the end. */
export function linesOf(bytes: Buffer): { from: number; to: number; text: string }[] {
  let from = 0;
  return bytes
    .toString("latin1")
    .split("\n")
    .slice(0, -1)
    .map((text) => {
      const line = { from, to: from + text.length, text };
      from = line.to + 1;
      return line;
    });
}

/** The identity of the match of a line; undefined for the first line. */
export const idIn = (text: string): string | undefined => /^[0-9a-f]{8} \{"id":"([\d.]+)"/.exec(text)?.[1];

/** Opens the journal of a run with these bytes in its place; gives what it holds, and how many places are damaged. */
export function heldIn(directory: string, bytes: Buffer): { results: MatchResult[]; damaged: number } {
  writeFileSync(logOf(directory), bytes);
  const journal = Journal.open(directory);
  try {
    return { results: [...journal.results()], damaged: journal.damage.count };
  } finally {
    journal.close();
  }
}

/** Goes on with a run until all matches are in; gives its result hash and the identities in its log, as they stand there. */
export function completed(directory: string): { hash: string; ids: string[] } {
  const journal = Journal.resume(directory);
  try {
    journal.add(MATCHES.filter(({ result }) => !journal.has(result)));
    const hash = journal.resultHash();
    const ids = linesOf(readFileSync(logOf(directory)))
      .slice(1)
      .map(({ text }) => idIn(text) ?? text);
    return { hash, ids };
  } finally {
    journal.close();
  }
}
