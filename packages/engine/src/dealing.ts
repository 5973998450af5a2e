import type { Card } from "@doorcard/cards";
import { BURN, COMMUNITY, DOWNCARD, note, STREET, UPCARD } from "./log.ts";
import { CARDS_A_SEAT, leftOf, NO_CARD, type State } from "./state.ts";
import { SEVENTH, THIRD } from "./words.ts";

/** Where the cards of a hand come from. */
export interface CardSource {
  /** Back to the first card. */
  reset(): void;
  /** A copy that deals on from here. */
  copy(): CardSource;
  /** The next card for a seat (index from 0), its `nth` (0 to 5). */
  next(seat: number, nth: number): Card;
  /** The card to burn before a street, or NO_CARD where this way of dealing burns none. */
  burn(): Card;
  /** The seat's own seventh card where it was set aside in advance, else NO_CARD. */
  ownSeventh(seat: number): Card;
  /** The cards left to deal seventh street from; `folded` tells which seats' lanes have come free. */
  stub(live: Uint8Array, held: Uint8Array): readonly Card[];
  /** The given cards mixed, in an order fixed in advance. */
  mix(cards: readonly Card[]): readonly Card[];
}

/** Deals the cards of the street that begins. */
export function dealStreet(state: State): void {
  note(state.log, STREET, 0, state.street);
  if (state.street === THIRD) {
    dealRound(state, DOWNCARD);
    dealRound(state, DOWNCARD);
    dealRound(state, UPCARD);
  } else if (state.street < SEVENTH) {
    burn(state);
    dealRound(state, UPCARD);
  } else {
    dealSeventh(state);
  }
}

/** One card to each live seat, clockwise from the first. */
function dealRound(state: State, kind: number): void {
  let seat = state.firstSeat;
  for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
    if (state.live[seat] === 1) give(state, seat, kind, state.source.next(seat, state.held[seat]!));
  }
}

function give(state: State, seat: number, kind: number, card: Card): void {
  state.cards[seat * CARDS_A_SEAT + state.held[seat]!] = card;
  state.held[seat]!++;
  note(state.log, kind, seat, kind === UPCARD ? card : 0);
}

function burn(state: State): void {
  if (!state.rules.burn) return;
  const card = state.source.burn();
  if (card !== NO_CARD) noteBurn(state, card);
}

function noteBurn(state: State, card: Card): void {
  state.burns[state.burnCount++] = card;
  note(state.log, BURN, 0, 0);
}

/** Seventh street: from lanes set aside, else from the stub, else one card for all (R11, R12). */
function dealSeventh(state: State): void {
  let seat = state.firstSeat;
  if (hasOwnSevenths(state)) {
    burn(state);
    for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
      if (state.live[seat] === 1) give(state, seat, DOWNCARD, state.source.ownSeventh(seat));
    }
    return;
  }
  const { cards, forAll } = seventhCards(state);
  if (forAll) return dealCommunity(state, cards[0]!);
  for (let i = 0, at = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
    if (state.live[seat] === 1) give(state, seat, DOWNCARD, cards[at++]!);
  }
}

function hasOwnSevenths(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.live[seat] === 1 && state.source.ownSeventh(seat) === NO_CARD) return false;
  }
  return true;
}

function dealCommunity(state: State, card: Card): void {
  state.community = card;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.live[seat] === 1) state.cards[seat * CARDS_A_SEAT + CARDS_A_SEAT - 1] = card;
  }
  note(state.log, COMMUNITY, 0, card);
}

/** Which cards seventh street is dealt from, the burn taken off, and whether the first is one for all. */
function seventhCards(state: State): { readonly cards: readonly Card[]; readonly forAll: boolean } {
  const { source, liveCount, rules } = state;
  const stub = source.stub(state.live, state.held);
  if (rules.shortDeck === "community") return fromStub(state, stub, rules.burn && stub.length > liveCount);
  const burns = Array.from(state.burns.subarray(0, state.burnCount));
  if (stub.length >= liveCount + 2) return fromStub(state, stub, true);
  if (stub.length + burns.length >= liveCount + 2) return fromStub(state, source.mix([...stub, ...burns]), true);
  return { cards: burnOff(state, stub.length > 2 ? stub : source.mix([...stub, ...burns])), forAll: true };
}

function fromStub(
  state: State,
  cards: readonly Card[],
  burns: boolean,
): { readonly cards: readonly Card[]; readonly forAll: boolean } {
  const left = burns ? burnOff(state, cards) : cards;
  return { cards: left, forAll: left.length < state.liveCount };
}

function burnOff(state: State, cards: readonly Card[]): readonly Card[] {
  noteBurn(state, cards[0]!);
  return cards.slice(1);
}
