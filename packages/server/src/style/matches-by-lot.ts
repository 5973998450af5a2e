import type { EventPlan } from "@doorcard/arena";
import type { MatchResult } from "@doorcard/protocol";
import { hash } from "node:crypto";

/** A match of a run, by its place. */
type Place = Pick<MatchResult, "lineUp" | "block" | "rotation">;

/**
 * Identities of as many of these matches as hold so many hands, each match equally likely: those with the least hashes. The
 * lot is keyed by the run's seed and by what it is for.
 */
export function matchesByLot(
  places: Iterable<Place>,
  { seed, handsPerMatch }: EventPlan,
  { purpose, hands }: { readonly purpose: string; readonly hands: number },
): ReadonlySet<string> {
  const drawn: { readonly id: string; readonly key: string }[] = [];
  for (const { lineUp, block, rotation } of places) {
    const id = `${lineUp}.${block}.${rotation}`;
    drawn.push({ id, key: hash("sha256", `doorcard/${purpose}/${seed}/${id}`) });
  }
  drawn.sort((a, b) => (a.key < b.key ? -1 : 1));
  return new Set(drawn.slice(0, Math.ceil(hands / handsPerMatch)).map(({ id }) => id));
}
