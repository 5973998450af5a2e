import type { FaultCounts, MatchResult, SeatResult } from "@doorcard/protocol";

/**
 * The first thing in which a match that was played again differs from what its journal says, in a sentence; undefined when
 * the two are the same bytes. `names` are those of its seats, seat 1 first.
 */
export function firstDifference(told: MatchResult, again: MatchResult, names: readonly string[]): string | undefined {
  if (JSON.stringify(told) === JSON.stringify(again)) return undefined;
  for (const [i, seat] of told.seats.entries()) {
    const other = again.seats[i];
    const found = other === undefined ? "is no seat of the match" : differenceOfSeats(seat, other);
    if (found !== undefined) return `seat ${i + 1} (${names[i] ?? "nobody"}) ${found}`;
  }
  if (told.digest !== again.digest)
    return `the digest of its cards, actions and awards ${between(told.digest, again.digest)}`;
  return "the journal tells of it in other bytes";
}

const between = (told: unknown, again: unknown): string =>
  `is ${String(told)} in the journal, ${String(again)} played again`;

function differenceOfSeats(told: SeatResult, again: SeatResult): string | undefined {
  if (told.entrant !== again.entrant) return `has entrant ${between(told.entrant, again.entrant).slice(3)}`;
  const { lost } = told;
  if (lost?.decision !== again.lost?.decision || lost?.fault !== again.lost?.fault)
    return `was lost: ${whereLost(lost)} in the journal, ${whereLost(again.lost)} played again`;
  if (told.net !== again.net) return `net ${between(told.net, again.net)}`;
  if (told.decisions !== again.decisions) return `decisions ${between(told.decisions, again.decisions)}`;
  const fault = (Object.keys(again.faults) as (keyof FaultCounts)[]).find(
    (kind) => told.faults[kind] !== again.faults[kind],
  );
  return fault === undefined ? undefined : `faults ${fault} ${between(told.faults[fault], again.faults[fault])}`;
}

const whereLost = (lost: SeatResult["lost"]): string =>
  lost === undefined ? "never" : `${lost.fault} at decision ${lost.decision}`;
