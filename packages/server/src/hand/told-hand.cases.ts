import { freshDeck, parseCards } from "@doorcard/cards";
import {
  Hand,
  lanes,
  NO_CARD,
  rulesFor,
  table,
  type Action,
  type CardSource,
  type Game,
  type Rules,
} from "@doorcard/engine";
import { recordOf } from "@doorcard/history";
import type { Fault, HandEvent, HandRecord } from "@doorcard/protocol";

/** A hand told in a test, at a classic table (ante 2, bring-in 4, bets 8 and 16) where everybody has 1,000 chips. */
export interface Told {
  readonly game?: Game;
  readonly rules?: Partial<Rules>;
  /** Seven cards a seat, six with eight seats; downcards first, the last one down: "As Kd 7h ..."; seat 1 first. */
  readonly cards: readonly string[];
  readonly spares?: string;
  /** One deck to be dealt in table order instead, from its top; then of `cards` only their number tells. */
  readonly deck?: string;
  readonly stacks?: readonly number[];
  /** "2 bring-in, 1 fold": each by the seat whose turn it must be. */
  readonly play: string;
  /** What the rest of the hand is, over and over: "check" or else "call". */
  readonly thenCheckOrCall?: boolean;
  /** The fault of the action of a number, from 0. */
  readonly faults?: Readonly<Record<number, Fault>>;
}

const NAMES = ["ann", "bob", "cy", "dee", "eve", "flo", "gus", "hal"];

/** Plays a told hand to its end: its record and its events, and its deal. */
export function played(told: Told): {
  readonly record: HandRecord;
  readonly events: HandEvent[];
  readonly deal: CardSource;
} {
  const { game = "stud", rules = {}, faults = {} } = told;
  const checked = rulesFor("classic", game, rules);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join());
  const cards = new Uint8Array(told.cards.length * 7).fill(NO_CARD);
  told.cards.forEach((text, seat) => cards.set(parseCards(text)!, seat * 7));
  const stakes = { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 };
  const stacks = told.stacks ?? told.cards.map(() => 1000);
  const setup = { id: "0.0.1", game, rules: checked.value, stakes, firstSeat: 1, stacks };
  const deal = told.deck === undefined ? lanes(cards, parseCards(told.spares ?? "") ?? []) : deckOf(told.deck);
  const hand = Hand.deal({ ...setup, cards: deal });
  const actions: { seat: number; action: Action; fault?: Fault }[] = [];
  const act = (action: Action): void => {
    const fault = faults[actions.length];
    actions.push({ seat: hand.seatToAct, action, ...(fault !== undefined && { fault }) });
    hand.play(action);
  };
  for (const [seat, action] of told.play.split(",").map((deed) => deed.trim().split(" "))) {
    if (hand.seatToAct !== Number(seat)) throw new Error(`seat ${hand.seatToAct} is to act, not ${seat} (${action})`);
    act(action as Action);
  }
  while (told.thenCheckOrCall === true && hand.turn !== undefined) act(hand.isLegal("check") ? "check" : "call");
  if (hand.turn !== undefined) throw new Error(`seat ${hand.seatToAct} is still to act on ${hand.turn.street} street`);
  return {
    record: recordOf({ ...setup, names: NAMES.slice(0, told.cards.length) }, hand, actions),
    events: hand.events,
    deal,
  };
}

function deckOf(text: string): CardSource {
  const top = parseCards(text)!;
  const deck = Uint8Array.from([...top, ...freshDeck().filter((card) => !top.includes(card))]);
  return table(deck, deck);
}
