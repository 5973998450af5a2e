import { HOUSE_STAKES } from "@doorcard/engine";
import type { HandEvent, HandRecord, Standings } from "@doorcard/protocol";
import { standingsOf, type Tally, type About, type HowPlayed } from "@doorcard/ratings";
import { commitment } from "./commitment.ts";
import { countedIn, type Counted } from "./counted.ts";
import type { WatchedHand } from "./match-orders.ts";
import { Journal } from "./journal/journal.ts";
import type { Damages } from "./journal/journal-damage.ts";
import { jobOf, type AnyPlan, type EventPlan } from "./plan.ts";
import { RunError } from "./run-error.ts";
import { seatedIn } from "./seating-of-run.ts";
import { Thread } from "./thread.ts";

/** What standings may have beside the usual. */
export type StandingsAsked = Pick<HowPlayed, "field" | "withSecondOpinion">;

/** A run that was begun, to be looked at. */
export interface OpenRun {
  readonly plan: AnyPlan;
  /** What is damaged in its journal, and left out of everything below. */
  readonly damage: Damages;
  /** All of its journal that counts, added up. */
  tally(): Tally;
  /** The standings from all that is in the journal, with what is asked for beside the usual. */
  standings(asked?: StandingsAsked): Standings;
  close(): void;
}

/** Opens the run in a folder. Throws RunError when it holds none. */
export function openRun(directory: string): OpenRun {
  const journal = Journal.open(directory);
  const { plan, damage } = journal;
  let known: Counted | undefined;
  const counted = (): Counted => (known ??= countedIn(journal));
  return {
    plan,
    damage,
    tally: () => counted().tally,
    standings: (asked) => standings(journal, counted(), asked),
    close: () => journal.close(),
  };
}

function standings(journal: Journal, { course, tally }: Counted, asked: StandingsAsked = {}): Standings {
  const { plan } = journal;
  const { name, seed, entrants, handsPerMatch } = plan;
  const hands = plan.hands - course.notCounted.size * handsPerMatch;
  const about: About =
    plan.game === "caribbean"
      ? { name, game: plan.game, rules: plan.game, stakes: HOUSE_STAKES, seats: 1, seed, hands }
      : {
          name,
          game: plan.game,
          rules: plan.rules.set,
          stakes: plan.stakes,
          seats: plan.seats,
          seed,
          hands,
          ...(plan.reduce && { reduced: plan.reduce }),
        };
  const all = standingsOf(tally, about, {
    resultHash: journal.resultHash((match) => course.counts(match)),
    decisionsPerSecond: journal.decisionsPerSecond(),
    ...asked,
    ...(plan.until !== undefined && {
      stop: { until: plan.until, blocks: plan.blocks, isStopped: course.stoppedAt !== undefined },
    }),
  });
  const isolationOf = new Map(entrants.map(({ name: entrant, isolation }) => [entrant, isolation ?? "in-process"]));
  return {
    ...all,
    event: { ...all.event, commitment: commitment(seed) },
    entrants: all.entrants.map((standing) => ({ ...standing, isolation: isolationOf.get(standing.name)! })),
  };
}

/**
 * Plays one hand of a run again, by its identity: line-up, rotation and deal, "4.1.12034". Throws RunError when the run
 * has no such hand, or when its bots no longer play the match as the journal has it.
 */
export async function replayHand(directory: string, id: string): Promise<{ record: HandRecord; events: HandEvent[] }> {
  const journal = Journal.open(directory);
  try {
    const plan = betweenBots(journal.plan, directory);
    const job = jobOf(plan, ...placeOf(plan, id));
    const result = journal.result(job);
    if (result === undefined)
      throw new RunError(`hand ${id} has not been played yet: match ${job.id} is not in the journal`);
    const thread = new Thread(seatedIn(journal));
    try {
      const { record, events, played } = (await thread.order({
        kind: "watch",
        job,
        deal: Number(id.split(".")[2]),
        lost: result.seats.map(({ lost }) => lost),
      })) as WatchedHand;
      if (JSON.stringify(played.result) !== JSON.stringify(result)) {
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

/** The plan of an event whose hands have records. Throws RunError for one against the house. */
export function betweenBots(plan: AnyPlan, directory: string): EventPlan {
  if (plan.game !== "caribbean") return plan;
  throw new RunError(`${directory} holds an event of ${plan.game}: hands against the house are not told one by one`);
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
