import type { Curve } from "@doorcard/protocol";

/** The part of a curve, at its beginning, that says least: it would leave no room for the rest. */
const YOUNG = 0.1;

/** The rates that a plot of curves shows, least and most: all but those of the first tenth, and always 0. */
export function rangeOf(curves: readonly Curve[]): readonly [number, number] {
  const last = Math.max(0, ...curves.map(({ points }) => points.at(-1)?.hands ?? 0));
  const ends = curves.flatMap(({ points }) =>
    points.flatMap(({ hands, mean, low, high }) => (hands < YOUNG * last ? [] : [mean, low ?? mean, high ?? mean])),
  );
  const least = Math.min(0, ...ends);
  const most = Math.max(0, ...ends);
  const room = (most - least || 2) * 0.05;
  return [least - room, most + room];
}
