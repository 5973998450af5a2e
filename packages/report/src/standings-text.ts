import type { Standings } from "@doorcard/protocol";
import { caption } from "./caption.ts";
import { sentence } from "./layout.ts";
import { matrix } from "./matrix.ts";
import { rankingNotes } from "./ranking-notes.ts";
import { ranking } from "./ranking.ts";

/** How the text is to look. */
export interface TextOptions {
  /** Columns of the terminal; no line is wider. Fewer than 40 are taken for 40. */
  readonly width: number;
  /** Whether a rate is green when its interval is above 0, and red when it is below. */
  readonly colour: boolean;
}

/** Standings for a terminal: what was played, the ranking, everybody against everybody, and the result hash. */
export function standingsText(standings: Standings, { width: asked, colour }: TextOptions): string {
  const width = Math.max(40, asked);
  const { lines, leftOut } = ranking(standings, { width, colour });
  const missing = leftOut.length === 0 ? [] : sentence(`A wider terminal also shows: ${leftOut.join(", ")}.`, width);
  const parts = [
    caption(standings.event, width),
    lines,
    rankingNotes(standings, width),
    missing,
    matrix(standings, { width, colour }),
    sentence(`Result hash ${standings.resultHash}`, width),
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")}\n`;
}
