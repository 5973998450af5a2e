import { basename } from "node:path";
import { openRun, placeOfDamage, type OpenRun } from "@doorcard/arena";
import type { CurvePoint, RunPage, Standings } from "@doorcard/protocol";
import { curves } from "@doorcard/ratings";

/** A run as it may be told, without what only somebody with a clock knows. */
export type ToldRun = Omit<RunPage, "pace">;

/** What standings may have beside the usual. */
export type StandingsAsked = NonNullable<Parameters<OpenRun["standings"]>[0]>;

/** How many damaged places are told one by one. */
const MOST_PLACES = 10;

/** Reads a run from what is whole of its journal. Throws RunError when the folder holds none. */
export function toldRun(directory: string, id: string, asked?: StandingsAsked): ToldRun {
  const run = openRun(directory);
  try {
    return {
      version: 1,
      id,
      standings: withoutCardsToCome(run.standings(asked)),
      curves: curvesOf(run),
      ...(run.damage.count > 0 && { damage: damageOf(run) }),
    };
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

/** Damage as everybody may see it: without the folder that the journal is in. */
const damageOf = ({ damage: { count, first } }: OpenRun): NonNullable<RunPage["damage"]> => ({
  count,
  places: first.slice(0, MOST_PLACES).map((place) => {
    const named = { ...place, file: basename(place.file) };
    return `${placeOfDamage(named)}: ${place.what}`;
  }),
});

/** Rates with as many decimals as anybody reads; a page of ten bots is sent at every change, and curves are most of it. */
const rounded = (rate: number): number => Math.round(rate * 1e4) / 1e4;

const roundedPoint = ({ hands, mean, low, high }: CurvePoint): CurvePoint => ({
  hands,
  mean: rounded(mean),
  low: low === null ? null : rounded(low),
  high: high === null ? null : rounded(high),
});

function curvesOf(run: OpenRun): RunPage["curves"] {
  const { plan } = run;
  return curves(run.tally(), plan.until && plan.blocks).map((points, entrant) => ({
    name: plan.entrants[entrant]!.name,
    points: points.map(roundedPoint),
  }));
}
