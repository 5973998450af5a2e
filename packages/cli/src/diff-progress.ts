import type { DiffProgress } from "@doorcard/arena";
import { Presets, SingleBar } from "cli-progress";
import { performance } from "node:perf_hooks";
import { grouped } from "./counts.ts";
import { note, type OutputOptions } from "./terminal.ts";

/** What is counted in each stage. */
const STAGES: Readonly<Record<DiffProgress["stage"], readonly [doing: string, thing: string]>> = {
  asking: ["Asking the other bot", "matches"],
  ranking: ["Ranking what changed", "decisions"],
  narrowing: ["Narrowing down", "decisions"],
  settling: ["Settling the dearest", "decisions"],
};

/** Milliseconds between two lines of one stage, where there is no terminal. */
const BETWEEN_LINES = 10_000;

/** Shows how far a comparison is, on stderr: a bar a stage on a terminal, else a line now and then. */
export function diffMeter(output: OutputOptions): { show(progress: DiffProgress): void; close(): void } {
  if (output.quiet === true || !process.stderr.isTTY) return lines(output);
  let bar: SingleBar | undefined;
  let stage: string | undefined;
  return {
    show: (progress) => {
      const [doing, thing] = STAGES[progress.stage];
      if (stage !== progress.stage) {
        bar?.stop();
        stage = progress.stage;
        bar = new SingleBar(
          {
            format: `{bar} {percentage} %  ${doing}  {value} of {total} ${thing}`,
            stream: process.stderr,
            barsize: 30,
          },
          Presets.shades_classic,
        );
        bar.start(progress.of, progress.done);
      }
      bar?.update(progress.done);
    },
    close: () => bar?.stop(),
  };
}

function lines(output: OutputOptions): ReturnType<typeof diffMeter> {
  let stage: string | undefined;
  let last = 0;
  return {
    show: (progress) => {
      const now = performance.now();
      if (stage === progress.stage && now - last < BETWEEN_LINES) return;
      const [doing, thing] = STAGES[progress.stage];
      stage = progress.stage;
      last = now;
      note(`${doing}: ${grouped(progress.done)} of ${grouped(progress.of)} ${thing}`, output);
    },
    close: () => {},
  };
}
