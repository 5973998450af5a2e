import type { Standing } from "@doorcard/protocol";
import { likely } from "../numbers.ts";
import { Panel } from "../panel.tsx";
import { addressOf } from "../route.ts";
import { ShareBar } from "../share-bar.tsx";
import { Foremost } from "../sheet/foremost.tsx";
import { TableBox } from "../sheet/table-box.tsx";

/** How likely each bot is of each rank. */
export function RankChances({ id, entrants }: { id: string; entrants: Standing[] }) {
  return (
    <Panel name="rank-chances" head="Chances of ranks">
      {() => (
        <>
          <p class="muted small">By resampling blocks. The stronger the colour of a part, the better the rank.</p>
          <Foremost entrants={entrants}>
            {(shown) => (
              <TableBox label="Chances of ranks">
                <table>
                  <caption class="unseen">The chance of each rank</caption>
                  <thead>
                    <tr>
                      <th scope="col" class="name">
                        Bot
                      </th>
                      <th scope="col" class="plot">
                        <span class="unseen">As a bar</span>
                      </th>
                      {shown.map(({ rank, name }, at) => (
                        <th key={`${rank}/${name}`} scope="col">
                          {ordinal(at + 1)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {shown.map(({ name, rankChances = [] }) => (
                      <tr key={name}>
                        <th scope="row" class="name">
                          <a href={addressOf.bot(id, name)} title={name}>
                            {name}
                          </a>
                        </th>
                        <td class="plot">
                          <ShareBar shares={rankChances} />
                        </td>
                        {shown.map((_, at) => {
                          const chance = rankChances[at];
                          return (
                            <td key={at} class={chance === undefined || chance === 0 ? "muted" : ""}>
                              {chance === undefined || chance === 0 ? "–" : likely(chance)}
                            </td>
                          );
                        })}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
            )}
          </Foremost>
        </>
      )}
    </Panel>
  );
}

/** "1st", "2nd", "11th". */
function ordinal(rank: number): string {
  const isTeen = rank % 100 > 10 && rank % 100 < 14;
  return `${rank}${(isTeen ? undefined : { 1: "st", 2: "nd", 3: "rd" }[rank % 10]) ?? "th"}`;
}
