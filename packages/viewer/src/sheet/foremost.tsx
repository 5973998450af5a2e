import type { Standing } from "@doorcard/protocol";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

/** Bots that a table with a row and a column for each shows at first: more are not taken in at a glance, and take long to draw. */
const AT_FIRST = 24;

/** A part with a row and a column for each bot: of the foremost, until all are asked for. */
export function Foremost({
  entrants,
  children,
}: {
  entrants: Standing[];
  children: (shown: Standing[]) => ComponentChildren;
}) {
  const [isWhole, setWhole] = useState(false);
  if (entrants.length <= AT_FIRST) return <>{children(entrants)}</>;
  return (
    <>
      {children(isWhole ? entrants : entrants.slice(0, AT_FIRST))}
      <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? `Show the first ${AT_FIRST} bots` : `Show all ${entrants.length} bots`}
      </button>
    </>
  );
}
