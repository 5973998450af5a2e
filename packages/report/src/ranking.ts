import type { Standing, Standings } from "@doorcard/protocol";
import { type Column, thinTable, widthOf } from "./layout.ts";
import { grouped, likely, rough } from "./numbers.ts";
import { intervalCells, rateCells } from "./rate-cells.ts";
import type { TextOptions } from "./standings-text.ts";
import { faultNames, printable } from "./wording.ts";

/** The ranking, and the headings of the columns that a narrow terminal has no room for. */
export interface Ranking {
  readonly lines: readonly string[];
  readonly leftOut: readonly string[];
}

/** Goes first when there is no room, and so on. */
const leastMissed = [
  "decisions/s",
  "seat",
  "skill",
  "field",
  "1st",
  "95 % interval",
  "hands",
  ...faultNames.map(([, name]) => name),
];

/** One row for each entrant; in a narrow terminal long names are cut first, then columns go, the least missed first. */
export function ranking({ entrants, event }: Standings, { width, colour }: TextOptions): Ranking {
  const leftOut: string[] = [];
  let columns = columnsOf(entrants, event.game === "caribbean" ? "antes/100" : "bb/100", colour);
  let lines = fitted(columns, { width, shortestName: 20 });
  for (const heading of leastMissed) {
    if (widthOf(lines) <= width) break;
    const fewer = columns.filter((column) => column.heading !== heading);
    if (fewer.length < columns.length) leftOut.push(heading);
    columns = fewer;
    lines = fitted(columns, { width, shortestName: 20 });
  }
  return { lines: widthOf(lines) > width ? fitted(columns, { width, shortestName: 4 }) : lines, leftOut };
}

function columnsOf(entrants: readonly Standing[], unit: string, colour: boolean): Column[] {
  const rates = entrants.map(({ rate }) => rate);
  return [
    right(
      "#",
      entrants.map(({ rank }) => String(rank)),
    ),
    {
      heading: "bot",
      cells: entrants.map(({ name, out }) => printable(name) + (out === true ? " (out)" : "")),
      align: "left",
    },
    ...groupColumn(entrants),
    ...seatColumn(entrants),
    right(unit, rateCells(rates, colour)),
    right("95 % interval", intervalCells(rates, colour)),
    ...chanceColumn(entrants),
    ...fieldColumn(entrants, colour),
    ...skillColumn(entrants),
    right(
      "hands",
      entrants.map(({ hands }) => grouped(hands)),
    ),
    ...faultColumns(entrants),
    right(
      "decisions/s",
      entrants.map(({ decisionsPerSecond: speed }) => (speed === null ? "-" : rough(speed))),
    ),
  ];
}

/** Whether the letters of groups say anything: not when each bot is told from each. */
export function lettersTell(entrants: readonly Standing[]): boolean {
  const letters = entrants.map(({ groups = "" }) => groups).join("");
  return new Set(letters).size < letters.length;
}

function groupColumn(entrants: readonly Standing[]): Column[] {
  if (!lettersTell(entrants)) return [];
  return [{ heading: "group", cells: entrants.map(({ groups = "" }) => groups), align: "left" }];
}

/** How likely each bot is the best, where anybody knows. */
function chanceColumn(entrants: readonly Standing[]): Column[] {
  const chances = entrants.map(({ rankChances }) => rankChances?.[0]);
  if (chances.every((chance) => chance === undefined)) return [];
  return [
    right(
      "1st",
      chances.map((chance) => (chance === undefined ? "-" : likely(chance))),
    ),
  ];
}

/** The rates against a field in which the others count by weight. */
function fieldColumn(entrants: readonly Standing[], colour: boolean): Column[] {
  const rates = entrants.map(({ fieldRate }) => fieldRate ?? null);
  return rates.every((rate) => rate === null) ? [] : [right("field", rateCells(rates, colour))];
}

/** Skills by finishing orders, where they were asked for. */
function skillColumn(entrants: readonly Standing[]): Column[] {
  const skills = entrants.map(({ secondOpinion: told }) => told);
  if (skills.every((skill) => skill === undefined)) return [];
  const cells = skills.map((skill) => (skill ? `${skill.mu.toFixed(1)} ± ${skill.sigma.toFixed(1)}` : "-"));
  return [right("skill", cells)];
}

/** Where bots sat, unless all were in process. */
function seatColumn(entrants: readonly Standing[]): Column[] {
  const seats = entrants.map(({ isolation = "in-process" }) => isolation);
  if (seats.every((seat) => seat === "in-process")) return [];
  return [{ heading: "seat", cells: seats.map((seat) => seat.replace("-", " ")), align: "left" }];
}

/** A column for each kind of fault that happened to anybody. */
function faultColumns(entrants: readonly Standing[]): Column[] {
  return faultNames
    .filter(([kind]) => entrants.some(({ faults }) => faults[kind] > 0))
    .map(([kind, name]) =>
      right(
        name,
        entrants.map(({ faults }) => grouped(faults[kind])),
      ),
    );
}

/** The table, its names cut if that helps, but never below `shortestName`. */
function fitted(
  columns: readonly Column[],
  { width, shortestName }: { width: number; shortestName: number },
): string[] {
  const lines = thinTable(columns);
  const excess = widthOf(lines) - width;
  if (excess <= 0) return lines;
  const cut = columns.map((column) => {
    if (column.heading !== "bot") return column;
    const longest = Math.max(3, ...column.cells.map((name) => name.length));
    return longest <= shortestName ? column : { ...column, width: Math.max(shortestName, longest - excess) };
  });
  return thinTable(cut);
}

function right(heading: string, cells: readonly string[]): Column {
  return { heading, cells, align: "right" };
}
