import type { Rate, Standing, Standings } from "@doorcard/protocol";
import { stringify } from "csv-stringify/sync";

/** Standings as one JSON document, laid out for reading. */
export function standingsJson(standings: Standings): string {
  return `${JSON.stringify(standings, null, 2)}\n`;
}

/** Standings as CSV, one row for each entrant below a header; rates in big bets per 100 hands, unknown values empty. */
export function standingsCsv(standings: Standings): string {
  return stringify(standings.entrants.map(csvRow), { header: true });
}

function csvRow({ rank, name, hands, rate, decisions, decisionsPerSecond, faults }: Standing): object {
  return { rank, name, hands, ...csvRate(rate), decisions, decisionsPerSecond, ...faults };
}

function csvRate({ mean, low, high }: Rate): object {
  return { bigBetsPer100: mean, low95: low, high95: high };
}
