import type { HandListed } from "@doorcard/protocol";
import type { HandFacts } from "./hand-facts.ts";
import type { ReadQuery } from "./hand-query.ts";
import { remarkOn } from "./remark.ts";

/** The hands that fit a search, in its order; equals in the order of line-up, rotation and deal. */
export function findHands(hands: readonly HandFacts[], query: ReadQuery): HandListed[] {
  const found: { readonly hand: HandFacts; readonly told: string }[] = [];
  for (const hand of hands) {
    const told = query.conditions.map(({ find }) => find(hand));
    if (told.some((words) => words === undefined)) continue;
    const special = told.filter((words) => words !== "");
    found.push({ hand, told: special.length > 0 ? special.join("; ") : remarkOn(hand) });
  }
  return found
    .toSorted((a, b) => weight(b.hand, query) - weight(a.hand, query) || byIdentity(a.hand.id, b.hand.id))
    .map(({ hand, told }) => listed(hand, told));
}

/** More for what comes first. */
function weight({ pot, seats }: HandFacts, { order, bot }: ReadQuery): number {
  if (order === "hand") return 0;
  if (order === "pot") return pot;
  const nets = seats.filter(({ name }) => bot === undefined || name === bot).map(({ net }) => net);
  return order === "win" ? Math.max(...nets) : -Math.min(...nets);
}

function byIdentity(a: string, b: string): number {
  const [one, other] = [a, b].map((id) => id.split(".").map(Number));
  const at = one!.findIndex((part, place) => part !== other![place]);
  return at < 0 ? 0 : one![at]! - other![at]!;
}

const listed = ({ id, pot, street, seats }: HandFacts, told: string): HandListed => ({
  id,
  pot,
  street,
  seats: seats.map(({ name }) => name),
  net: seats.map(({ net }) => net),
  told,
});
