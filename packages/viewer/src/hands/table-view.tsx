import type { HandPage } from "@doorcard/protocol";
import { grouped } from "../numbers.ts";
import { Board } from "../table/board.tsx";
import { Pots } from "../table/pots.tsx";
import type { View } from "./seen-by.ts";
import { shownSeat } from "./shown-seat.ts";
import { partTold, type Part } from "./stops.ts";
import type { TableAt } from "./table-at.ts";

/** The table of a recorded hand at one moment. */
export function TableView({
  page,
  table,
  part,
  view,
  shares,
}: {
  page: HandPage;
  table: TableAt;
  part: Part;
  view: View;
  /** What part of the pot each seat would win on average, seat 1 first; none where it is not to be known. */
  shares: readonly (number | null)[] | undefined;
}) {
  const seats = table.seats.map((_, at) => shownSeat(page, table, at + 1, { view, shares }));
  const above = Math.ceil(seats.length / 2);
  return (
    <Board above={seats.slice(0, above)} below={seats.slice(above)} part={partTold(part)} community={table.community}>
      <Pots pots={table.pots} />
      {table.raked === 0 ? null : <span class="muted">rake {grouped(table.raked)}</span>}
    </Board>
  );
}
