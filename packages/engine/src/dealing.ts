import { rankOf, type Card } from "@doorcard/cards";
import * as betting from "./betting.ts";
import { HAND, LISTS, NONE, POINTER, SEAT, SIZES, TERM } from "./columns.ts";
import * as rows from "./hand-row.ts";
import * as log from "./log.ts";
import { STREET_NUMBERS } from "./words.ts";

const { pay } = betting;
const { ownerOf } = rows;
const { KINDS, note, noteTable } = log;
const { burns: BURNS_A_HAND, cards: CARDS_A_SEAT, door: DOOR, seats: SEATS_A_ROW } = SIZES;
const { card: NO_CARD } = NONE;
const { seventh: SEVENTH, third: THIRD } = STREET_NUMBERS;
const {
  burn: BURN,
  community: COMMUNITY,
  downcard: DOWNCARD,
  returned: RETURNED,
  street: STREET_BEGINS,
  upcard: UPCARD,
} = KINDS;
const { burns: BURNS, cards: CARDS } = LISTS;
const { left: LEFT, dealtIn: DEALT_IN, held: HELD, invested: INVESTED, live: LIVE } = SEAT;
const { once: ONCE, twice: TWICE, thrice: THRICE, four: FOUR } = SEAT;
const { burnCount: BURN_COUNT, community: COMMUNITY_CARD, liveCount: LIVE_COUNT, seats: SEATS, street: STREET } = HAND;
const { first: FIRST } = POINTER;
const { burns: BURNS_CARDS } = TERM;
const PLACES = SEATS_A_ROW - 1;

/** A seat's index from 0. */
const placeOf = (seat: number): number => seat & PLACES;

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
  /**
   * The cards left to deal seventh street from; the lanes of seats that are dealt no more have come free. `taken` tells of each
   * of so many seats, seat 1 first, how many cards of its lane are not.
   */
  stub(taken: ArrayLike<number>, seats: number): readonly Card[];
  /** The given cards mixed, in an order fixed in advance. */
  mix(cards: readonly Card[]): readonly Card[];
}

/** Deals the cards of the street that begins. */
export function dealStreet(hand: number): void {
  const street = STREET[hand]!;
  noteTable(hand, STREET_BEGINS, street);
  if (street === THIRD && ownerOf(hand).table.rules.exposedDowncard > 0) {
    dealExposing(hand);
  } else if (street === THIRD) {
    dealRound(hand, DOWNCARD);
    dealRound(hand, DOWNCARD);
    dealRound(hand, UPCARD);
  } else if (street < SEVENTH) {
    burn(hand);
    dealRound(hand, UPCARD);
  } else {
    dealSeventh(hand);
  }
}

/** One card to each seat that is dealt to, clockwise from the first. */
function dealRound(hand: number, kind: number): void {
  const { source } = ownerOf(hand);
  const first = FIRST[hand]!;
  let seat = first;
  do {
    if (DEALT_IN[seat] !== 0) give(hand, seat, kind, source.next(placeOf(seat), HELD[seat]!));
    seat = LEFT[seat]!;
  } while (seat !== first);
}

function give(hand: number, seat: number, kind: number, card: Card): void {
  const held = HELD[seat]!;
  CARDS[seat * CARDS_A_SEAT + held] = card;
  HELD[seat] = held + 1;
  if (kind === UPCARD) show(seat, card);
  note(hand, kind, seat, kind === UPCARD ? card : 0);
}

/** Adds an upcard to the ranks that a seat shows. */
function show(seat: number, card: Card): void {
  const bit = 1 << rankOf(card);
  FOUR[seat]! |= THRICE[seat]! & bit;
  THRICE[seat]! |= TWICE[seat]! & bit;
  TWICE[seat]! |= ONCE[seat]! & bit;
  ONCE[seat]! |= bit;
}

/**
 * Third street by a dealer who may expose downcards (R21): the one of a seat that is exposed becomes its door card, and
 * its third card is dealt down; a hand with both exposed is dead, and its ante goes back.
 */
function dealExposing(hand: number): void {
  const { source } = ownerOf(hand);
  for (const nth of [0, 1]) {
    for (const seat of inDealtOrder(hand)) {
      const at = placeOf(seat);
      give(hand, seat, source.exposed(at, nth) ? UPCARD : DOWNCARD, source.next(at, nth));
    }
  }
  for (const seat of inDealtOrder(hand)) {
    const at = placeOf(seat);
    const first = source.exposed(at, 0);
    const second = source.exposed(at, 1);
    if (first && second) {
      killHand(hand, seat);
      continue;
    }
    give(hand, seat, first || second ? DOWNCARD : UPCARD, source.next(at, 2));
    if (first || second) moveToDoor(seat, first ? 0 : 1);
  }
}

/** The seats clockwise from the first. */
function inDealtOrder(hand: number): number[] {
  const order: number[] = [];
  for (let seat = FIRST[hand]!; order.length < SEATS[hand]!; seat = LEFT[seat]!) order.push(seat);
  return order;
}

