import type { Encounter, RunPage } from "@doorcard/protocol";
import { grouped, interval } from "../numbers.ts";
import { addressOf } from "../route.ts";
import { rateColumns } from "../sheet/rate-columns.tsx";
import type { Source } from "../source.ts";
import { type Column, SortableTable } from "../sheet/sortable-table.tsx";
import { Trail } from "../trail.tsx";
import { Watched } from "../watched.tsx";
import { unitOf } from "../words.ts";

/** Two bots of a run against each other. */
export function MatchUpView({
  source,
  id,
  name,
  against,
}: {
  source: Source;
  id: string;
  name: string;
  against: string;
}) {
  return (
    <>
      <Trail id={id} />
      <Watched source={source} id={id}>
        {(page) => <MatchUp page={page} name={name} against={against} />}
      </Watched>
    </>
  );
}

function MatchUp({ page, name, against }: { page: RunPage; name: string; against: string }) {
  const { id, standings } = page;
  const { event, headToHead } = standings;
  const [one, other] = [pairOf(headToHead, name, against), pairOf(headToHead, against, name)];
  const both = [one, other].filter((encounter) => encounter !== undefined);
  return (
    <>
      <h1>
        {name} against {against}
      </h1>
      {one === undefined ? (
        <p>
          These two have not met alone at a table of this run. <a href={addressOf.run(id)}>Its standings</a> have who
          did.
        </p>
      ) : (
        <>
          <p>{verdict(one)}</p>
          <section class="panel" aria-labelledby="both-ways">
            <h2 id="both-ways">Both ways</h2>
            <SortableTable
              caption="The rate of each against the other"
              columns={columnsFor(id, unitOf(event), both)}
              rows={both}
              keyOf={(encounter) => encounter.name}
            />
          </section>
          <p>
            <a href={addressOf.hands(id, { q: `showdown between ${name} and ${against}` })}>
              Look at hands in which both came to the showdown
            </a>
          </p>
        </>
      )}
    </>
  );
}

const pairOf = (all: readonly Encounter[], name: string, against: string): Encounter | undefined =>
  all.find((encounter) => encounter.name === name && encounter.against === against);

/** Who of the two wins, as far as the interval tells. */
function verdict({ name, against, rate: { low, high } }: Encounter): string {
  if (low === null || high === null) return "There is no interval yet: that takes two finished blocks.";
  if (low > 0) return `${name} wins: its interval is above 0.`;
  if (high < 0) return `${against} wins: the interval of ${name} is below 0.`;
  return "Nobody knows yet who wins: the interval holds 0.";
}

function columnsFor(
  id: string,
  unit: ReturnType<typeof unitOf>,
  both: readonly Encounter[],
): readonly Column<Encounter>[] {
  return [
    {
      key: "name",
      head: "Bot",
      kind: "name",
      cell: ({ name }) => (
        <a href={addressOf.bot(id, name)} title={name}>
          {name}
        </a>
      ),
    },
    ...rateColumns(both, unit),
    { key: "ends", head: "From, to", cell: ({ rate }) => interval(rate) },
    { key: "hands", head: "Hands", cell: ({ hands }) => grouped(hands) },
  ];
}
