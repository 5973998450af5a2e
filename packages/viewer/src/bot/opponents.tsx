import type { Encounter, Standings } from "@doorcard/protocol";
import { IntervalPlot } from "../interval-plot.tsx";
import { grouped, half, interval, signed } from "../numbers.ts";
import { Panel } from "../panel.tsx";
import { addressOf } from "../route.ts";
import { scaleOf } from "../scale.ts";
import { type Column, SortableTable } from "../sheet/sortable-table.tsx";
import { unitOf } from "../words.ts";

/** How a bot does against each of the others, in the order of the ranking. */
export function Opponents({
  id,
  name,
  standings: { entrants, headToHead, event },
}: {
  id: string;
  name: string;
  standings: Standings;
}) {
  const met = entrants.flatMap((other) => headToHead.filter((one) => one.name === name && one.against === other.name));
  const scale = scaleOf(met.map(({ rate }) => rate));
  const columns: Column<Encounter>[] = [
    {
      key: "against",
      head: "Against",
      kind: "name",
      cell: ({ against }) => (
        <a href={addressOf.match(id, name, against)} title={against}>
          {against}
        </a>
      ),
      order: ({ against }) => against,
    },
    {
      key: "rate",
      head: unitOf(event).short,
      cell: ({ rate }) => (
        <>
          <b>{signed(rate.mean)}</b> <span class="muted">{half(rate)}</span>
        </>
      ),
      order: ({ rate }) => rate.mean,
      mostFirst: true,
    },
    {
      key: "interval",
      head: (
        <span class="ends">
          <span>{signed(scale.from)}</span>
          <span>95 % interval</span>
          <span>{signed(scale.to)}</span>
        </span>
      ),
      kind: "plot",
      cell: ({ rate }) => (
        <>
          <IntervalPlot rate={rate} scale={scale} />
          <span class="unseen">{interval(rate)}</span>
        </>
      ),
    },
    { key: "hands", head: "Hands", cell: ({ hands }) => grouped(hands), order: ({ hands }) => hands, mostFirst: true },
  ];
  return (
    <Panel name="opponents" head="Opponents">
      {() => (
        <SortableTable caption={`${name} against each`} columns={columns} rows={met} keyOf={({ against }) => against} />
      )}
    </Panel>
  );
}
