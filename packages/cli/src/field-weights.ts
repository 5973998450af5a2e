import type { AnyPlan } from "@doorcard/arena";
import { Misuse } from "./exit.ts";
import { didYouMean } from "./nearest.ts";

/** What each entrant counts for as an opponent, from "caller=3,chart=1"; who is not named counts for nothing. Throws Misuse. */
export function fieldWeights(text: string, { entrants }: AnyPlan): number[] {
  const names = entrants.map(({ name }) => name);
  const problems: string[] = [];
  const weights = names.map(() => 0);
  for (const part of text.split(",").map((word) => word.trim())) {
    const at = part.lastIndexOf("=");
    const name = at < 0 ? part : part.slice(0, at);
    const weight = at < 0 ? 1 : Number(part.slice(at + 1) || NaN);
    const entrant = names.indexOf(name);
    if (entrant < 0) {
      const meant = didYouMean(name, names);
      problems.push(
        `"${name}" is not in the event${meant === undefined ? "" : ` (${meant})`}; ${names.join(", ")} are`,
      );
    } else if (!(weight >= 0 && weight < Infinity)) {
      problems.push(`"${part}" has no weight; write NAME=NUMBER, 0 or more`);
    } else weights[entrant] = weight;
  }
  if (problems.length === 0 && weights.every((weight) => weight === 0))
    problems.push("somebody must count for something");
  if (problems.length > 0) throw new Misuse(...problems.map((problem) => `--field ${text}: ${problem}`));
  return weights;
}
