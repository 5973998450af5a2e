import { parseCard } from "@doorcard/cards";
import { exposing, Hand, lanes, NO_CARD, type Action, type Turn } from "@doorcard/engine";
import type { HandRecord } from "@doorcard/protocol";

/** A record played again, or the first thing in it that the engine plays differently, as a sentence. */
export type Replay = { readonly ok: true; readonly hand: Hand } | { readonly ok: false; readonly difference: string };

/** Plays a record again and compares whose turn it was, what was legal and what everybody won. */
export const replay = (record: HandRecord): Replay => replaying(record, () => undefined);

/** The same, and `at` is shown every turn with the action that is about to be taken. */
export function replaying(record: HandRecord, at: (turn: Turn, action: Action) => void): Replay {
  const hand = dealFrom(record);
  for (const [i, { seat, action }] of record.actions.entries()) {
    const { turn } = hand;
    if (turn === undefined) return differs(`action ${i + 1}: the hand is over before seat ${seat} can ${action}`);
    if (turn.seat !== seat)
      return differs(`action ${i + 1}: seat ${turn.seat} is to act on ${turn.street} street, not seat ${seat}`);
    const refused = hand.whyNot(action);
    if (refused !== undefined) return differs(`action ${i + 1}: ${refused}`);
    at(turn, action);
    hand.play(action);
  }
  if (hand.turn !== undefined)
    return differs(`the record ends while seat ${hand.turn.seat} is to act on ${hand.turn.street} street`);
  for (const [i, net] of record.net.entries()) {
    if (hand.net(i + 1) !== net) return differs(`seat ${i + 1} nets ${hand.net(i + 1)} chips, the record says ${net}`);
  }
  return { ok: true, hand };
}

const differs = (difference: string): Replay => ({ ok: false, difference });

/** The hand of a record before its first action; its cards as they were dealt. */
function dealFrom(record: HandRecord): Hand {
  const cards = new Uint8Array(record.seats.length * 7).fill(NO_CARD);
  record.seats.forEach((seat, i) => cards.set(codes(seat.cards), i * 7));
  const { game, stakes, firstSeat, seats, community } = record;
  return Hand.deal({
    game,
    // A card for all was found by the rules of its day; it is dealt again as it was, without asking them
    rules: community.length === 0 ? record.rules : { ...record.rules, shortDeck: "community", burn: false },
    stakes,
    firstSeat,
    stacks: seats.map(({ stack }) => stack),
    cards: exposing(lanes(cards, codes(community), codes(record.burns)), exposedIn(record)),
  });
}

/** A seat with two cards had both exposed, and its hand was dead. One exposed card stands in its place as the door card. */
const exposedIn = ({ seats }: HandRecord): Uint8Array =>
  Uint8Array.from(seats.flatMap(({ cards }) => (cards.length === 2 ? [1, 1] : [0, 0])));

const codes = (texts: readonly string[]): number[] => texts.map((text) => parseCard(text) ?? NO_CARD);
