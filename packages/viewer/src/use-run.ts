import type { RunPage } from "@doorcard/protocol";
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Source } from "./source.ts";

/** A run that is watched: what it is now, and what is wrong with watching it. */
export interface WatchedRun {
  readonly page: ReadonlySignal<RunPage | undefined>;
  readonly trouble: ReadonlySignal<Error | undefined>;
}

/** Watches a run while the view is shown. Of changes that come faster than frames only the last is shown. */
export function useRun(source: Source, id: string): WatchedRun {
  const page = useSignal<RunPage | undefined>(undefined);
  const trouble = useSignal<Error | undefined>(undefined);
  useEffect(() => {
    let latest: RunPage | undefined;
    let frame = 0;
    const show = () => {
      frame = 0;
      page.value = latest;
    };
    const watch = source.run(
      id,
      (told) => {
        latest = told;
        if (page.peek() === undefined) show();
        else if (frame === 0) frame = requestAnimationFrame(show);
      },
      (told) => {
        trouble.value = told;
      },
    );
    return () => {
      watch.close();
      cancelAnimationFrame(frame);
    };
  }, [source, id]);
  return { page, trouble };
}
