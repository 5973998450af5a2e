import Table from "cli-table3";

/** A column of a table. */
export interface Column {
  readonly heading: string;
  readonly cells: readonly string[];
  readonly align: "left" | "right";
  /** Columns of the terminal it takes; longer cells end in "…". As wide as its cells unless said. */
  readonly width?: number;
}

/** A table without a frame: headings, a thin rule as wide as the table, rows; two spaces between columns. */
export function thinTable(columns: readonly Column[]): string[] {
  const table = new Table({
    head: columns.map(({ heading }) => heading),
    colAligns: columns.map(({ align }) => align),
    colWidths: columns.map(({ width }) => width ?? null),
    chars: { ...noFrame, middle: "  ", mid: "─", "mid-mid": "──" },
    style: { head: [], border: [], "padding-left": 0, "padding-right": 0, compact: true },
  });
  const rows = columns[0]?.cells.length ?? 0;
  for (let row = 0; row < rows; row++) table.push(columns.map(({ cells }) => cells[row] ?? ""));
  return table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd());
}

/** Columns of the terminal that a table takes: its rule is as wide as it is. */
export function widthOf(table: readonly string[]): number {
  return table[1]?.length ?? 0;
}

/** Phrases put together into lines no wider than `width`, broken between phrases, and inside one only when it must be. */
export function filled(phrases: readonly string[], { width, between }: { width: number; between: string }): string[] {
  const lines: string[] = [];
  for (const phrase of phrases) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + between.length + phrase.length <= width) {
      lines[lines.length - 1] = last + between + phrase;
    } else {
      lines.push(...chopped(phrase, width));
    }
  }
  return lines;
}

/** A sentence in lines no wider than `width`. */
export function sentence(text: string, width: number): string[] {
  return filled(text.split(" "), { width, between: " " });
}

function chopped(text: string, width: number): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += width) pieces.push(text.slice(from, from + width));
  return pieces;
}

const noFrame = Object.fromEntries(
  [
    "top",
    "top-mid",
    "top-left",
    "top-right",
    "bottom",
    "bottom-mid",
    "bottom-left",
    "bottom-right",
    "left",
    "left-mid",
    "right",
    "right-mid",
  ].map((part) => [part, ""]),
);
