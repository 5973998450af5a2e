import type { Curve } from "@doorcard/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { look, systemLook } from "../look.tsx";
import { counted, signed } from "../numbers.ts";
import { usePaced } from "../use-paced.ts";
import type { Unit } from "../words.ts";
import { strandsOf } from "./colours.ts";
import { CurveNumbers } from "./curve-numbers.tsx";
import { CurvePlot, type Point } from "./curve-plot.ts";
import { StrandList } from "./strand-list.tsx";

/** After how long a plot of curves that go on is drawn again, in milliseconds: one update moves them by less than a pixel. */
const MS_A_DRAWING = 100;

/** Where a key moves the pointer, in hundredths of the plot's width. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};

/** The curves on a plot with a pointer that mouse and keys move, and a button for each curve that hides it. */
export function Plot({
  curves: latest,
  only,
  unit,
}: {
  curves: readonly Curve[];
  /** The one bot that is shown, if not all are. */
  only: string | undefined;
  unit: Unit;
}) {
  const all = usePaced(latest, MS_A_DRAWING);
  const curves = useMemo(() => all.filter(({ name }) => only === undefined || name === only), [all, only]);
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<CurvePlot | undefined>(undefined);
  const hidden = useSignal<ReadonlySet<string>>(new Set());
  const point = useSignal<Point | undefined>(undefined);
  const names = curves.map(({ name }) => name);
  const bots = JSON.stringify([names, all.map(({ name }) => name)]);
  const strands = useMemo(() => strandsOf(all.map(({ name }) => name)), [bots]);
  const shade = look.value === "system" ? systemLook.value : look.value;

  useEffect(() => {
    const made = new CurvePlot(host.current!, curves, {
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

  const turn = (name: string): void => {
    const isShown = hidden.value.has(name);
    const next = new Set(hidden.value);
    if (isShown) next.delete(name);
    else next.add(name);
    hidden.value = next;
    plot.current?.setShown(name, { isShown });
  };
  const move = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    plot.current?.point(Math.min(1, Math.max(0, (point.value?.part ?? (by < 0 ? 1 : 0)) + by / 100)));
  };
  const at = point.value;
  const place = at === undefined ? undefined : `After ${counted(at.hands, "hand")} of each bot`;
  const told = [...(at?.rates ?? [])].filter(([name]) => !hidden.value.has(name));
  return (
    <>
      <div
        class="curve-plot"
        ref={host}
        role="slider"
        tabIndex={0}
        aria-label={`Curves, ${unit.told}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * (at?.part ?? 1))}
        aria-valuetext={
          place === undefined
            ? "The arrow keys go along the curves"
            : `${place}: ${told.map(([name, rate]) => `${name} ${signed(rate)}`).join(", ")}`
        }
        onKeyDown={move}
        onBlur={() => plot.current?.point(undefined)}
      />
      <p class="muted small" aria-hidden="true">
        {place ?? "Point at the plot, or go along it with the arrow keys, for the rates there."}
      </p>
      <StrandList names={names} strands={strands} hidden={hidden.value} rates={at?.rates} onTurn={turn} />
      <CurveNumbers curves={curves} unit={unit.told} />
    </>
  );
}
