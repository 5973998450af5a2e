import type { Curve, CurvePoint } from "@doorcard/protocol";

/** A number for each place of a plot, null where there is none. */
export type Column = (number | null)[];

/**
 * What a plot draws: numbers of hands, then for each curve its rate and both ends of its interval there. Bots seldom have
 * points after the same hands, so the places are those of one curve and the ends of all; the others are met on the lines
 * between their points. That keeps a plot of many bots as small as one of a few.
 */
export function columnsOf(curves: readonly Curve[]): [hands: number[], ...Column[]] {
  const places = placesOf(curves);
  return [places, ...curves.flatMap(({ points }) => linesThrough(points, places))];
}

function placesOf(curves: readonly Curve[]): number[] {
  const finest = curves.reduce<readonly CurvePoint[]>(
    (most, { points }) => (points.length > most.length ? points : most),
    [],
  );
  const ends = curves.flatMap(({ points }) => points.at(-1)?.hands ?? []);
  return [...new Set([...finest.map(({ hands }) => hands), ...ends])].toSorted((a, b) => a - b);
}

/** The rate and the ends of the interval at each place, null before the first point and after the last. */
function linesThrough(points: readonly CurvePoint[], places: readonly number[]): [Column, Column, Column] {
  const lines: [Column, Column, Column] = [[], [], []];
  let next = 0;
  for (const place of places) {
    while (next < points.length && points[next]!.hands < place) next++;
    const [before, after] = [points[next - 1], points[next]];
    const isMet = after?.hands === place;
    const part =
      before === undefined || after === undefined ? 0 : (place - before.hands) / (after.hands - before.hands);
    const at = (key: "mean" | "low" | "high"): number | null => {
      const to = after?.[key] ?? null;
      if (isMet) return to;
      const from = before?.[key] ?? null;
      return from === null || to === null ? null : from + part * (to - from);
    };
    lines[0].push(at("mean"));
    lines[1].push(at("low"));
    lines[2].push(at("high"));
  }
  return lines;
}
