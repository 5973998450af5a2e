import type { Rate } from "@doorcard/protocol";
import type { Scale } from "./scale.ts";
import "./interval-plot.css";

/** A rate as a dot on its interval, with a line where 0 is. The numbers stand beside it, so it says nothing itself. */
export function IntervalPlot({ rate: { mean, low, high }, scale }: { rate: Rate; scale: Scale }) {
  const side = mean > 0 && (low ?? 0) > 0 ? "above" : mean < 0 && (high ?? 0) < 0 ? "below" : "open";
  return (
    <svg class={`interval-plot ${side}`} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <line class="zero" x1={scale.at(0)} x2={scale.at(0)} y1="0" y2="24" />
      {low === null || high === null ? null : (
        <line class="reach" x1={scale.at(low)} x2={scale.at(high)} y1="12" y2="12" />
      )}
      <line class="dot" x1={scale.at(mean)} x2={scale.at(mean)} y1="12" y2="12" />
    </svg>
  );
}
