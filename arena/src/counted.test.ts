import { RULE_SETS, rulesFor } from "@doorcard/engine";
import type { MatchJob, MatchResult } from "@doorcard/protocol";
import { Tally, type TestRule, type Until } from "@doorcard/ratings";
import fc from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countedIn } from "./counted.ts";
import { Course } from "./course.ts";
import { Journal } from "./journal/journal.ts";
import { jobsOf, planEvent, planRegress, type EventPlan } from "./plan.ts";
import { noFaults } from "./seats/seat.ts";
import { shapeOf } from "./shape-of.ts";

const rules = rulesFor("classic", "stud");
if (!rules.ok) throw new Error("The classic rules are for stud");
const { value } = rules;

interface Asked {
  readonly until?: Until;
  readonly faultLimit?: number;
  readonly isolation?: "process";
  /** Bot a is tested against bot b. */
  readonly test?: Omit<TestRule, "handsPerBlock">;
}

function planned({ isolation, test: testRule, ...asked }: Asked): EventPlan {
  const bots = ["a", "b", "c"].map((name) => ({
    name,
    module: `file:///${name}.ts`,
    version: "1.0.0",
    games: ["stud"] as const,
    ...(isolation && { isolation }),
  }));
  const sizes = { stack: 1600, seats: 2, hands: 360, handsPerMatch: 2, rotations: "cyclic", dealing: "lanes" } as const;
  const { stakes } = RULE_SETS[0]!;
  const request = { name: "e", seed: "s", bots, game: "stud", rules: value, stakes, ...sizes, ...asked } as const;
  const plan = testRule === undefined ? planEvent(request) : planRegress(request, testRule);
  if (!plan.ok) throw new Error(plan.problems[0]!.message);
  return plan.value;
}

/** A result in which the second seat wins so many chips, and bot b now and then fails. */
const resultOf = ({ id, lineUp, block, rotation, hands, entrants }: MatchJob, luck: number): MatchResult => {
  const seats = entrants.map((entrant, seat) => ({
    entrant,
    net: seat === 0 ? -luck : luck,
    decisions: 9,
    faults: { ...noFaults(), late: entrant === 1 && luck % 5 === 0 ? 1 : 0 },
  }));
  return { id, lineUp, block, rotation, hands, digest: "0".repeat(16), seats };
};

/** The same by the rule itself: judged in the order of the schedule, then added up. */
function byRule(plan: EventPlan, results: ReadonlyMap<string, MatchResult>): { course: Course; tally: Tally } {
  const course = new Course(plan);
  for (const [place, job] of [...jobsOf(plan)].entries()) {
    const result = results.get(job.id);
    if (result === undefined && plan.until !== undefined && !course.hasOut(job)) break;
    course.enter(place, job, result);
  }
  const tally = new Tally({ ...shapeOf(plan), out: course.out });
  for (const result of results.values()) if (course.counts(result)) tally.add(result);
  return { course, tally };
}

const told = ({ course, tally }: { course: Course; tally: Tally }) => ({
  out: [...course.out],
  stoppedAt: course.stoppedAt,
  notCounted: [...course.notCounted],
  totals: tally.totals,
  samples: tally.shape.entrants.map((_, entrant) => tally.samplesOf(entrant)),
});

/** A test that knows its answer after a few blocks. */
const SURE_SOON = { low: -700, high: 700, alpha: 0.05, beta: 0.05, scale: "rate" } as const;

test.each<[string, Asked]>([
  ["plays to its end", {}],
  ["may lose a bot", { faultLimit: 3 }],
  ["stops by itself", { until: { kind: "interval", halfWidth: 60 } }],
  ["stops by itself and may lose a bot", { until: { kind: "separated", margin: 40 }, faultLimit: 6 }],
  ["tests two versions in processes", { test: SURE_SOON, isolation: "process" }],
  ["stops by itself and plays in processes", { until: { kind: "interval", halfWidth: 60 }, isolation: "process" }],
])("of an event that %s the same counts as by the rule, whatever is in its journal", (_, asked) => {
  const plan = planned(asked);
  const jobs = [...jobsOf(plan)] as MatchJob[];
  const folder = mkdtempSync(join(tmpdir(), "doorcard-"));
  let run = 0;
  try {
    fc.assert(
      fc.property(
        fc.array(fc.nat(200), { minLength: jobs.length, maxLength: jobs.length }),
        fc.oneof(fc.constant(Infinity), fc.nat(jobs.length)),
        fc.nat(40),
        (luck, missingFrom, gap) => {
          const there = jobs.filter((__, i) => i < missingFrom || i >= missingFrom + gap);
          const results = new Map(there.map((job) => [job.id, resultOf(job, luck[jobs.indexOf(job)]!)]));
          const journal = Journal.create(join(folder, `${run++}`), plan);
          try {
            journal.add([...results.values()].map((result) => ({ result, timings: [] })));
            expect(told(countedIn(journal))).toEqual(told(byRule(plan, results)));
          } finally {
            journal.close();
          }
        },
      ),
      { numRuns: 12 },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
