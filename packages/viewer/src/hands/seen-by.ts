import type { SeenCard } from "../table/seen-card.ts";
import type { TableAt } from "./table-at.ts";

/** Whose eyes the table is seen with: a seat's own, from 1, or those of somebody who sees all cards. */
export type View = "all" | number;

/** The cards of a seat as a view sees them: upcards, own cards, and what was shown. */
export function seenCards({ seats }: TableAt, seat: number, view: View): SeenCard[] {
  const { cards, hasShown } = seats[seat - 1]!;
  const isOpen = view === "all" || view === seat || hasShown;
  return cards.map(({ card, face }) => ({ card: isOpen || face === "up" ? card : undefined, face }));
}
