import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { TableBox } from "./table-box.tsx";

/** A column of a table that may be sorted. */
export interface Column<Row> {
  readonly key: string;
  readonly head: ComponentChildren;
  /** What the heading means, where it is short. */
  readonly means?: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** What rows are sorted by, least first; without it the column cannot be sorted. */
  readonly order?: (row: Row) => number | string;
  /** Whether the first press on the heading brings the most to the top. */
  readonly mostFirst?: boolean;
  /** Names head their rows; numbers, unless said otherwise, are to the right. */
  readonly kind?: "name" | "text" | "number" | "plot";
}

/** A table with a row for each of a list, in the order given until a heading is pressed. */
export function SortableTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  const sorted = useSignal<{ readonly key: string; readonly isDown: boolean } | undefined>(undefined);
  const by = columns.find(({ key }) => key === sorted.value?.key);
  const isDown = sorted.value?.isDown === true;
  const shown = by?.order === undefined ? rows : inOrder(rows, by.order, isDown);
  return (
    <TableBox label={caption}>
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const { key, head, means, order, mostFirst = false, kind = "number" } = column;
              const isBy = key === by?.key;
              if (order === undefined)
                return (
                  <th key={key} scope="col" class={kind} title={means}>
                    {head}
                  </th>
                );
              return (
                <th
                  key={key}
                  scope="col"
                  class={kind}
                  aria-sort={isBy ? (isDown ? "descending" : "ascending") : "none"}
                >
                  <button
                    type="button"
                    class="sorter"
                    title={means}
                    onClick={() => {
                      sorted.value = { key, isDown: isBy ? !isDown : mostFirst };
                    }}
                  >
                    {head}
                    <span class="arrow" aria-hidden="true">
                      {isBy ? (isDown ? "▼" : "▲") : ""}
                    </span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, cell, kind = "number" }) =>
                kind === "name" ? (
                  <th key={key} scope="row" class={kind}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} class={kind}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function inOrder<Row>(rows: readonly Row[], order: (row: Row) => number | string, isDown: boolean): readonly Row[] {
  const sign = isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [order(one), order(other)];
    return a === b ? 0 : a < b ? -sign : sign;
  });
}
