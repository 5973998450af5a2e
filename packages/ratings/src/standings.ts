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
  const { entrants, bigBet } = tally.shape;
  if (tally.ledgers.some((ledger) => ledger.entrants.length !== 2)) return [];
  return entrants.flatMap((name, own) =>
    entrants.flatMap((against, other) => {
      const shared = tally.ledgers.filter((ledger) => own !== other && sat(ledger.entrants, own, other));
      if (shared.length === 0) return [];
      const hands = shared.reduce((sum, ledger) => sum + ledger.hands, 0);
      return [{ name, against, hands, rate: rateOf(samplesFrom(shared, own), bigBet) }];
    }),
  );
}

/**
 * The standings of an event, best mean first.
 *
 * `decisionsPerSecond` goes by number of the entrant. Equal means share a rank and keep the order of their numbers.
 */
export function standingsOf(
  tally: Tally,
  about: About,
  resultHash: string,
  decisionsPerSecond: readonly (number | null)[],
): Standings {
  const { name, game, rules, stakes, seats, seed, hands } = about;
  const handsPlayed = tally.hands;
  const progress = { handsPlayed, blocks: tally.blocks, complete: handsPlayed >= hands };
  return {
    version: 1,
    event: { name, game, rules, stakes, seats, seed, hands, ...progress },
    entrants: ranked(tally, decisionsPerSecond),
    headToHead: encounters(tally),
    resultHash,
  };
}

function ranked(tally: Tally, speeds: readonly (number | null)[]): Standing[] {
  const all = rates(tally);
  const rows = tally.totals.map(({ hands, decisions, faults }, entrant) => {
    const rate = all[entrant] ?? { mean: 0, low: null, high: null };
    const rank = 1 + all.filter((other) => other.mean > rate.mean).length;
    const name = tally.shape.entrants[entrant] ?? "";
    return { rank, name, hands, rate, decisions, decisionsPerSecond: speeds[entrant] ?? null, faults: { ...faults } };
  });
  return rows.sort((one, other) => one.rank - other.rank);
}

function sat(lineUp: readonly number[], one: number, other: number): boolean {
  return lineUp.includes(one) && lineUp.includes(other);
}
