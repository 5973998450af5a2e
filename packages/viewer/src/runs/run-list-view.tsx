import type { RunListed, RunUnread } from "@doorcard/protocol";
import { Answer } from "../answer.tsx";
import { grouped } from "../numbers.ts";
import { addressOf } from "../route.ts";
import type { Source } from "../source.ts";
import { type Column, SortableTable } from "../sheet/sortable-table.tsx";
import { gameNames } from "../words.ts";

/** All the runs that there are, latest first. */
export function RunListView({ source }: { source: Source }) {
  return (
    <>
      <h1>Runs</h1>
      <Answer asked="runs" ask={() => source.runs()} what="the list of runs">
        {({ runs, unread = [] }) => (
          <section class="panel">
            {runs.length + unread.length === 0 ? (
              <>
                <p>There are no runs here yet.</p>
                <p>
                  Play one with <code>npm run -s doorcard -- run --bots chart,odds --hands 10k</code>, then load this
                  page again.
                </p>
              </>
            ) : runs.length === 0 ? null : (
              <SortableTable caption="Runs, latest first" columns={COLUMNS} rows={runs} keyOf={({ id }) => id} />
            )}
            {unread.map((run) => (
              <Unread key={run.id} {...run} />
            ))}
          </section>
        )}
      </Answer>
    </>
  );
}

/** A run that is there and cannot be shown, and why. */
const Unread = ({ id, why }: RunUnread) => (
  <p class="notice trouble">
    Run <strong>{id}</strong> cannot be read: {why}.
  </p>
);

const COLUMNS: readonly Column<RunListed>[] = [
  {
    key: "id",
    head: "Run",
    kind: "name",
    cell: ({ id }) => <a href={addressOf.run(id)}>{id}</a>,
    order: ({ id }) => id,
  },
  { key: "name", head: "Event", kind: "text", cell: ({ name }) => name, order: ({ name }) => name },
  {
    key: "state",
    head: "State",
    kind: "text",
    cell: ({ complete, hands, handsPlayed }) =>
      complete ? "complete" : `${Math.floor((100 * handsPlayed) / Math.max(1, hands))} % of ${grouped(hands)}`,
    order: ({ complete, hands, handsPlayed }) => (complete ? 1 : handsPlayed / Math.max(1, hands)),
  },
  {
    key: "best",
    head: "Leads",
    kind: "text",
    cell: ({ best, id }) => (best === null ? "nobody yet" : <a href={addressOf.bot(id, best)}>{best}</a>),
    order: ({ best }) => best ?? "",
  },
  {
    key: "hands",
    head: "Hands",
    cell: ({ handsPlayed }) => grouped(handsPlayed),
    order: ({ handsPlayed }) => handsPlayed,
    mostFirst: true,
  },
  { key: "game", head: "Game", kind: "text", cell: ({ game }) => gameNames[game], order: ({ game }) => game },
  { key: "seats", head: "Seats", cell: ({ seats }) => seats, order: ({ seats }) => seats },
];
