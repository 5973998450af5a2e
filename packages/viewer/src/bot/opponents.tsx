import type { Encounter, Standings } from "@doorcard/protocol";
import { grouped } from "../numbers.ts";
import { Panel } from "../panel.tsx";
import { addressOf } from "../route.ts";
import { rateColumns } from "../sheet/rate-columns.tsx";
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
    ...rateColumns(met, unitOf(event)),
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
