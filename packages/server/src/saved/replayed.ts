import { Journal, recordsOf, RunError, type EventPlan } from "@doorcard/arena";
import type { HandRecord } from "@doorcard/protocol";
import { dealtAgain } from "../hand/dealt-again.ts";
import { factsOf, type HandFacts } from "../hand/hand-facts.ts";
import { Style } from "../style/figures.ts";
import { matchesByLot } from "../style/matches-by-lot.ts";

/** Hands for each bot, about, and in all at most. */
const HANDS_A_BOT = 2000;
const MOST_HANDS = 20_000;
/** Matches in which bots failed that are looked at beside those. */
const FAULTY_MATCHES = 2;

/** A sample of a run's hands, played again once for everything that is told of it. */
export interface Replayed {
  /** By name of the bot. */
  readonly styles: ReadonlyMap<string, Style>;
  readonly facts: readonly HandFacts[];
  /** By identity of the hand. */
  readonly records: ReadonlyMap<string, HandRecord>;
  /** Why hands are missing, where some are. */
  readonly problem?: string;
}

/** Plays a sample of the hands of a run again; styles are those of hands drawn by lot alone. Throws RunError when the folder holds no run. */
export async function replayedSample(directory: string, plan: EventPlan): Promise<Replayed> {
  const { byLot, faulty } = drawn(directory, plan);
  const styles = new Map(plan.entrants.map(({ name }) => [name, new Style(name)]));
  const facts: HandFacts[] = [];
  const records = new Map<string, HandRecord>();
  const cardsOf = dealtAgain(plan);
  try {
    const wanted = (id: string): boolean => byLot.has(id) || faulty.has(id);
    for await (const record of recordsOf(directory, ({ id }) => wanted(id))) {
      if (byLot.has(matchOf(record, plan))) for (const { name } of record.seats) styles.get(name)!.add(record);
      facts.push(factsOf(record, cardsOf(record.id)));
      records.set(record.id, record);
    }
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return { styles, facts, records, problem: error.message };
  }
  return { styles, facts, records };
}

function drawn(directory: string, plan: EventPlan): Readonly<Record<"byLot" | "faulty", ReadonlySet<string>>> {
  const journal = Journal.open(directory);
  try {
    const hands = Math.min(MOST_HANDS, Math.ceil((HANDS_A_BOT * plan.entrants.length) / plan.seats));
    const failed = { purpose: "saved-faults", hands: FAULTY_MATCHES * plan.handsPerMatch };
    return {
      byLot: matchesByLot(journal.places(), plan, { purpose: "saved", hands }),
      faulty: matchesByLot(journal.resultsWithFaults(), plan, failed),
    };
  } finally {
    journal.close();
  }
}

/** Identity of the match that a hand was played in. */
function matchOf({ id }: HandRecord, { handsPerMatch }: EventPlan): string {
  const [lineUp, rotation, deal] = id.split(".").map(Number) as [number, number, number];
  return `${lineUp}.${Math.floor(deal / handsPerMatch)}.${rotation}`;
}
