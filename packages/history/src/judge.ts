import { freshDeck, parseCard } from "@doorcard/cards";
import { BadSetup, Hand, lanes, NO_CARD, type Action, type Rules, type Turn } from "@doorcard/engine";
import { judgePayments } from "./judge-payments.ts";
import type { ToldAction, ToldHand } from "./told-hand.ts";

/** The first thing in which a log and the engine differ: the line of the log, and a sentence with street and seat. */
export interface Difference {
  readonly line: number;
  readonly sentence: string;
}

/** What came of holding a told hand against the engine. */
export interface Verdict {
  /** Undefined when the hand is in full agreement, as far as it could be judged. */
  readonly difference: Difference | undefined;
  /** Actions that were judged: legal, the same seat's turn, the same amount. */
  readonly actions: number;
  /**
   * Who won: "judged" by the cards; "unopposed" when all but one had folded; "hidden" when a seat at the showdown did not
   * show, so that only the amounts of the pots were judged.
   */
  readonly winners: "judged" | "unopposed" | "hidden" | "not reached";
}

/** Plays a told hand by the rules of a house and compares it with the log step by step. Cards that the log hides are not judged. */
export function judge(told: ToldHand, rules: Rules): Verdict {
  let hand: Hand;
  try {
    hand = dealTold(told, rules);
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return { difference: at(told.place.line, error.message), actions: 0, winners: "not reached" };
  }
  for (const [nth, action] of told.actions.entries()) {
    const sentence = differs(hand, action);
    if (sentence !== undefined) return { difference: at(action.line, sentence), actions: nth, winners: "not reached" };
    hand.play(wordFor(hand.turn!, action)!);
  }
  const actions = told.actions.length;
  const last = told.actions.at(-1)?.line ?? told.place.line;
  if (hand.turn !== undefined) {
    const { street, seat } = hand.turn;
    const sentence = `${street} street: the log ends here, but seat ${seat} (${nameOf(told, seat)}) is to act`;
    return { difference: at(last, sentence), actions, winners: "not reached" };
  }
  const { sentence, winners } = judgePayments(told, hand);
  return { difference: sentence === undefined ? undefined : at(last, sentence), actions, winners };
}

const at = (line: number, sentence: string): Difference => ({ line, sentence });

const nameOf = (told: ToldHand, seat: number): string => told.seats[seat - 1]!.name;

/** What a log tells by itself, and the engine need not work out: what was dealt, what the house took, who may sit down. */
const AS_TOLD = { burn: false, shortDeck: "community", exposedDowncard: 0, rake: null, smallestBuyIn: 0 } as const;

/** Deals the hand with what the log shows; a hidden card is stood in for by one that the log shows nowhere. */
function dealTold(told: ToldHand, rules: Rules): Hand {
  const shown = new Set(
    [told.community, ...told.seats.flatMap(({ cards }) => cards)].map((card) => parseCard(card ?? "")),
  );
  const others = [...freshDeck()].filter((card) => !shown.has(card));
  const laid = new Uint8Array(told.seats.length * 7).fill(NO_CARD);
  told.seats.forEach(({ cards }, seat) => {
    for (const [nth, card] of cards.entries()) laid[seat * 7 + nth] = parseCard(card ?? "") ?? others.pop() ?? NO_CARD;
  });
  const community = told.community === undefined ? [] : [parseCard(told.community)!];
  return Hand.deal({
    game: told.game,
    rules: { ...rules, ...AS_TOLD },
    stakes: told.stakes,
    stacks: told.seats.map(({ stack }) => stack),
    firstSeat: 1,
    cards: lanes(laid, community),
  });
}

/** What is wrong with a told action at this point of the hand; undefined when the engine would have it so too. */
function differs(hand: Hand, action: ToldAction): string | undefined {
  const { turn } = hand;
  const where = `${action.street} street, seat ${action.seat}`;
  if (turn === undefined) return `${where}: the hand is over here, but the log has it ${told(action)}`;
  if (turn.street !== action.street)
    return `${where}: the log has it ${told(action)}, but ${turn.street} street is still on`;
  if (turn.seat !== action.seat) return `${where}: the log has it ${told(action)}, but seat ${turn.seat} is to act`;
  if (wordFor(turn, action) !== undefined) return undefined;
  const may = turn.options.map(({ action: word, pays }) => (pays > 0 ? `${word} for ${pays}` : word)).join(", ");
  return `${where}: the log has it ${told(action)}, but it may ${may}`;
}

const told = ({ action, pays }: ToldAction): string => (pays > 0 ? `${action} for ${pays}` : action);

const WAGERS: readonly Action[] = ["complete", "bet", "raise", "bet-big", "raise-big"];

/** The legal action that the log tells, with the same amount; undefined when there is none. */
function wordFor(turn: Turn, { action, pays }: ToldAction): Action | undefined {
  const words = action === "wager" ? WAGERS : [action];
  return turn.options.find((option) => words.includes(option.action) && option.pays === pays)?.action;
}
