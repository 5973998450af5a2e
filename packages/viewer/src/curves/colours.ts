/** Colours that a curve may have; further bots have the same with dashes. */
const COLOURS = 8;

/** How the curve of a bot looks. */
export interface Strand {
  /** Name of the class that has its colour. */
  readonly colour: string;
  /** Dashes and gaps in pixels; none for a plain line. */
  readonly dash: readonly number[];
}

const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3]];

/** A look for each bot that stays its own however the ranking turns. */
export function strandsOf(names: readonly string[]): Map<string, Strand> {
  return new Map(
    [...names]
      .sort()
      .map((name, at) => [
        name,
        { colour: `curve-${at % COLOURS}`, dash: DASHES[Math.floor(at / COLOURS) % DASHES.length]! },
      ]),
  );
}
