import { pairedDifferences, varianceOf } from "./paired.ts";
import { CONFIDENCE } from "./rate.ts";
import { rates } from "./rates.ts";
import { studentTails } from "./student.ts";
import type { Tally } from "./tally.ts";

/** Two entrants, by their numbers. */
export type Couple = readonly [one: number, other: number];

/**
 * Letters by number of the entrant: two that share one cannot be told apart by what was played, two that share none can.
 * The best entrant has an "a". Who is out of the event has no letters.
 *
 * All couples are compared by the paired differences of their blocks, with Holm's correction for their number: the
 * probability of telling any two apart that are equal is 5 % at most (Holm 1979).
 */
export function groupsOf(tally: Tally): string[] {
  const all = rates(tally);
  const bestFirst = all
    .map((_, entrant) => entrant)
    .filter((entrant) => !tally.isOut(entrant))
    .sort((one, other) => all[other]!.mean - all[one]!.mean || one - other);
  const couples = bestFirst.flatMap((one, at) => bestFirst.slice(at + 1).map((other): Couple => [one, other]));
  const apart = rejected(
    couples.map(([one, other]) => equalityDoubt(pairedDifferences(tally, one, other))),
    1 - CONFIDENCE,
  );
  const letters = lettersOf(
    bestFirst,
    couples.filter((_, at) => apart[at]),
  );
  return all.map((_, entrant) => letters.get(entrant) ?? "");
}

/** Probability of a mean at least this far from 0 if the true one is 0 (Student's t); 1 with fewer than two blocks. */
export function equalityDoubt(differences: readonly number[]): number {
  const count = differences.length;
  if (count < 2) return 1;
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / count;
  return mean === 0 ? 1 : studentTails(mean / Math.sqrt(varianceOf(differences) / count), count - 1);
}

/**
 * Which of several hypotheses fall when the probability of felling a true one must be `alpha` at most (Holm 1979, "A simple
 * sequentially rejective multiple test procedure"): the smallest of m probabilities against alpha/m, the next against
 * alpha/(m-1), until one stands.
 */
export function rejected(probabilities: readonly number[], alpha: number): boolean[] {
  const order = probabilities.map((_, at) => at).sort((a, b) => probabilities[a]! - probabilities[b]!);
  const stands = order.findIndex((at, place) => !(probabilities[at]! <= alpha / (order.length - place)));
  const fallen = new Set(stands < 0 ? order : order.slice(0, stands));
  return probabilities.map((_, at) => fallen.has(at));
}

/**
 * Letters for entrants, given best first, so that exactly the couples in `apart` share none: insert and absorb (Piepho 2004,
 * "An algorithm for a letter-based representation of all-pairwise comparisons"). All begin in one group; a couple
 * apart splits each group that holds both; a group within another goes.
 */
export function lettersOf(bestFirst: readonly number[], apart: readonly Couple[]): Map<number, string> {
  let groups: (readonly number[])[] = [bestFirst];
  for (const couple of apart) {
    const split = groups.flatMap((group) =>
      couple.every((entrant) => group.includes(entrant))
        ? couple.map((leaves) => group.filter((entrant) => entrant !== leaves))
        : [group],
    );
    groups = absorbed(split);
  }
  // Groups keep the order of the standings within, so the one with the best first member comes first.
  const place = (group: readonly number[]): number[] => group.map((entrant) => bestFirst.indexOf(entrant));
  const ordered = groups.toSorted((one, other) => byPlaces(place(one), place(other)));
  return new Map(
    bestFirst.map((entrant) => [
      entrant,
      ordered.map((group, at) => (group.includes(entrant) ? letterOf(at) : "")).join(""),
    ]),
  );
}

/** Without groups that lie within another; of equal ones the first stays. */
function absorbed(groups: readonly (readonly number[])[]): (readonly number[])[] {
  const isWithin = (group: readonly number[], other: readonly number[]): boolean =>
    group.every((entrant) => other.includes(entrant));
  return groups.filter(
    (group, at) =>
      !groups.some((other, place) => place !== at && isWithin(group, other) && (place < at || !isWithin(other, group))),
  );
}

function byPlaces(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? Infinity);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of a group; from the 53rd group on its number in brackets. */
function letterOf(group: number): string {
  return LETTERS[group] ?? `(${group + 1})`;
}
