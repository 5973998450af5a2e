import type { Standing, Standings } from "@doorcard/protocol";
import { stringify } from "csv-stringify/sync";

/** Standings as one JSON document, laid out for reading. */
export function standingsJson(standings: Standings): string {
  return `${JSON.stringify(standings, null, 2)}\n`;
}

/**
 * Standings as CSV: a header, and a row for each entrant; rates in big bets per 100 hands, or antes against the house,
 * nothing where nothing is known.
 */
export function standingsCsv({ entrants, event }: Standings): string {
  const rate = { key: "mean", header: event.game === "caribbean" ? "antesPer100" : "bigBetsPer100" };
  return stringify(entrants.map(row), { header: true, columns: ["rank", "name", "hands", rate, ...columns] });
}

/** The columns after the rate. */
const columns = [
  "low95",
  "high95",
  "decisions",
  "decisionsPerSecond",
  "illegal",
  "unreadable",
  "late",
  "crashed",
  "out-of-memory",
  "faultedHands",
  "groups",
  "firstChance",
  "fieldRate",
];

function row(standing: Standing): object {
  const { rank, name, hands, rate, decisions, decisionsPerSecond, faults, groups, rankChances, fieldRate } = standing;
  const { mean, low: low95, high: high95 } = rate;
  const known = {
    groups,
    firstChance: rankChances?.[0],
    fieldRate: fieldRate?.mean,
    faultedHands: standing.faulted?.hands ?? 0,
  };
  return { rank, name, hands, mean, low95, high95, decisions, decisionsPerSecond, ...faults, ...known };
}
