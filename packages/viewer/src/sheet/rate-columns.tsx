import type { Rate } from "@doorcard/protocol";
import { IntervalPlot } from "../interval-plot.tsx";
import { half, interval, signed } from "../numbers.ts";
import { scaleOf } from "../scale.ts";
import type { Unit } from "../words.ts";
import type { Column } from "./sortable-table.tsx";

/** The columns of what a table is about: the rate of each row with half of its interval, and the intervals on one scale. */
export function rateColumns<Row extends { readonly rate: Rate }>(rows: readonly Row[], unit: Unit): Column<Row>[] {
  const scale = scaleOf(rows.map(({ rate }) => rate));
  return [
    {
      key: "rate",
      head: unit.short,
      means: `Win rate in ${unit.told}, ± half of its 95 % interval`,
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
  ];
}
