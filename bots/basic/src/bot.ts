import { cards, defineHouseBot, evaluator, type HouseObservation } from "@doorcard/sdk";

const JACK = 9;
const QUEEN = 10;
const KING = 11;
const ACE = 12;

/** The known basic strategy: a pair or better calls, less than ace-king folds, and between them the upcard decides. */
export default defineHouseBot({
  name: "basic",
  version: "1.0.0",
  create: () => ({ act: (seen) => (isCall(seen) ? "call" : "fold") }),
});

function isCall(seen: HouseObservation): boolean {
  const held = seen.cards.map((card) => cards.parseCard(card)!);
  if (evaluator.categoryOf(evaluator.highStrength(held)) !== "high card") return true;
  const ranks = held.map(cards.rankOf).sort((a, b) => b - a);
  return ranks[0] === ACE && ranks[1] === KING && aceKingCalls(ranks, cards.rankOf(cards.parseCard(seen.upcard)!));
}

/** Whether ace-king calls against an upcard; ranks are highest first. */
function aceKingCalls(ranks: readonly number[], upcard: number): boolean {
  // The dealer is less likely to hold a pair of it
  if (upcard <= QUEEN && ranks.includes(upcard)) return true;
  // Our own ace and king make it less likely that the dealer pairs this one or holds the other; then the third card must be good
  if (upcard >= KING) return ranks.includes(QUEEN) || ranks.includes(JACK);
  return ranks.includes(QUEEN) && upcard < ranks[3]!;
}
