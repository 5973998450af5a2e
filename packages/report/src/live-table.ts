import type { Rate } from "@doorcard/protocol";
import { type Column, thinTable, widthOf } from "./layout.ts";
import { rateCells } from "./rate-cells.ts";
import type { TextOptions } from "./standings-text.ts";
import { printable } from "./wording.ts";

/** A bot and its rate so far. */
export interface LiveRow {
  readonly name: string;
  readonly rate: Rate;
  readonly isOut: boolean;
}

/** How bots stand while they play, best first as given: a few columns that fit any terminal; nothing while nobody has a rate. */
export function liveTable(rows: readonly LiveRow[], { width, colour }: TextOptions): string[] {
  if (rows.every(({ rate }) => rate.low === null)) return [];
  const names = rows.map(({ name, isOut }) => printable(name) + (isOut ? " (out)" : ""));
  const columns = (shortest: number): Column[] => [
    { heading: "#", cells: rows.map((_, at) => String(at + 1)), align: "right" },
    { heading: "bot", cells: names, align: "left", ...(shortest > 0 && { width: shortest }) },
    {
      heading: "bb/100",
      cells: rateCells(
        rows.map(({ rate }) => rate),
        colour,
      ),
      align: "right",
    },
  ];
  const lines = thinTable(columns(0));
  const excess = widthOf(lines) - width;
  if (excess <= 0) return lines;
  const longest = Math.max(3, ...names.map((name) => name.length));
  return thinTable(columns(Math.max(4, longest - excess)));
}
