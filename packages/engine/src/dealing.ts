import type { Card } from "@doorcard/cards";
import { BURN, COMMUNITY, DOWNCARD, note, RETURNED, STREET, UPCARD } from "./log.ts";
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
  /** Whether the dealer exposes a seat's first (`nth` 0) or second (1) downcard, where the rules let that happen (R21). */
  exposed(seat: number, nth: number): boolean;
  /** The cards left to deal seventh street from; the lanes of seats that are dealt no more have come free. */
  stub(dealtIn: Uint8Array, held: Uint8Array): readonly Card[];
  /** The given cards mixed, in an order fixed in advance. */
  mix(cards: readonly Card[]): readonly Card[];
}

/** Deals the cards of the street that begins. */
export function dealStreet(state: State): void {
  note(state.log, STREET, 0, state.street);
  if (state.street === THIRD && state.rules.exposedDowncard > 0) {
    dealExposing(state);
  } else if (state.street === THIRD) {
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

/** Which seats are dealt to, 1 each: the live ones, and those that folded for nothing where they keep getting cards (R20). */
function dealtIn(state: State): Uint8Array {
  if (!state.rules.foldedSeatKeepsCards) return state.live;
  return state.live.map((live, seat) => live | state.dealtOn[seat]!);
}

/** One card to each seat that is dealt to, clockwise from the first. */
function dealRound(state: State, kind: number): void {
  const seats = dealtIn(state);
  let seat = state.firstSeat;
  for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
    if (seats[seat] === 1) give(state, seat, kind, state.source.next(seat, state.held[seat]!));
  }
}

function give(state: State, seat: number, kind: number, card: Card): void {
  state.cards[seat * CARDS_A_SEAT + state.held[seat]!] = card;
  state.held[seat]!++;
  note(state.log, kind, seat, kind === UPCARD ? card : 0);
}

/**
 * Third street by a dealer who may expose downcards (R21): the one of a seat that is exposed becomes its door card, and
 * its third card is dealt down; a hand with both exposed is dead, and its ante goes back.
 */
function dealExposing(state: State): void {
  for (const nth of [0, 1]) {
    let seat = state.firstSeat;
    for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
      give(state, seat, state.source.exposed(seat, nth) ? UPCARD : DOWNCARD, state.source.next(seat, nth));
    }
  }
  let seat = state.firstSeat;
  for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
    const first = state.source.exposed(seat, 0);
    const second = state.source.exposed(seat, 1);
    if (first && second) {
      killHand(state, seat);
      continue;
    }
    give(state, seat, first || second ? DOWNCARD : UPCARD, state.source.next(seat, 2));
    if (first || second) moveToDoor(state, seat, first ? 0 : 1);
  }
}

function killHand(state: State, seat: number): void {
  const ante = state.invested[seat]!;
  state.live[seat] = 0;
  state.liveCount--;
  state.stacks[seat]! += ante;
  state.invested[seat] = 0;
  note(state.log, RETURNED, seat, ante);
}

/** Moves one of a seat's first two cards to the place of its door card; the others close up in the order dealt. */
function moveToDoor(state: State, seat: number, nth: number): void {
  const from = seat * CARDS_A_SEAT;
  const door = state.cards[from + nth]!;
  state.cards.copyWithin(from + nth, from + nth + 1, from + 3);
  state.cards[from + 2] = door;
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
  const seats = dealtIn(state);
  let seat = state.firstSeat;
  if (hasOwnSevenths(state, seats)) {
    burn(state);
    for (let i = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
      if (seats[seat] === 1) give(state, seat, DOWNCARD, state.source.ownSeventh(seat));
    }
    return;
  }
  const { cards, forAll } = seventhCards(state, seats);
  if (forAll) return dealCommunity(state, cards[0]!);
  for (let i = 0, at = 0; i < state.seats; i++, seat = leftOf(state, seat)) {
    if (seats[seat] === 1) give(state, seat, DOWNCARD, cards[at++]!);
  }
}

function hasOwnSevenths(state: State, seats: Uint8Array): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seats[seat] === 1 && state.source.ownSeventh(seat) === NO_CARD) return false;
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
function seventhCards(state: State, seats: Uint8Array): { readonly cards: readonly Card[]; readonly forAll: boolean } {
  const { source, rules } = state;
  const wanted = seats.reduce((sum, one) => sum + one, 0);
  const stub = source.stub(seats, state.held);
  if (rules.shortDeck === "community") return fromStub(state, stub, wanted, rules.burn && stub.length > wanted);
  const burns = Array.from(state.burns.subarray(0, state.burnCount));
  if (stub.length >= wanted + 2) return fromStub(state, stub, wanted, true);
  if (stub.length + burns.length >= wanted + 2) {
    return fromStub(state, source.mix([...stub, ...burns]), wanted, true);
  }
  return { cards: burnOff(state, stub.length > 2 ? stub : source.mix([...stub, ...burns])), forAll: true };
}

function fromStub(
  state: State,
  cards: readonly Card[],
  wanted: number,
  burns: boolean,
): { readonly cards: readonly Card[]; readonly forAll: boolean } {
  const left = burns ? burnOff(state, cards) : cards;
  return { cards: left, forAll: left.length < wanted };
}

function burnOff(state: State, cards: readonly Card[]): readonly Card[] {
  noteBurn(state, cards[0]!);
  return cards.slice(1);
}
