import type { HandFacts } from "./hand-facts.ts";
import { conditions, type Condition } from "./condition.ts";
import { holdingClass } from "./holding-class.ts";

/** What makes a hand worth a look, the most telling first. */
const SPECIAL: readonly Condition[] = [
  conditions.faulted(undefined, undefined),
  // Of the folds on earlier streets many would have won
  conditions.foldedWinner(undefined, "seventh"),
  ...["straight flush", "quads", "full house", "flush", "straight", "wheel"].map((words) =>
    conditions.had(undefined, "lost", holdingClass(words)),
  ),
  conditions.scooped(undefined),
  conditions.allIn(undefined),
  conditions.community(),
];

/** What is special about a hand, or else how it was won: "odds wins with aces up", "chart wins unopposed on fourth street". */
export function remarkOn(hand: HandFacts): string {
  for (const { find } of SPECIAL) {
    const told = find(hand);
    if (told !== undefined && told !== "") return told;
  }
  const best = hand.seats.toSorted((a, b) => b.net - a.net)[0]!;
  if (hand.isSplit) return "split pot";
  return best.holding === undefined
    ? `${best.name} wins unopposed on ${hand.street} street`
    : `${best.name} wins with ${best.holding}`;
}
