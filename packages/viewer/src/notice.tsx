import { SourceError } from "./source-error.ts";

/** Says that something is on its way. */
export function Loading({ what }: { what: string }) {
  return (
    <p class="muted" role="status">
      Loading {what} …
    </p>
  );
}

/** Says what went wrong and what can be done. */
export function Trouble({ trouble }: { trouble: Error }) {
  return (
    <div class="notice trouble" role="alert">
      <p>{trouble.message}</p>
      <p>{trouble instanceof SourceError ? trouble.remedy : "Load the page again."}</p>
    </div>
  );
}
