import type { HandPage } from "@doorcard/protocol";
import { likely } from "../numbers.ts";
import { TableBox } from "../sheet/table-box.tsx";
import { partTold, stopsOf } from "./stops.ts";

/** What part of the pot each seat would win on average, street by street, from the cards of all. */
export function EquityTable({ page: { record, events, equities } }: { page: HandPage }) {
  const stops = stopsOf(events);
  const streets = equities.map(({ at, shares }) => ({ shares, part: stops.find(({ to }) => to > at)!.part }));
  if (streets.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="equities">
      <h2 id="equities">Equity by street</h2>
      <p class="muted small">
        What part of the pot each seat would win on average if nobody folded any more, from the cards of all.
      </p>
      <TableBox label="Equities, a table">
        <table class="equities">
          <caption class="unseen">Equity of each seat by street</caption>
          <thead>
            <tr>
              <th scope="col">Seat</th>
              {streets.map(({ part }) => (
                <th key={part} scope="col">
                  {partTold(part).replace(" street", "")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {record.seats.map(({ name }, at) => (
              <tr key={at}>
                <th scope="row">
                  {at + 1} {name}
                </th>
                {streets.map(({ part, shares }) => (
                  <td key={part}>
                    <Share share={shares[at] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}

function Share({ share }: { share: number | null }) {
  if (share === null) return <span class="muted">folded</span>;
  return (
    <>
      <progress max={1} value={share} aria-hidden="true" />
      {likely(share)}
    </>
  );
}
