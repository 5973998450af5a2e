import type { Card } from "@doorcard/cards";
import { categoryOf, highStrength, type Category, type Strength } from "@doorcard/evaluator";
import type { Chips } from "./words.ts";

/** What a player does once it has seen its five cards and the dealer's upcard. */
export type HouseAction = "fold" | "call";
export const HOUSE_ACTIONS: readonly HouseAction[] = ["fold", "call"];

/** Cards that a player and the dealer hold. */
export const HOUSE_CARDS = 5;

/** What a player puts in: the ante, and twice as much to call, in chips. */
export const HOUSE_STAKES = { ante: 1, call: 2 } as const;

/** What a call is paid when it beats a dealer who qualifies, for one chip of it. */
const PAYS: Readonly<Record<Category, number>> = {
  "high card": 1,
  pair: 1,
  "two pair": 2,
  trips: 3,
  straight: 4,
  flush: 5,
  "full house": 7,
  quads: 20,
  "straight flush": 50,
};
const ROYAL_PAYS = 100;
const ROYAL_FLUSH: Strength = 7462;

/** The least with which the dealer qualifies: A-K-4-3-2 of several suits. */
export const QUALIFIES: Strength = highStrength(Uint8Array.of(48, 45, 8, 4, 0));

/** How a hand against the house ended. */
export interface HouseResult {
  readonly qualified: boolean;
  /** What the player won or lost, in chips. */
  readonly net: Chips;
}

/** What one chip of a call is paid when a hand of this strength beats a dealer who qualifies. */
export const callPays = (strength: Strength): number =>
  strength === ROYAL_FLUSH ? ROYAL_PAYS : PAYS[categoryOf(strength)];

/**
 * Settles a hand of caribbean (rules.md 5): who folds loses the ante; a dealer without ace-king or better pays the ante
 * and gives the call back; else the better hand wins, and equal ones lose nothing.
 */
export function settle(action: HouseAction, player: ArrayLike<Card>, dealer: ArrayLike<Card>): HouseResult {
  const { ante, call } = HOUSE_STAKES;
  const theirs = highStrength(dealer);
  const qualified = theirs >= QUALIFIES;
  if (action === "fold") return { qualified, net: -ante };
  if (!qualified) return { qualified, net: ante };
  const own = highStrength(player);
  if (own === theirs) return { qualified, net: 0 };
  return { qualified, net: own > theirs ? ante + call * callPays(own) : -ante - call };
}