function killHand(hand: number, seat: number): void {
  const ante = INVESTED[seat]!;
  LIVE[seat] = 0;
  DEALT_IN[seat] = 0;
  LIVE_COUNT[hand]!--;
  pay(seat, -ante);
  note(hand, RETURNED, seat, ante);
}

/** Moves one of a seat's first two cards to the place of its door card; the others close up in the order dealt. */
function moveToDoor(seat: number, nth: number): void {
  const from = seat * CARDS_A_SEAT;
  const door = CARDS[from + nth]!;
  CARDS.copyWithin(from + nth, from + nth + 1, from + DOOR);
  CARDS[from + DOOR - 1] = door;
}

function burn(hand: number): void {
  if (BURNS_CARDS[hand] === 0) return;
  const card = ownerOf(hand).source.burn();
  if (card !== NO_CARD) noteBurn(hand, card);
}

function noteBurn(hand: number, card: Card): void {
  BURNS[hand * BURNS_A_HAND + BURN_COUNT[hand]!] = card;
  BURN_COUNT[hand]!++;
  noteTable(hand, BURN, 0);
}

/** The cards a hand burned so far, in order. */
export function burnsOf(hand: number): Card[] {
  const from = hand * BURNS_A_HAND;
  return Array.from(BURNS.subarray(from, from + BURN_COUNT[hand]!));
}

/** Seventh street: from lanes set aside, else from the stub, else one card for all (R11, R12). */
function dealSeventh(hand: number): void {
  if (hasOwnSevenths(hand)) return dealOwnSevenths(hand);
  const { cards, forAll } = seventhCards(hand);
  if (forAll) return dealCommunity(hand, cards[0]!);
  const first = FIRST[hand]!;
  let seat = first;
  let at = 0;
  do {
    if (DEALT_IN[seat] !== 0) give(hand, seat, DOWNCARD, cards[at++]!);
    seat = LEFT[seat]!;
  } while (seat !== first);
}

function dealOwnSevenths(hand: number): void {
  const { source } = ownerOf(hand);
  const first = FIRST[hand]!;
  burn(hand);
  let seat = first;
  do {
    if (DEALT_IN[seat] !== 0) give(hand, seat, DOWNCARD, source.ownSeventh(placeOf(seat)));
    seat = LEFT[seat]!;
  } while (seat !== first);
}

function hasOwnSevenths(hand: number): boolean {
  const { source } = ownerOf(hand);
  const from = hand * SEATS_A_ROW;
  for (let seat = from; seat < from + SEATS[hand]!; seat++) {
    if (DEALT_IN[seat] !== 0 && source.ownSeventh(placeOf(seat)) === NO_CARD) return false;
  }
  return true;
}

function dealCommunity(hand: number, card: Card): void {
  COMMUNITY_CARD[hand] = card;
  for (const seat of inDealtOrder(hand)) {
    if (LIVE[seat] !== 0) CARDS[seat * CARDS_A_SEAT + CARDS_A_SEAT - 1] = card;
  }
  noteTable(hand, COMMUNITY, card);
}

/** How many cards of each seat's lane are not free on seventh street, written anew for each hand. */
const TAKEN = new Uint8Array(SEATS_A_ROW);

/** Notes what is taken of each lane: all of a seat that is dealt to, else what it holds; tells how many are dealt to. */
function noteTaken(hand: number): number {
  const first = hand * SEATS_A_ROW;
  let dealtTo = 0;
  for (let at = 0; at < SEATS[hand]!; at++) {
    dealtTo += DEALT_IN[first + at]!;
    TAKEN[at] = DEALT_IN[first + at] !== 0 ? CARDS_A_SEAT : HELD[first + at]!;
  }
  return dealtTo;
}

/** Which cards seventh street is dealt from, the burn taken off, and whether the first is one for all. */
function seventhCards(hand: number): { readonly cards: readonly Card[]; readonly forAll: boolean } {
  const { source, table } = ownerOf(hand);
  const wanted = noteTaken(hand);
  const stub = source.stub(TAKEN, SEATS[hand]!);
  if (table.rules.shortDeck === "community") {
    return fromStub(hand, stub, wanted, table.rules.burn && stub.length > wanted);
  }
  const burns = burnsOf(hand);
  if (stub.length >= wanted + 2) return fromStub(hand, stub, wanted, true);
  if (stub.length + burns.length >= wanted + 2) {
    return fromStub(hand, source.mix([...stub, ...burns]), wanted, true);
  }
  return { cards: burnOff(hand, stub.length > 2 ? stub : source.mix([...stub, ...burns])), forAll: true };
}

function fromStub(
  hand: number,
  cards: readonly Card[],
  wanted: number,
  burns: boolean,
): { readonly cards: readonly Card[]; readonly forAll: boolean } {
  const left = burns ? burnOff(hand, cards) : cards;
  return { cards: left, forAll: left.length < wanted };
}

function burnOff(hand: number, cards: readonly Card[]): readonly Card[] {
  noteBurn(hand, cards[0]!);
  return cards.slice(1);
}
