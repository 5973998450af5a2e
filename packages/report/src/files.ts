import type { Standing, Standings } from "@doorcard/protocol";
import { stringify } from "csv-stringify/sync";

/** Standings as one JSON document, laid out for reading. */
export function standingsJson(standings: Standings): string {
  return `${JSON.stringify(standings, null, 2)}\n`;
}

/** Standings as CSV: a header, and a row for each entrant; rates in big bets per 100 hands, nothing where nothing is known. */
export function standingsCsv({ entrants }: Standings): string {
  return stringify(entrants.map(row), { header: true, columns });
}

const columns = [
  "rank",
  "name",
  "hands",
  "bigBetsPer100",
  "low95",
  "high95",
  "decisions",
  "decisionsPerSecond",
  "illegal",
  "unreadable",
  "late",
  "crashed",
  "out-of-memory",
];

function row({ rank, name, hands, rate, decisions, decisionsPerSecond, faults }: Standing): object {
  const { mean: bigBetsPer100, low: low95, high: high95 } = rate;
  return { rank, name, hands, bigBetsPer100, low95, high95, decisions, decisionsPerSecond, ...faults };
}
