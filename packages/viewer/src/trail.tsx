import type { ComponentChildren } from "preact";
import { addressOf } from "./route.ts";

/** The way to a view from the list of runs. */
export function Trail({ id, children }: { id?: string; children?: ComponentChildren }) {
  return (
    <nav class="trail muted" aria-label="Way here">
      <a href={addressOf.runs()}>Runs</a>
      {id === undefined ? null : (
        <>
          {" / "}
          <a href={addressOf.run(id)}>{id}</a>
        </>
      )}
      {children}
    </nav>
  );
}
