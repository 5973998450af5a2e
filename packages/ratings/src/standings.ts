import type { Encounter, EventSummary, Rate, Standing, Standings } from "@doorcard/protocol";
import { rateOf } from "./rate.ts";
import { samplesFrom, type Tally } from "./tally.ts";

/** What a tally cannot know of its event; `hands` are those planned. */
export type About = Omit<EventSummary, "handsPlayed" | "blocks" | "complete">;

/** Win rates over finished blocks, by number of the entrant. */
export function rates(tally: Tally): Rate[] {
  return tally.shape.entrants.map((_, entrant) => rateOf(tally.samplesOf(entrant), tally.shape.bigBet));
}

/** Every entrant against every other it met, both directions, by numbers of the entrants; none unless all tables seat two. */
export function encounters(tally: Tally): Encounter[] {
  if (tally.ledgers.some((ledger) => ledger.entrants.length !== 2)) return [];
  const directions = tally.ledgers.flatMap((ledger) => {
    const [one = 0, other = 0] = ledger.entrants;
    return [
      { own: one, against: other, ledger },
      { own: other, against: one, ledger },
    ];
  });
  directions.sort((a, b) => a.own - b.own || a.against - b.against);
  return directions.map(({ own, against, ledger }) => ({
    name: nameOf(tally, own),
    against: nameOf(tally, against),
    hands: ledger.hands,
    rate: rateOf(samplesFrom([ledger], own), tally.shape.bigBet),
  }));
}

/**
 * The standings of an event, best mean first.
 *
 * `decisionsPerSecond` goes by number of the entrant. Equal means share a rank and keep the order of their numbers; who is out of
 * the event comes last.
 */
export function standingsOf(
  tally: Tally,
  about: About,
  resultHash: string,
  decisionsPerSecond: readonly (number | null)[],
): Standings {
  const { name, game, rules, stakes, seats, seed, hands, reduced } = about;
  const handsPlayed = tally.hands;
  const progress = { handsPlayed, blocks: tally.blocks, complete: handsPlayed >= hands };
  return {
    version: 1,
    event: { name, game, rules, stakes, seats, seed, hands, ...progress, ...(reduced && { reduced }) },
    entrants: ranked(tally, decisionsPerSecond),
    headToHead: encounters(tally),
    resultHash,
  };
}

function ranked(tally: Tally, speeds: readonly (number | null)[]): Standing[] {
  const all = rates(tally);
  const rows = tally.totals.map(({ hands, decisions, faults }, entrant) => {
    const rate = all[entrant] ?? { mean: 0, low: null, high: null };
    const isBetter = (other: Rate, number: number): boolean =>
      tally.isOut(number) === tally.isOut(entrant) ? other.mean > rate.mean : tally.isOut(entrant);
    const rank = 1 + all.filter(isBetter).length;
    const name = nameOf(tally, entrant);
    const decisionsPerSecond = speeds[entrant] ?? null;
    const out = tally.isOut(entrant);
    return { rank, name, hands, rate, decisions, decisionsPerSecond, faults: { ...faults }, ...(out && { out }) };
  });
  return rows.sort((one, other) => one.rank - other.rank);
}

function nameOf(tally: Tally, entrant: number): string {
  return tally.shape.entrants[entrant] ?? "";
}
