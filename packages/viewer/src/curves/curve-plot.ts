import type { Curve } from "@doorcard/protocol";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Strand } from "./colours.ts";
import { columnsOf } from "./columns.ts";
import { rough, signed } from "../numbers.ts";
import { rangeOf } from "./range-of.ts";

/** How a plot of curves is made. */
export interface PlotOptions {
  readonly strands: ReadonlyMap<string, Strand>;
  readonly unit: string;
  /** Is told the rates at the pointer by name, and after how many hands; nothing when it has left. */
  readonly onPoint: (point: Point | undefined) => void;
}

/** The rates after so many hands of each bot. */
export interface Point {
  /** Where the pointer is, 0 at the left end of the plot and 1 at the right. */
  readonly part: number;
  readonly hands: number;
  readonly rates: ReadonlyMap<string, number>;
}

/** Columns that a curve takes: its rate, and both ends of its interval. */
const PARTS = 3;
const HEIGHT = 320;

/** Rates over hands with their intervals as bands, drawn on a canvas. */
export class CurvePlot {
  readonly #plot: uPlot;
  readonly #names: readonly string[];
  readonly #watch: ResizeObserver;
  #curves: readonly Curve[] = [];
  #range: readonly [number, number] = [-1, 1];

  constructor(host: HTMLElement, curves: readonly Curve[], { strands, unit, onPoint }: PlotOptions) {
    this.#names = curves.map(({ name }) => name);
    const colour = (name: string) => colourOf(host, name);
    const [ink, line] = [colour("axis-ink"), colour("axis-line")];
    const font = getComputedStyle(host).fontFamily;
    const axis = { stroke: ink, font: `12px ${font}`, ticks: { stroke: line, width: 1 } };
    const strandOf = (name: string) => strands.get(name) ?? { colour: "curve-0", dash: [] };
    this.#plot = new uPlot(
      {
        width: Math.max(200, host.clientWidth),
        height: HEIGHT,
        legend: { show: false },
        cursor: { drag: { x: false, y: false }, y: false },
        scales: {
          x: { time: false },
          y: { range: () => [...this.#range] },
        },
        series: [
          {},
          ...this.#names.flatMap((name): uPlot.Series[] => {
            const { colour: own, dash } = strandOf(name);
            const end: uPlot.Series = { stroke: "transparent", width: 0, points: { show: false } };
            return [{ stroke: colour(own), width: 2, dash: [...dash], points: { show: false } }, end, end];
          }),
        ],
        bands: this.#names.map((name, at) => ({
          series: [PARTS * at + 3, PARTS * at + 2],
          fill: faint(colour(strandOf(name).colour)),
        })),
        axes: [
          {
            ...axis,
            grid: { show: false },
            values: (_, marks) => marks.map(rough),
            space: 60,
            size: 36,
            label: "hands of each bot",
            labelFont: `12px ${font}`,
            labelSize: 20,
          },
          {
            ...axis,
            grid: { stroke: line, width: 1 },
            size: 64,
            values: (_, marks) => marks.map((mark) => signed(mark).replace(/\.?0+$/, "") || "0"),
            label: unit,
            labelFont: axis.font,
            labelSize: 20,
          },
        ],
        hooks: {
          draw: [(plot) => drawZero(plot, ink)],
          setCursor: [(plot) => onPoint(this.#pointAt(plot.cursor))],
        },
      },
      this.#columns(curves),
      host,
    );
    this.#watch = new ResizeObserver(() => {
      if (host.clientWidth > 0) this.#plot.setSize({ width: host.clientWidth, height: HEIGHT });
    });
    this.#watch.observe(host);
  }

  /** Shows the curves as they are now; they are those of the same bots in the same order. */
  show(curves: readonly Curve[]): void {
    this.#plot.setData(this.#columns(curves));
  }

  /** Shows one curve with its band, or hides it. */
  setShown(name: string, { isShown }: { readonly isShown: boolean }): void {
    const at = this.#names.indexOf(name);
    if (at < 0) return;
    this.#plot.batch(() => {
      for (let part = 1; part <= PARTS; part++) this.#plot.setSeries(PARTS * at + part, { show: isShown });
    });
  }

  /** Moves the pointer to a part of the width, 0 to 1, or away. */
  point(part: number | undefined): void {
    this.#plot.setCursor(part === undefined ? { left: -10, top: -10 } : { left: part * this.#width, top: 0 });
  }

  close(): void {
    this.#watch.disconnect();
    this.#plot.destroy();
  }

  #columns(curves: readonly Curve[]): uPlot.AlignedData {
    this.#curves = curves;
    this.#range = rangeOf(curves);
    return columnsOf(curves);
  }

  /** Width of what the axes enclose, in pixels of the page. */
  get #width(): number {
    return this.#plot.bbox.width / uPlot.pxRatio;
  }

  #pointAt({ idx: index, left = 0 }: uPlot.Cursor): Point | undefined {
    if (index === null || index === undefined) return undefined;
    const hands = this.#plot.data[0][index] ?? 0;
    const rates = new Map<string, number>();
    for (const { name, points } of this.#curves) {
      // Bots do not all have a point at the same hands; the one before holds
      const point = points.findLast((one) => one.hands <= hands);
      if (point !== undefined) rates.set(name, point.mean);
    }
    return { part: left / this.#width, hands, rates };
  }
}

function drawZero(plot: uPlot, ink: string): void {
  const { ctx, bbox } = plot;
  const y = Math.round(plot.valToPos(0, "y", true)) + 0.5;
  if (y < bbox.top || y > bbox.top + bbox.height) return;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** The colour that a class has where the plot stands, in the look that holds. */
function colourOf(host: HTMLElement, name: string): string {
  const probe = document.createElement("span");
  probe.className = name;
  host.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const faint = (colour: string): string => colour.replace(/^rgb\((.*)\)$/, "rgba($1, 0.14)");
