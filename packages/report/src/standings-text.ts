import type { Standings } from "@doorcard/protocol";

/** How the text is to look. */
export interface TextOptions {
  /** Columns of the terminal; no line is wider. */
  readonly width: number;
  /** Whether to colour rates that are surely above or below 0. */
  readonly colour: boolean;
}

/** Standings as a table for a terminal. */
export function standingsText(standings: Standings, options: TextOptions): string {
  return standings.entrants.map(({ rank, name, rate }) => `${rank} ${name} ${rate.mean}`.slice(0, options.width)).join("\n") + "\n";
}
