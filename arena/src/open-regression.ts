import type { Regression } from "@doorcard/protocol";
import { testOutcome } from "@doorcard/ratings";
import { countedIn } from "./counted.ts";
import { Journal } from "./journal/journal.ts";
import { betweenBots } from "./open-run.ts";
import { RunError } from "./run-error.ts";

/** What the test in a folder came to, from all that is in its journal. Throws RunError when the folder holds none. */
export function openRegression(directory: string): Regression {
  const journal = Journal.open(directory);
  try {
    const plan = betweenBots(journal.plan, directory);
    if (plan.until?.kind !== "tested")
      throw new RunError(
        `${directory} holds an event, not a test of two versions; doorcard standings ${directory} shows it`,
      );
    const { kind: _, handsPerBlock: __, ...test } = plan.until;
    const { course, tally } = countedIn(journal);
    const [candidate, baseline] = [0, 1].map((entrant) => ({
      name: plan.entrants[entrant]!.name,
      version: plan.entrants[entrant]!.version,
      faults: { ...tally.totals[entrant]!.faults },
    }));
    const { name, game, rules, stakes, seats, seed, hands } = plan;
    return {
      version: 1,
      candidate: candidate!,
      baseline: baseline!,
      field: plan.entrants.slice(2).map((entrant) => entrant.name),
      event: { name, game, rules: rules.set, stakes, seats, seed, mostHands: hands },
      test,
      ...testOutcome(tally, plan.until),
      resultHash: journal.resultHash((match) => course.counts(match)),
    };
  } finally {
    journal.close();
  }
}
