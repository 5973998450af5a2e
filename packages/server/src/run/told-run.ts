import { openRun, type OpenRun } from "@doorcard/arena";
import type { RunPage, Standings } from "@doorcard/protocol";
import { curves } from "@doorcard/ratings";

/** A run as it may be told, without what only somebody with a clock knows. */
export type ToldRun = Omit<RunPage, "pace">;

/** What standings may have beside the usual. */
export type StandingsAsked = NonNullable<Parameters<OpenRun["standings"]>[0]>;

/** Reads a run from its journal; damage is left out. Throws RunError when the folder holds none. */
export function toldRun(directory: string, id: string, asked?: StandingsAsked): ToldRun {
  const run = openRun(directory);
  try {
    return { version: 1, id, standings: withoutCardsToCome(run.standings(asked)), curves: curvesOf(run) };
  } finally {
    run.close();
  }
}

/** The seed tells every card that is still to be dealt, so of a run that is not complete its commitment stands in its place. */
function withoutCardsToCome(standings: Standings): Standings {
  const { event } = standings;
  if (event.complete) return standings;
  return { ...standings, event: { ...event, seed: event.commitment ?? "" } };
}

function curvesOf(run: OpenRun): RunPage["curves"] {
  const { plan } = run;
  return curves(run.tally(), plan.until && plan.blocks).map((points, entrant) => ({
    name: plan.entrants[entrant]!.name,
    points,
  }));
}
