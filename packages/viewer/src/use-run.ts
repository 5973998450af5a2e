import type { RunPage } from "@doorcard/protocol";
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Source } from "./source.ts";

/** A run that is watched: what it is now, and what is wrong with watching it. */
export interface WatchedRun {
  readonly page: ReadonlySignal<RunPage | undefined>;
  readonly trouble: ReadonlySignal<Error | undefined>;
}

/** Watches a run while the view is shown. */
export function useRun(source: Source, id: string): WatchedRun {
  const page = useSignal<RunPage | undefined>(undefined);
  const trouble = useSignal<Error | undefined>(undefined);
  useEffect(() => {
    const watch = source.run(
      id,
      (told) => {
        page.value = told;
      },
      (told) => {
        trouble.value = told;
      },
    );
    return () => watch.close();
  }, [source, id]);
  return { page, trouble };
}
