import type { Progress } from "@doorcard/arena";
import { Presets, SingleBar } from "cli-progress";
import { livePanel } from "./live-panel.ts";
import { grouped } from "./counts.ts";
import { pace } from "./pace.ts";

/** Shows how far a run is, on stderr. */
export interface ProgressMeter {
  show(progress: Progress): void;
  /** Leaves the line for what is said next. */
  close(): void;
}

/**
 * On a terminal a bar, and below it how the bots stand where they are at it; a line now and then elsewhere; nothing when it is
 * to be quiet. `unit` is what is counted.
 */
export function progressMeter(
  { quiet = false, color = true }: { readonly quiet?: boolean; readonly color?: boolean },
  unit: "hands" | "matches" = "hands",
): ProgressMeter {
  if (quiet) return { show: () => {}, close: () => {} };
  if (!process.stderr.isTTY) return lines(unit);
  return unit === "hands" ? livePanel({ colour: color && process.stderr.hasColors() }) : bar(unit);
}

function bar(unit: string): ProgressMeter {
  const shown = new SingleBar(
    {
      format: `{bar} {percentage} %  {hands} ${unit}  {rate}`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: false,
      barsize: 30,
    },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    show: (progress) => {
      const told = { hands: grouped(progress.hands), rate: pace(progress, unit) };
      if (isStarted) shown.update(progress.hands, told);
      else shown.start(progress.totalHands, progress.hands, told);
      isStarted = true;
    },
    close: () => shown.stop(),
  };
}

/** Plain lines: one for every tenth of the hands, at most one a second, and one when ten seconds have passed without. */
function lines(unit: string): ProgressMeter {
  let nextTenth = 1;
  let last = 0;
  return {
    show: (progress) => {
      const { hands, totalHands, elapsedMs } = progress;
      const tenth = Math.floor((10 * hands) / totalHands);
      const pause = elapsedMs - last;
      if (pause < 1_000 || (tenth < nextTenth && pause < 10_000)) return;
      nextTenth = tenth + 1;
      last = elapsedMs;
      const percent = progress.isOpenEnded === true ? "" : `${Math.floor((100 * hands) / totalHands)} %  `;
      const most = `${progress.isOpenEnded === true ? "at most " : ""}${grouped(totalHands)}`;
      process.stderr.write(`${percent}${grouped(hands)} of ${most} ${unit}  ${pace(progress, unit)}\n`);
    },
    close: () => {},
  };
}
