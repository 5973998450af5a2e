import type { Action, DearDecision, DiffReport, Move } from "@doorcard/protocol";
import { check } from "@doorcard/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { diffText } from "./diff-text.ts";

const NO_FAULTS = { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };
const ACTIONS: readonly Action[] = [
  "fold",
  "check",
  "bring-in",
  "call",
  "complete",
  "bet",
  "raise",
  "bet-big",
  "raise-big",
];

const dear: DearDecision = {
  hand: "0.1.42",
  decision: 3,
  street: "fifth",
  facing: "bet",
  company: "heads-up",
  seat: 2,
  downcards: ["As", "2d"],
  community: [],
  players: [
    { name: "chart#2", live: true, upcards: ["Kd", "Qh", "2c"] },
    { name: "chart", live: true, upcards: ["3c", "4h", "5s"] },
    { name: "caller", live: false, upcards: ["9h"] },
  ],
  pot: 46,
  toCall: 16,
  did: "call",
  would: "fold",
  gain: -1.844,
  standardError: 0.113,
  rollouts: 1000,
  draws: 2345,
  downcardsKept: false,
  replay: "doorcard replay runs/x --hand 0.1.42",
};

function reportOf(moves: readonly Move[], part: Partial<DiffReport> = {}): DiffReport {
  const decisions = moves.reduce((sum, { count }) => sum + count, 0);
  const changed = moves.reduce((sum, { did, would, count }) => sum + (did === would ? 0 : count), 0);
  return {
    version: 1,
    event: {
      name: "diff chart timid",
      game: "stud",
      rules: "classic",
      stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
      seats: 3,
      seed: "s",
      hands: 600,
      handsPlayed: 600,
      blocks: 100,
      complete: true,
    },
    run: "runs/x",
    bot: { name: "chart", version: "1.0.0", faults: NO_FAULTS },
    other: { name: "timid", version: "1.1.0", faults: NO_FAULTS },
    field: ["chart#2", "caller"],
    decisions,
    changed,
    share: { mean: decisions === 0 ? 0 : changed / decisions, low: 0.01, high: 0.02 },
    streets: (["third", "fourth", "fifth", "sixth", "seventh"] as const).map((street) =>
      street === "fifth" ? { street, decisions, changed } : { street, decisions: 0, changed: 0 },
    ),
    situations: [{ facing: "bet", company: "heads-up", decisions, changed, moves: [...moves] }],
    moves: [...moves],
    rollouts: { ranked: changed, first: 16, narrowed: changed, narrowing: 128, second: 1000 },
    dearest: [],
    ...part,
  };
}

const told = (report: DiffReport, width = 80): string =>
  diffText(report, { width, colour: false, doorcard: "npx doorcard" });
const few: readonly Move[] = [
  { did: "call", would: "call", count: 60 },
  { did: "call", would: "fold", count: 40 },
];

test("a decision is told with its cards, both actions, its figure and the command for its hand", () => {
  const report = reportOf(few, { dearest: [dear] });
  expect(check("diffReport", report)).toMatchObject({ ok: true });
  expect(told(report)).toContain(`
 1. -1.84 ± 0.11 big bets for timid
    hand 0.1.42, decision 3, fifth street, 46 chips in the pot, 16 to call
    seat 1 chart#2  Kd Qh 2c
    seat 2 chart    [As 2d] 3c 4h 5s
    seat 3 caller   9h  folded
    chart calls; timid would fold
    npx doorcard replay runs/x --hand 0.1.42
`);
});

test("kept downcards, a card for all, faults and a sample are said", () => {
  const special: DearDecision = {
    ...dear,
    downcardsKept: true,
    draws: 20_000,
    community: ["9c"],
    wouldFault: "crashed",
  };
  const text = told(
    reportOf(few, {
      dearest: [special],
      changed: 4000,
      rollouts: { ranked: 2000, first: 16, narrowed: 80, narrowing: 128, second: 1000 },
      other: { name: "timid", version: "1.1.0", faults: { ...NO_FAULTS, crashed: 1200, late: 2 } },
    }),
  ).replaceAll(/\s+/g, " ");
  expect(text).toContain("too few of 20,000 draws fitted what the opponents did");
  expect(text).toContain("one card for all: 9c");
  expect(text).toContain("timid would fold (a fault: crashed)");
  expect(text).toContain("Faults: chart none; timid 2 late, 1,200 crashed.");
  expect(text).toContain("over 2,000 of them, drawn by the seed, and 128 more of the 80 in the lead chose them");
});

test("no change, no decision and a single block have sentences of their own", () => {
  expect(told(reportOf([{ did: "call", would: "call", count: 1200 }]))).toContain(
    "timid would have taken all 1,200 decisions as chart did.",
  );
  expect(told(reportOf([]))).toContain("chart came to no decision.");
  const share = { mean: 0.4, low: null, high: null };
  expect(told(reportOf(few, { share }))).toMatch(/otherwise:\s40\.00\s% \(one\sblock alone gives no interval\)\./);
});

test("whatever changed into whatever, no line is wider than asked, and every count is there", () => {
  const counts = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 81, maxLength: 81 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 72, max: 100 }), (numbers, width) => {
      const moves = numbers.flatMap((count, i) =>
        count === 0 ? [] : [{ did: ACTIONS[Math.floor(i / 9)]!, would: ACTIONS[i % 9]!, count }],
      );
      const text = told(reportOf(moves, { dearest: [dear] }), width);
      expect(text.split("\n").filter((line) => line.length > width)).toEqual([]);
      for (const { did, would, count } of moves)
        if (did !== would) expect(text).toContain(count.toLocaleString("en-US"));
    }),
    { numRuns: 30 },
  );
});
