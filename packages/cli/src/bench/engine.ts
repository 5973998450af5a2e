import { Deals } from "@doorcard/arena";
import { Hand, RULE_SETS, rulesFor } from "@doorcard/engine";
import type { Subject } from "./measure.ts";

const HANDS = 200;

/** The engine alone: hands of stud that are checked and called to the end, dealt by lanes; no bots, views or journal. */
export function engineAlone(seats: readonly number[]): Subject[] {
  return seats.map((count) => ({ what: `engine alone, ${count} seats`, batch: played(count) }));
}

function played(seats: number): () => number {
  const rules = rulesFor("classic", "stud");
  if (!rules.ok) throw new Error("The classic rules are for every game");
  const entrants = Array.from({ length: seats }, (_, i) => i);
  const deals = new Deals({ seed: "bench", dealing: "lanes", entrants, rules: rules.value });
  const { stakes } = RULE_SETS[0]!;
  const stacks = entrants.map(() => 200 * stakes.smallBet);
  const hand = Hand.deal({ game: "stud", rules: rules.value, stakes, stacks, firstSeat: 1, cards: deals.lay(0) });
  let deal = 0;
  return () => {
    for (let n = 0; n < HANDS; n++) {
      hand.redeal(deals.firstSeat(++deal), deals.lay(deal));
      while (hand.seatToAct !== 0) {
        hand.play(hand.isLegal("check") ? "check" : hand.isLegal("call") ? "call" : "bring-in");
      }
    }
    return HANDS;
  };
}
