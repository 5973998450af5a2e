import { parseCards } from "@doorcard/cards";
import { Hand, lanes, NO_CARD, rulesFor, type Action, type Turn } from "@doorcard/engine";
import type { OracleDecision, OracleHand } from "./oracle-hands.ts";

/** Plays an oracle hand; the first difference as a sentence, undefined when there is none. */
export function firstDifference(told: OracleHand): string | undefined {
  const hand = Hand.deal(setupOf(told));
  const betOnStreet = new Map<string, number>();
  for (const [number, decision] of told.decisions.entries()) {
    const { turn } = hand;
    const where = `decision ${number + 1}, street ${decision.street}, seat ${decision.seat}`;
    if (turn === undefined) return `${where}: the hand is over here`;
    if (turn.seat !== decision.seat) return `${where}: seat ${turn.seat} is to act here`;
    const key = `${turn.street} ${turn.seat}`;
    const before = betOnStreet.get(key) ?? 0;
    const legal = JSON.stringify(oracleWords(turn, before));
    if (legal !== JSON.stringify(sorted(decision.legal)))
      return `${where}: oracle ${JSON.stringify(decision.legal)}, here ${legal}`;
    const action = actionOf(turn, decision);
    betOnStreet.set(key, before + (turn.options.find((option) => option.action === action)?.pays ?? 0));
    hand.play(action);
  }
  if (hand.turn !== undefined) return `the hand goes on here: seat ${hand.turn.seat} on ${hand.turn.street} street`;
  const nets = told.stacks.map((_, i) => hand.net(i + 1));
  return nets.join() === told.payoffs.join()
    ? undefined
    : `payoffs: oracle ${told.payoffs.join()}, here ${nets.join()}`;
}

function setupOf(told: OracleHand): Parameters<typeof Hand.deal>[0] {
  const cards = new Uint8Array(told.stacks.length * 7).fill(NO_CARD);
  told.cards.forEach((text, seat) => cards.set(parseCards(text)!, seat * 7));
  const rules = rulesFor("oracle", told.game);
  if (!rules.ok) throw new Error("rule set oracle is missing");
  const { ante, bringIn, smallBet, bigBet } = told;
  return {
    game: told.game,
    rules: rules.value,
    stakes: { ante, bringIn, smallBet, bigBet },
    stacks: told.stacks,
    firstSeat: 1,
    cards: lanes(cards, [], parseCards(told.burns)),
  };
}

/** A turn in the oracle's words: `to` is the total on the street that a completion, bet or raise makes. */
function oracleWords(turn: Turn, before: number): Record<string, number | true> {
  const words: Record<string, number | true> = {};
  for (const { action, pays } of turn.options) {
    if (action === "fold") words["fold"] = true;
    else if (action === "check") words["check"] = 0;
    else if (action === "call") words["call"] = pays;
    else if (action === "bring-in") words["bringIn"] = pays;
    else words["to"] = before + pays;
  }
  return sorted(words);
}

const sorted = (words: object): Record<string, number | true> =>
  Object.fromEntries(Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function actionOf(turn: Turn, decision: OracleDecision): Action {
  if (decision.action === "bringIn") return "bring-in";
  if (decision.action !== "to") return decision.action;
  return turn.options.find(({ action }) => action === "complete" || action === "bet" || action === "raise")!.action;
}

/** The hand as it ends when the oracle's actions are played. */
export function played(told: OracleHand): Hand {
  const hand = Hand.deal(setupOf(told));
  for (const decision of told.decisions) hand.play(actionOf(hand.turn!, decision));
  return hand;
}
