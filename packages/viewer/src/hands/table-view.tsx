import type { HandPage } from "@doorcard/protocol";
import { grouped } from "../numbers.ts";
import { PlayingCard } from "./playing-card.tsx";
import { SeatView } from "./seat-view.tsx";
import type { View } from "./seen-by.ts";
import { partTold, type Part } from "./stops.ts";
import { potOf, type TableAt } from "./table-at.ts";
import "./table-view.css";

/** The table at one moment: seats clockwise round the pot, one below another where the window is narrow. */
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
  const { record } = page;
  const above = Math.ceil(table.seats.length / 2);
  const isOver = potOf(table) === 0 && table.seats.some(({ won }) => won > 0);
  const seat = (number: number) => (
    <SeatView
      key={number}
      table={table}
      number={number}
      view={view}
      isFirst={number === record.firstSeat}
      share={table.seats[number - 1]!.isLive ? shares?.[number - 1] : undefined}
      net={isOver ? record.net[number - 1] : undefined}
      holding={page.holdings.find((one) => one.seat === number)?.text}
    />
  );
  const numbers = table.seats.map((_, at) => at + 1);
  return (
    <section class="felt" aria-label="Table">
      <ol class="seats">{numbers.slice(0, above).map(seat)}</ol>
      <div class="middle">
        <span class="part">{partTold(part)}</span>
        <Pots pots={table.pots} />
        {table.community.length === 0 ? null : (
          <span class="for-all">
            for all{" "}
            {table.community.map((card) => (
              <PlayingCard key={card} seen={{ card, face: "up" }} />
            ))}
          </span>
        )}
        {table.raked === 0 ? null : <span class="muted">rake {grouped(table.raked)}</span>}
      </div>
      <ol class="seats below" start={above + 1}>
        {numbers.slice(above).map(seat)}
      </ol>
    </section>
  );
}

/** Chips in the middle, each pot by itself when there are side pots. */
function Pots({ pots }: { pots: readonly number[] }) {
  const total = pots.reduce((sum, pot) => sum + pot, 0);
  return (
    <>
      <span class="pot">
        pot <b>{grouped(total)}</b>
      </span>
      {pots.length < 2
        ? null
        : pots.map((pot, at) => (
            <span key={at} class="muted">
              {at === 0 ? "main pot" : `side pot ${at}`} {grouped(pot)}
            </span>
          ))}
    </>
  );
}
