import { CARD_TEXTS, DECK_SIZE } from "@doorcard/cards";
import { owedOnTurn } from "./betting.ts";
import { HAND, LISTS, NONE, POINTER, SEAT, SIZES } from "./columns.ts";
import { KINDS, detailOf, kindOf, logAt, seatOf } from "./log.ts";
import { ACTIONS } from "./words.ts";

const { cards: CARDS_A_SEAT, door: DOOR, offers: OFFERS_A_HAND, seats: SEATS_A_ROW } = SIZES;
const { card: NO_CARD } = NONE;
const { act: ACT, street: STREET_BEGINS } = KINDS;
const { cards: CARDS, offers: OFFERS } = LISTS;
const { held: HELD, invested: INVESTED, live: LIVE, stack: STACK, streetBet: STREET_BET } = SEAT;
const { community: COMMUNITY, logged: LOGGED, seats: SEATS, street: STREET, wagers: WAGERS } = HAND;
const { first: FIRST, opener: OPENER, toAct: TO_ACT } = POINTER;
const PLACES = SEATS_A_ROW - 1;

/** The two letters of each card, one after the other. */
const LETTERS = Uint8Array.from({ length: DECK_SIZE * 2 }, (_, at) => CARD_TEXTS[at >> 1]!.charCodeAt(at & 1));

/**
 * Writes what a seat may know of its turn in bytes, as `docs/protocol.md` lays a turn out, from a place on, and tells where
 * it ends. It is what a view shows, from the numbers that it is made of. `numbers` shows the same bytes; there is room for 4096.
 */
export function putTurn(hand: number, seat: number, bytes: Uint8Array, numbers: DataView, start: number): number {
  bytes[start] = STREET[hand]!;
  bytes[start + 1] = (FIRST[hand]! & PLACES) + 1;
  bytes[start + 2] = (OPENER[hand]! & PLACES) + 1;
  bytes[start + 3] = WAGERS[hand]!;
  numbers.setInt32(start + 8, owedOnTurn(hand, seat), true);
  let at = putOptions(hand, seat, bytes, numbers, start + 12);
  at = putDowncards(seat, bytes, at);
  const community = COMMUNITY[hand]!;
  bytes[at++] = community === NO_CARD ? 0 : 1;
  if (community !== NO_CARD) at = putCard(bytes, at, community);
  const seats = SEATS[hand]!;
  bytes[at++] = seats;
  let pot = 0;
  for (let nth = 0; nth < seats; nth++) {
    const player = hand * SEATS_A_ROW + nth;
    pot += INVESTED[player]!;
    bytes[at] = LIVE[player]!;
    numbers.setInt32(at + 1, STACK[player]!, true);
    numbers.setInt32(at + 5, STREET_BET[player]!, true);
    numbers.setInt32(at + 9, INVESTED[player]!, true);
    at = putUpcards(player, bytes, at + 13);
  }
  numbers.setInt32(start + 4, pot, true);
  return putHistory(hand, bytes, numbers, at);
}

function putOptions(hand: number, seat: number, bytes: Uint8Array, numbers: DataView, start: number): number {
  let at = start + 1;
  if (TO_ACT[hand] === seat) {
    for (let code = 0; code < ACTIONS.length; code++) {
      const pays = OFFERS[hand * OFFERS_A_HAND + code]!;
      if (pays < 0) continue;
      bytes[at] = code;
      numbers.setInt32(at + 1, pays, true);
      at += 5;
    }
  }
  bytes[start] = (at - start - 1) / 5;
  return at;
}

/** The seat's first two cards and its seventh; none of a dead hand, whose cards were exposed (R21). */
function putDowncards(seat: number, bytes: Uint8Array, start: number): number {
  const from = seat * CARDS_A_SEAT;
  const held = HELD[seat]!;
  bytes[start] = held < DOOR ? 0 : held === CARDS_A_SEAT ? 3 : 2;
  if (held < DOOR) return start + 1;
  const at = putCard(bytes, putCard(bytes, start + 1, CARDS[from]!), CARDS[from + 1]!);
  return held === CARDS_A_SEAT ? putCard(bytes, at, CARDS[from + CARDS_A_SEAT - 1]!) : at;
}

/** A seat's door card and what came after it, but for the seventh; of a dead hand both cards (R21). */
function putUpcards(seat: number, bytes: Uint8Array, start: number): number {
  const held = HELD[seat]!;
  const from = held < DOOR ? 0 : DOOR - 1;
  const to = held === CARDS_A_SEAT ? held - 1 : held;
  bytes[start] = to - from;
  let at = start + 1;
  for (let nth = from; nth < to; nth++) at = putCard(bytes, at, CARDS[seat * CARDS_A_SEAT + nth]!);
  return at;
}

/** The actions so far, in order, from the public log. */
function putHistory(hand: number, bytes: Uint8Array, numbers: DataView, start: number): number {
  let at = start + 2;
  const length = LOGGED[hand]!;
  let street = 0;
  for (let entry = 0; entry < length; entry += 2) {
    const head = logAt(hand, entry);
    const kind = kindOf(head);
    if (kind === STREET_BEGINS) street = logAt(hand, entry + 1);
    if (kind !== ACT) continue;
    bytes[at] = street;
    bytes[at + 1] = seatOf(head) + 1;
    bytes[at + 2] = detailOf(head);
    numbers.setInt32(at + 3, logAt(hand, entry + 1), true);
    at += 7;
  }
  numbers.setUint16(start, (at - start - 2) / 7, true);
  return at;
}

function putCard(bytes: Uint8Array, at: number, card: number): number {
  bytes[at] = LETTERS[2 * card]!;
  bytes[at + 1] = LETTERS[2 * card + 1]!;
  return at + 2;
}
