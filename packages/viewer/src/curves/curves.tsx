import type { Curve, EventSummary } from "@doorcard/protocol";
import { Panel } from "../panel.tsx";
import { unitOf } from "../words.ts";
import { Plot } from "./plot.tsx";
import "./curves.css";

/** How the rates went, block by block; of all bots, or of one in the colour that it has among all. */
export function Curves({ curves, event, only }: { curves: readonly Curve[]; event: EventSummary; only?: string }) {
  const unit = unitOf(event);
  return (
    <Panel name="curves" head="How the rates went">
      {() =>
        curves.some(({ points }) => points.length > 0) ? (
          <>
            <p class="muted small">Win rates so far, in {unit.told}. Their 95 % intervals are the bands.</p>
            <Plot curves={curves} only={only} unit={unit} />
          </>
        ) : (
          <p class="muted">There will be curves when the first block is played.</p>
        )
      }
    </Panel>
  );
}
