import type { Curve, EventSummary } from "@doorcard/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { look, systemLook } from "../look.tsx";
import { counted, signed } from "../numbers.ts";
import { unitOf } from "../words.ts";
import { strandsOf } from "./colours.ts";
import { CurvePlot, type Point } from "./curve-plot.ts";
import { CurveNumbers } from "./curve-numbers.tsx";
import "./curves.css";

/** How the rates went, block by block; of all bots, or of one in the colour that it has among all. */
export function Curves({ curves: all, event, only }: { curves: readonly Curve[]; event: EventSummary; only?: string }) {
  const curves = useMemo(() => all.filter(({ name }) => only === undefined || name === only), [all, only]);
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<CurvePlot | undefined>(undefined);
  const hidden = useSignal<ReadonlySet<string>>(new Set());
  const point = useSignal<Point | undefined>(undefined);
  const unit = unitOf(event);
  const names = curves.map(({ name }) => name);
  const bots = JSON.stringify([names, all.map(({ name }) => name)]);
  const strands = useMemo(() => strandsOf(all.map(({ name }) => name)), [bots]);
  const shade = look.value === "system" ? systemLook.value : look.value;

  useEffect(() => {
    if (host.current === null) return undefined;
    const made = new CurvePlot(host.current, curves, {
      strands,
      unit: unit.short,
      onPoint: (at) => {
        point.value = at;
      },
    });
    for (const name of hidden.peek()) made.setShown(name, { isShown: false });
    plot.current = made;
    return () => {
      plot.current = undefined;
      made.close();
    };
  }, [bots, shade, unit.short]);

  useEffect(() => plot.current?.show(curves), [curves]);

  const turn = (name: string) => {
    const isShown = hidden.value.has(name);
    const next = new Set(hidden.value);
    if (isShown) next.delete(name);
    else next.add(name);
    hidden.value = next;
    plot.current?.setShown(name, { isShown });
  };
  const at = point.value;
  return (
    <section class="panel" aria-labelledby="curves">
      <h2 id="curves">How the rates went</h2>
      <p class="muted small">Win rates so far, in {unit.told}. Their 95 % intervals are the bands.</p>
      {curves.some(({ points }) => points.length > 0) ? null : (
        <p>There will be curves when the first block is played.</p>
      )}
      <div class="curve-plot" ref={host} role="img" aria-label="A plot of the curves; they follow as numbers" />
      <p class="muted small" aria-hidden="true">
        {at === undefined ? "Point at the plot for the rates there." : `After ${counted(at.hands, "hand")} of each bot`}
      </p>
      <ul class="strands" aria-label="Curves shown">
        {names.map((name) => {
          const { colour, dash } = strands.get(name)!;
          const rate = at?.rates.get(name);
          return (
            <li key={name}>
              <button type="button" aria-pressed={!hidden.value.has(name)} onClick={() => turn(name)}>
                <svg class={`swatch ${colour}`} viewBox="0 0 24 8" aria-hidden="true">
                  <line x1="0" x2="24" y1="4" y2="4" stroke-dasharray={dash.join(" ")} />
                </svg>
                {name}
                {rate === undefined ? null : <span class="muted"> {signed(rate)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <CurveNumbers curves={curves} unit={unit.told} />
    </section>
  );
}
