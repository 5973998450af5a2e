import type { Rate, Standings } from "@doorcard/protocol";
import { type Column, sentence, thinTable, widthOf } from "./layout.ts";
import { rateCells, stackedCells } from "./rate-cells.ts";
import type { TextOptions } from "./standings-text.ts";
import { printable } from "./wording.ts";

const mostBots = 8;

/**
 * Every bot against every other, a row's bot against a column's; for two bots the ranking says it already.
 *
 * When it is too wide, the half-widths go below the means; when it still is, a sentence tells where to find it.
 */
export function matrix(standings: Standings, options: TextOptions): string[] {
  const bots = standings.entrants.length;
  if (bots < 3 || standings.headToHead.length === 0) return [];
  const shapes = bots > mostBots ? [] : [rateCells, stackedCells];
  const table = shapes
    .map((cells) => thinTable(columnsOf(standings, cells, options.colour)))
    .find((lines) => widthOf(lines) <= options.width);
  if (table)
    return [...sentence("Head to head, bb/100 of the row's bot against the column's", options.width), "", ...table];
  const why = bots > mostBots ? `of ${bots} bots is left out here` : `is too wide for ${options.width} columns`;
  return sentence(`Head to head ${why}; the JSON output has it, as headToHead.`, options.width);
}

function columnsOf({ entrants, headToHead }: Standings, cells: typeof rateCells, colour: boolean): Column[] {
  const names = entrants.map(({ name }) => name);
  const found = new Map(headToHead.map(({ name, against, rate }) => [JSON.stringify([name, against]), rate]));
  const against = names.map((other): Column => {
    const rates = names.map((own): Rate | null => found.get(JSON.stringify([own, other])) ?? null);
    const texts = cells(rates, colour).map((text, row) => (names[row] === other ? "·" : text));
    return { heading: printable(other), cells: texts, align: "right" };
  });
  return [{ heading: "", cells: names.map(printable), align: "left" }, ...against];
}
