import type { RunPage } from "@doorcard/protocol";
import type { ComponentChildren } from "preact";
import { Loading, Trouble } from "./notice.tsx";
import type { Source } from "./source.ts";
import { useRun } from "./use-run.ts";

/** Shows a run as it is now, again on each change, under what is wrong with watching it. */
export function Watched({
  source,
  id,
  children,
}: {
  source: Source;
  id: string;
  children: (page: RunPage) => ComponentChildren;
}) {
  const { page, trouble } = useRun(source, id);
  return (
    <>
      {trouble.value === undefined ? null : <Trouble trouble={trouble.value} />}
      {page.value === undefined ? (
        trouble.value === undefined ? (
          <Loading what={`the run ${id}`} />
        ) : (
          <h1>{id}</h1>
        )
      ) : (
        children(page.value)
      )}
    </>
  );
}
