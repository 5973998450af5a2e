import type { Encounter, Standings } from "@doorcard/protocol";
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { counted, half, interval, signed } from "../numbers.ts";
import { Panel } from "../panel.tsx";
import { addressOf } from "../route.ts";
import { Foremost } from "../sheet/foremost.tsx";
import { TableBox } from "../sheet/table-box.tsx";
import { unitOf } from "../words.ts";
import "./head-to-head.css";

/** Shades on either side of 0; the words and signs say the same without them. */
const SHADES = 5;

/** Everybody against everybody: the rate of the row's bot against the column's. */
export function HeadToHead({ id, standings }: { id: string; standings: Standings }) {
  const unit = unitOf(standings.event);
  return (
    <Panel name="head-to-head" head="Head to head">
      {() => (
        <>
          <p class="muted small">{unit.short} of the row’s bot against the column’s. Each leads to the match-up.</p>
          <Foremost entrants={standings.entrants}>
            {(entrants) => <HeatMap id={id} standings={{ ...standings, entrants }} />}
          </Foremost>
        </>
      )}
    </Panel>
  );
}

function HeatMap({ id, standings: { entrants, headToHead, event } }: { id: string; standings: Standings }) {
  const looked = useSignal<string | undefined>(undefined);
  const encounters = new Map(headToHead.map((one) => [keyOf(one.name, one.against), one]));
  const most = Math.max(...headToHead.map(({ rate }) => Math.abs(rate.mean)), 0);
  const unit = unitOf(event);
  return (
    <>
      <TableBox label="Head to head">
        <table class="heat">
          <caption class="unseen">{unit.told} of the row’s bot against the column’s</caption>
          <thead>
            <tr>
              <th scope="col" class="name">
                Bot
              </th>
              {entrants.map(({ name }) => (
                <th key={name} scope="col" title={name}>
                  <span class="against">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entrants.map(({ name }) => (
              <tr key={name}>
                <th scope="row" class="name">
                  <a href={addressOf.bot(id, name)} title={name}>
                    {name}
                  </a>
                </th>
                {entrants.map(({ name: against }) => {
                  const key = keyOf(name, against);
                  const one = encounters.get(key);
                  if (one === undefined)
                    return (
                      <td key={against} class="muted">
                        ·
                      </td>
                    );
                  const look = () => {
                    looked.value = key;
                  };
                  return (
                    <td key={against} class={shadeOf(one.rate.mean, most)} onMouseEnter={look}>
                      <a
                        href={addressOf.match(id, name, against)}
                        aria-label={sentence(one, unit.short)}
                        onFocus={look}
                      >
                        {signed(one.rate.mean)}
                      </a>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <Looked looked={looked} encounters={encounters} unit={unit.short} />
    </>
  );
}

/** The encounter that is looked at, in words. */
function Looked({
  looked,
  encounters,
  unit,
}: {
  looked: ReadonlySignal<string | undefined>;
  encounters: ReadonlyMap<string, Encounter>;
  unit: string;
}) {
  const told = looked.value === undefined ? undefined : encounters.get(looked.value);
  return (
    <p class="told small" aria-hidden="true">
      {told === undefined ? "Point at a number, or move to it, for its interval." : sentence(told, unit)}
    </p>
  );
}

const keyOf = (name: string, against: string): string => JSON.stringify([name, against]);

const sentence = ({ name, against, rate, hands }: Encounter, unit: string): string =>
  `${name} against ${against}: ${signed(rate.mean)} ${half(rate)} ${unit}, ${interval(rate)}, in ${counted(hands, "hand")}`;

function shadeOf(mean: number, most: number): string {
  const shade = most === 0 ? 0 : Math.ceil((SHADES * Math.abs(mean)) / most);
  return shade === 0 ? "" : `${mean > 0 ? "over" : "under"}-${shade}`;
}
