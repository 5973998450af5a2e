import { parseCard } from "@doorcard/cards";
import { showingHigh, showingLow } from "@doorcard/evaluator";
import type { Game, Player } from "@doorcard/sdk";
import type { DeepReadonly } from "@doorcard/sdk";

/** Whether no rival's door card beats mine: the highest, or in razz and hi-lo the lowest. */
export function hasBestDoor(game: Game, own: readonly string[], rivals: readonly DeepReadonly<Player>[]): boolean {
  const showing = game === "stud" ? showingHigh : showingLow;
  const rate = (upcards: readonly string[]): number => showing([parseCard(upcards[0]!)!]);
  return rivals.every(({ upcards }) => rate(upcards) <= rate(own));
}
