import type { Standings } from "@doorcard/protocol";
import { grouped, signed } from "../numbers.ts";
import { Panel } from "../panel.tsx";
import { addressOf } from "../route.ts";
import { TableBox } from "../sheet/table-box.tsx";
import { faultNames, unitOf } from "../words.ts";

/** Who failed, how, and what that cost. */
export function Faults({ id, standings: { entrants, event } }: { id: string; standings: Standings }) {
  const failed = entrants.filter(({ faults }) => Object.values(faults).some((count) => count > 0));
  return (
    <Panel name="faults" head="Faults">
      {() =>
        failed.length === 0 ? (
          <p class="muted">No bot failed in any hand.</p>
        ) : (
          <>
            <p class="muted small">Turns on which the arena acted for a bot, and what the hands with them came to.</p>
            <TableBox label="Faults">
              <table>
                <caption class="unseen">Faults of each bot by kind</caption>
                <thead>
                  <tr>
                    <th scope="col" class="name">
                      Bot
                    </th>
                    {faultNames.map(([kind, told]) => (
                      <th key={kind} scope="col">
                        {told}
                      </th>
                    ))}
                    <th scope="col">hands</th>
                    <th scope="col">chips in them</th>
                    <th scope="col">{unitOf(event).short} without them</th>
                  </tr>
                </thead>
                <tbody>
                  {failed.map(({ name, faults, faulted, out }) => (
                    <tr key={name}>
                      <th scope="row" class="name">
                        <a href={addressOf.bot(id, name)} title={name}>
                          {name}
                        </a>
                        {out === true ? " (out)" : ""}
                      </th>
                      {faultNames.map(([kind]) => (
                        <td key={kind} class={faults[kind] === 0 ? "muted" : ""}>
                          {grouped(faults[kind])}
                        </td>
                      ))}
                      <td>{faulted === undefined ? "–" : grouped(faulted.hands)}</td>
                      <td>{faulted === undefined ? "–" : grouped(faulted.net)}</td>
                      <td>{typeof faulted?.rateWithout === "number" ? signed(faulted.rateWithout) : "–"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          </>
        )
      }
    </Panel>
  );
}
