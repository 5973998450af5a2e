import type { Progress, Standing } from "@doorcard/arena";
import { liveTable } from "@doorcard/report";
import { createLogUpdate } from "log-update";
import { performance } from "node:perf_hooks";
import { grouped } from "./counts.ts";
import { pace } from "./pace.ts";
import type { ProgressMeter } from "./progress.ts";

/** Milliseconds between two looks at how the bots stand: working that out takes the time of some hands. */
const BETWEEN_TABLES = 1000;

/** Columns of the bar. */
const BAR = 30;

/** Lines of the terminal that are left for what was said before. */
const LINES_LEFT = 4;

/** A bar and the standings below it, drawn in place on stderr. */
export function livePanel({ colour }: { readonly colour: boolean }): ProgressMeter {
  const update = createLogUpdate(process.stderr);
  let table: readonly string[] = [];
  let drawn = -Infinity;
  return {
    show: (progress) => {
      if (performance.now() - drawn > BETWEEN_TABLES) {
        table = tableOf(progress.standing?.() ?? [], colour);
        drawn = performance.now();
      }
      update([barOf(progress), ...table].join("\n"));
    },
    close: () => update.done(),
  };
}

function barOf(progress: Progress): string {
  const share = progress.totalHands === 0 ? 1 : progress.hands / progress.totalHands;
  const full = Math.round(BAR * share);
  const bar = "█".repeat(full) + "░".repeat(BAR - full);
  return `${bar} ${Math.floor(100 * share)} %  ${grouped(progress.hands)} hands  ${pace(progress, "hands")}`;
}

function tableOf(standing: readonly Standing[], colour: boolean): string[] {
  const { columns, rows } = process.stderr;
  const room = Math.max(0, rows - LINES_LEFT);
  const lines = liveTable(standing, { width: columns, colour });
  return lines.length <= room ? lines : lines.slice(0, room);
}
