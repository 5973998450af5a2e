import type { Curve } from "@doorcard/protocol";
import { useSignal } from "@preact/signals";
import { grouped, half, signed } from "../numbers.ts";
import { TableBox } from "../sheet/table-box.tsx";

/** Lines of the table. */
const LINES = 10;

/** The curves as numbers, for who cannot see the plot or wants them. They are made when they are looked at. */
export function CurveNumbers({ curves, unit }: { curves: readonly Curve[]; unit: string }) {
  const isOpen = useSignal(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>The curves as numbers</summary>
      {isOpen.value ? (
        <TableBox label="The curves as numbers">
          <table>
            <caption class="unseen">{unit}, after tenths of each bot’s hands</caption>
            <thead>
              <tr>
                <th scope="col" class="name">
                  Bot
                </th>
                {Array.from({ length: LINES }, (_, line) => (
                  <th key={line} scope="col">
                    {10 * (line + 1)} %
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {curves.map(({ name, points }) => (
                <tr key={name}>
                  <th scope="row" class="name">
                    {name}
                  </th>
                  {Array.from({ length: LINES }, (_, line) => {
                    const point = points[Math.ceil((points.length * (line + 1)) / LINES) - 1];
                    return (
                      <td key={line} title={point && `after ${grouped(point.hands)} hands`}>
                        {point === undefined ? "–" : `${signed(point.mean)} ${half(point)}`}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      ) : null}
    </details>
  );
}
