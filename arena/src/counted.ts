import { Tally, type TalliedMatch } from "@doorcard/ratings";
import { Course } from "./course.ts";
import type { Journal } from "./journal/journal.ts";
import { jobsOf } from "./plan.ts";
import { shapeOf } from "./shape-of.ts";

/** What of a journal counts, and its sums. */
export interface Counted {
  readonly course: Course;
  readonly tally: Tally;
}

/** What of a journal counts. */
export function courseOf(journal: Journal): Course {
  const course = new Course(journal.plan);
  if (isJudged(journal)) judge(course, journal, () => undefined);
  return course;
}

/** What of a journal counts and its sums; each result is read once. */
export function countedIn(journal: Journal): Counted {
  const { plan } = journal;
  const course = new Course(plan);
  const sums = (): Tally => new Tally({ ...shapeOf(plan), out: course.out });
  const tally = sums();
  const count = (result: TalliedMatch): void => {
    if (course.counts(result)) tally.add(result);
  };
  if (isJudged(journal)) judge(course, journal, count);
  else for (const result of journal.allTallied()) count(result);
  const { stoppedAt = Infinity } = course;
  if (tally.ledgers.every(({ blocks }) => blocks <= stoppedAt)) return { course, tally };
  // Line-up by line-up, as processes play, the first ones went beyond the block that the event stopped after
  const anew = sums();
  for (const result of journal.allTallied()) if (course.counts(result)) anew.add(result);
  return { course, tally: anew };
}

/** Shows a course the results of a journal in the order of the schedule, and each that may count to `onResult` after it. */
function judge(course: Course, journal: Journal, onResult: (result: TalliedMatch) => void): void {
  const { plan } = journal;
  let place = 0;
  let isKnown = true;
  for (const job of jobsOf(plan)) {
    const result = journal.tallied(job);
    // In an event that stops by itself nothing is known of what comes after the first match that is missing
    isKnown &&= result !== undefined || plan.until === undefined || course.hasOut(job);
    if (isKnown) course.enter(place++, job, result);
    if (result !== undefined) onResult(result);
    if (course.stoppedAt !== undefined) return;
  }
}

/** Whether some of a journal may not count; which spares most events a walk through their schedule. */
const isJudged = (journal: Journal): boolean => journal.plan.until !== undefined || mayBeOut(journal);

/** Whether any bot has more faults in all than it may have. */
function mayBeOut(journal: Journal): boolean {
  const { faultLimit, entrants } = journal.plan;
  if (faultLimit === undefined) return false;
  const faults = entrants.map(() => 0);
  for (const { seats } of journal.resultsWithFaults()) {
    for (const seat of seats)
      faults[seat.entrant]! += Object.values(seat.faults).reduce((sum, count) => sum + count, 0);
  }
  return faults.some((count) => count > faultLimit);
}
