import type { Card } from "@doorcard/cards";
import { BURN, COMMUNITY, DOWNCARD, note, noteTable, RETURNED, STREET, UPCARD } from "./log.ts";
import type { SeatState } from "./seat-state.ts";
import { CARDS_A_SEAT, NO_CARD, type State } from "./state.ts";
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
  /** The cards left to deal seventh street from; the lanes of seats, seat 1 first, that are dealt no more have come free. */
  stub(seats: readonly SeatDealt[]): readonly Card[];
  /** The given cards mixed, in an order fixed in advance. */
  mix(cards: readonly Card[]): readonly Card[];
}

/** What a source must know of a seat: whether it is dealt to, and how many cards it holds. */
export interface SeatDealt {
  readonly isDealtIn: boolean;
  readonly held: number;
}

/** Deals the cards of the street that begins. */
export function dealStreet(state: State): void {
  noteTable(state.log, STREET, state.street);
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

/** One card to each seat that is dealt to, clockwise from the first. */
function dealRound(state: State, kind: number): void {
  const { first, source } = state;
  let seat = first;
  do {
    if (seat.isDealtIn) give(state, seat, kind, source.next(seat.index, seat.held));
    seat = seat.left;
  } while (seat !== first);
}

function give(state: State, seat: SeatState, kind: number, card: Card): void {
  state.cards[seat.index * CARDS_A_SEAT + seat.held] = card;
  seat.held++;
  if (kind === UPCARD) seat.board.add(card);
  note(state.log, kind, seat, kind === UPCARD ? card : 0);
}

/**
 * Third street by a dealer who may expose downcards (R21): the one of a seat that is exposed becomes its door card, and
 * its third card is dealt down; a hand with both exposed is dead, and its ante goes back.
 */
function dealExposing(state: State): void {
  const { source } = state;
  for (const nth of [0, 1]) {
    for (const seat of inDealtOrder(state)) {
      give(state, seat, source.exposed(seat.index, nth) ? UPCARD : DOWNCARD, source.next(seat.index, nth));
    }
  }
  for (const seat of inDealtOrder(state)) {
    const first = source.exposed(seat.index, 0);
    const second = source.exposed(seat.index, 1);
    if (first && second) {
      killHand(state, seat);
      continue;
    }
    give(state, seat, first || second ? DOWNCARD : UPCARD, source.next(seat.index, 2));
    if (first || second) moveToDoor(state, seat, first ? 0 : 1);
  }
}

/** The seats clockwise from the first. */
const inDealtOrder = ({ seats, first }: State): SeatState[] => [
  ...seats.slice(first.index),
  ...seats.slice(0, first.index),
];

function killHand(state: State, seat: SeatState): void {
  const ante = seat.invested;
  seat.live = false;
  state.liveCount--;
  seat.pay(-ante);
  note(state.log, RETURNED, seat, ante);
}

/** Moves one of a seat's first two cards to the place of its door card; the others close up in the order dealt. */
function moveToDoor(state: State, seat: SeatState, nth: number): void {
  const from = seat.index * CARDS_A_SEAT;
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
  noteTable(state.log, BURN, 0);
}

/** Seventh street: from lanes set aside, else from the stub, else one card for all (R11, R12). */
function dealSeventh(state: State): void {
  const { first, source } = state;
  if (hasOwnSevenths(state)) {
    burn(state);
    let seat = first;
    do {
      if (seat.isDealtIn) give(state, seat, DOWNCARD, source.ownSeventh(seat.index));
      seat = seat.left;
    } while (seat !== first);
    return;
  }
  const { cards, forAll } = seventhCards(state);
  if (forAll) return dealCommunity(state, cards[0]!);
  inDealtOrder(state)
    .filter((seat) => seat.isDealtIn)
    .forEach((seat, at) => give(state, seat, DOWNCARD, cards[at]!));
}

function hasOwnSevenths(state: State): boolean {
  const { seats, source } = state;
  for (let i = 0; i < seats.length; i++) {
    if (seats[i]!.isDealtIn && source.ownSeventh(i) === NO_CARD) return false;
  }
  return true;
}

function dealCommunity(state: State, card: Card): void {
  state.community = card;
  for (const seat of state.seats) {
    if (seat.live) state.cards[seat.index * CARDS_A_SEAT + CARDS_A_SEAT - 1] = card;
  }
  noteTable(state.log, COMMUNITY, card);
}

/** Which cards seventh street is dealt from, the burn taken off, and whether the first is one for all. */
function seventhCards(state: State): { readonly cards: readonly Card[]; readonly forAll: boolean } {
  const { source, rules, seats } = state;
  const stub = source.stub(seats);
  let wanted = 0;
  for (let i = 0; i < seats.length; i++) if (seats[i]!.isDealtIn) wanted++;
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
