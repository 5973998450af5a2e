import type { FaultCounts, Standing, Standings } from "@doorcard/protocol";
import { grouped, half, likely, signed } from "../numbers.ts";
import { Panel } from "../panel.tsx";
import { addressOf } from "../route.ts";
import { rateColumns } from "../sheet/rate-columns.tsx";
import { type Column, SortableTable } from "../sheet/sortable-table.tsx";
import { fieldTold, type Unit, unitOf } from "../words.ts";

/** Who won how much, and how sure that is, best first. */
export function Ranking({ id, standings }: { id: string; standings: Standings }) {
  const { entrants, event, field } = standings;
  const hasGroups = entrants.some(({ groups }) => groups !== undefined);
  return (
    <Panel name="ranking" head="Standings">
      {() => (
        <>
          <SortableTable
            caption="Standings, best first"
            columns={columnsFor({ id, entrants, unit: unitOf(event) })}
            rows={entrants}
            keyOf={({ name }) => name}
          />
          <div class="muted small">
            {event.blocks === 0 ? <p>No block is finished yet, so nobody leads.</p> : null}
            {hasGroups ? <p>Bots that share a letter of a group cannot be told apart (5 % for all pairs).</p> : null}
            {field === undefined ? null : <p>{fieldTold(field)}</p>}
          </div>
        </>
      )}
    </Panel>
  );
}

function columnsFor({
  id,
  entrants,
  unit,
}: {
  id: string;
  entrants: readonly Standing[];
  unit: Unit;
}): Column<Standing>[] {
  const hasRates = entrants.some(({ hands }) => hands > 0);
  const columns: (Column<Standing> & { readonly isKnown?: boolean })[] = [
    { key: "rank", head: "#", means: "Rank", cell: ({ rank }) => rank, order: ({ rank }) => rank },
    {
      key: "name",
      head: "Bot",
      kind: "name",
      cell: ({ name, out }) => (
        <>
          <a href={addressOf.bot(id, name)} title={name}>
            {name}
          </a>
          {out === true ? " (out)" : ""}
        </>
      ),
      order: ({ name }) => name,
    },
    ...rateColumns(entrants, unit).map((column) => ({ ...column, isKnown: hasRates })),
    {
      key: "group",
      head: "Group",
      means: "Bots that share a letter cannot be told apart",
      kind: "text",
      cell: ({ groups = "" }) => groups,
      order: ({ groups = "" }) => groups,
      isKnown: entrants.some(({ groups }) => groups !== undefined),
    },
    {
      key: "first",
      head: "1st",
      means: "Chance of being the best, by resampling blocks",
      cell: ({ rankChances }) => (rankChances?.[0] === undefined ? "–" : likely(rankChances[0])),
      order: ({ rankChances }) => rankChances?.[0] ?? -1,
      mostFirst: true,
      isKnown: entrants.some(({ rankChances = [] }) => rankChances.length > 0),
    },
    {
      key: "field",
      head: "Field",
      means: "Win rate against the field named below",
      cell: ({ fieldRate }) =>
        fieldRate === undefined ? (
          "–"
        ) : (
          <>
            {signed(fieldRate.mean)} <span class="muted">{half(fieldRate)}</span>
          </>
        ),
      order: ({ fieldRate }) => fieldRate?.mean ?? -Infinity,
      mostFirst: true,
      isKnown: entrants.some(({ fieldRate }) => fieldRate !== undefined),
    },
    {
      key: "skill",
      head: "Skill",
      means: "Skill by finishing orders alone, ± its uncertainty",
      cell: ({ secondOpinion: told }) =>
        told === undefined ? "–" : `${told.mu.toFixed(1)} ± ${told.sigma.toFixed(1)}`,
      order: ({ secondOpinion }) => secondOpinion?.mu ?? -Infinity,
      mostFirst: true,
      isKnown: entrants.some(({ secondOpinion }) => secondOpinion !== undefined),
    },
    {
      key: "hands",
      head: "Hands",
      cell: ({ hands }) => grouped(hands),
      order: ({ hands }) => hands,
      mostFirst: true,
    },
    {
      key: "faults",
      head: "Faults",
      means: "How often the arena had to act for it",
      cell: ({ faults }) => grouped(inAll(faults)),
      order: ({ faults }) => inAll(faults),
      mostFirst: true,
    },
  ];
  return columns.filter(({ isKnown = true }) => isKnown);
}

const inAll = (faults: FaultCounts): number => Object.values(faults).reduce((sum, count) => sum + count, 0);
