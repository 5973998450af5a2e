import type { MatchResult } from "@doorcard/protocol";
import { expect, test } from "vitest";
import { Course } from "./course.ts";
import { jobsOf, planEvent, type EventPlan } from "./plan.ts";
import { RULE_SETS, rulesFor } from "@doorcard/engine";

const rules = rulesFor("classic", "stud");
if (!rules.ok) throw new Error("The classic rules are for stud");
const bots = ["a", "b", "c"].map((name) => ({ name, module: "", version: "1.0.0", games: ["stud"] as const }));
const sizes = { stack: 1600, seats: 2, rotations: "cyclic", hands: 120, handsPerMatch: 5, dealing: "lanes" } as const;
const { stakes } = RULE_SETS[0]!;
const planned = planEvent({
  name: "e",
  bots,
  game: "stud",
  rules: rules.value,
  stakes,
  ...sizes,
  seed: "s",
  faultLimit: 10,
});
if (!planned.ok) throw new Error(planned.problems[0]!.message);
const plan: EventPlan = planned.value;
const jobs = [...jobsOf(plan)];

/** A result in which entrant 1 fails four times and the others never. */
const resultOf = (nth: number): MatchResult => {
  const { id, lineUp, block, rotation, hands, entrants } = jobs[nth]!;
  const faults = { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };
  const seats = entrants.map((entrant) => ({
    entrant,
    net: 0,
    decisions: 9,
    faults: { ...faults, crashed: entrant === 1 ? 4 : 0 },
  }));
  return { id, lineUp, block, rotation, hands, digest: "0".repeat(16), seats };
};

test("a bot is out from the match after the one in which its faults go beyond the limit", () => {
  const course = new Course(plan);
  const met = jobs.map((job, nth) => {
    const wasOut = course.hasOut(job);
    course.enter(nth, job, resultOf(nth));
    return job.entrants.includes(1) ? wasOut : undefined;
  });
  expect(met.filter((wasOut) => wasOut !== undefined)).toEqual([false, false, false, ...Array(13).fill(true)]);
  expect(course.out).toEqual(new Set([1]));
});

test("who is out does not depend on which matches are over first", () => {
  const inOrder = new Course(plan);
  jobs.forEach((job, nth) => inOrder.enter(nth, job, resultOf(nth)));
  const otherwise = new Course(plan);
  const places = jobs.map((_, nth) => nth).toSorted((a, b) => ((a * 7) % 24) - ((b * 7) % 24));
  for (const place of places) otherwise.enter(place, jobs[place]!, resultOf(place));
  expect(otherwise.notCounted).toEqual(inOrder.notCounted);
  expect(otherwise.notCounted.size).toBe(13);
});
