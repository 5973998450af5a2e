import type { HandEvent, HandRecord, Standings } from "@doorcard/protocol";
import { standingsOf, Tally } from "@doorcard/ratings";
import type { WatchedHand } from "./match-orders.ts";
import { Journal } from "./journal.ts";
import { jobOf, type EventPlan } from "./plan.ts";
import { RunError } from "./run-error.ts";
import { Thread } from "./thread.ts";

/** A run that was begun, to be looked at. */
export interface OpenRun {
  readonly plan: EventPlan;
  /** The standings from all that is in the journal. */
  standings(): Standings;
  close(): void;
}

/** Opens the run in a folder. Throws RunError when it holds none. */
export function openRun(directory: string): OpenRun {
  const journal = Journal.open(directory);
  return { plan: journal.plan, standings: () => standings(journal), close: () => journal.close() };
}

function standings(journal: Journal): Standings {
  const { name, game, rules, stakes, seats, seed, hands, entrants, lineUps, seatings } = journal.plan;
  const tally = new Tally({
    entrants: entrants.map((entrant) => entrant.name),
    lineUps,
    rotations: seatings.length,
    bigBet: stakes.bigBet,
  });
  for (const result of journal.results()) tally.add(result);
  return standingsOf(
    tally,
    { name, game, rules: rules.set, stakes, seats, seed, hands },
    journal.resultHash(),
    journal.decisionsPerSecond(),
  );
}

/**
 * Plays one hand of a run again, by its identity: line-up, rotation and deal, "4.1.12034". Throws RunError when the run
 * has no such hand, or when its bots no longer play the match as the journal has it.
 */
export async function replayHand(directory: string, id: string): Promise<{ record: HandRecord; events: HandEvent[] }> {
  const journal = Journal.open(directory);
  const { plan } = journal;
  const results = new Map<string, string>();
  try {
    const job = jobOf(plan, ...placeOf(plan, id));
    for (const result of journal.results()) if (result.id === job.id) results.set(result.id, JSON.stringify(result));
    if (!results.has(job.id))
      throw new RunError(`hand ${id} has not been played yet: match ${job.id} is not in the journal`);
    const thread = new Thread({ entrants: plan.entrants });
    try {
      const { record, events, played } = (await thread.order({
        kind: "watch",
        job,
        deal: Number(id.split(".")[2]),
      })) as WatchedHand;
      if (JSON.stringify(played.result) !== results.get(job.id)) {
        throw new RunError(
          `hand ${id} cannot be shown: its bots play match ${job.id} differently now (a bot has changed, or does not depend on its hands alone)`,
        );
      }
      return { record, events };
    } finally {
      await thread.close();
    }
  } finally {
    journal.close();
  }
}

/** Line-up, block and rotation of a hand. */
function placeOf(plan: EventPlan, id: string): [lineUp: number, block: number, rotation: number] {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(id);
  if (parts === null)
    throw new RunError(`"${id}" is no hand: a hand is named by line-up, rotation and deal, such as 0.1.42`);
  const [lineUp, rotation, deal] = parts.slice(1).map(Number) as [number, number, number];
  const deals = plan.blocks * plan.handsPerMatch;
  if (lineUp >= plan.lineUps.length || rotation >= plan.seatings.length || deal >= deals) {
    throw new RunError(
      `hand ${id} is not in this run: line-ups go from 0 to ${plan.lineUps.length - 1}, rotations from 0 to ${plan.seatings.length - 1}, deals from 0 to ${deals - 1}`,
    );
  }
  return [lineUp, Math.floor(deal / plan.handsPerMatch), rotation];
}
