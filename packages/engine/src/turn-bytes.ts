import { CARD_TEXTS, DECK_SIZE } from "@doorcard/cards";
import { owedOnTurn } from "./betting.ts";
import { ACT, detailOf, kindOf, seatOf, STREET, type Log } from "./log.ts";
import type { SeatState } from "./seat-state.ts";
import { CARDS_A_SEAT, DOOR, NO_CARD, type State } from "./state.ts";

/** The two letters of each card, one after the other. */
const LETTERS = Uint8Array.from({ length: DECK_SIZE * 2 }, (_, at) => CARD_TEXTS[at >> 1]!.charCodeAt(at & 1));

/**
 * Writes what a seat may know of its turn in bytes, as `docs/protocol.md` lays a turn out, from a place on, and tells where
 * it ends. It is what a view shows, from the numbers that it is made of. `numbers` shows the same bytes; there is room for 4096.
 */
export function putTurn(state: State, seat: SeatState, bytes: Uint8Array, numbers: DataView, start: number): number {
  bytes[start] = state.street;
  bytes[start + 1] = state.first.index + 1;
  bytes[start + 2] = state.opener.index + 1;
  bytes[start + 3] = state.wagers;
  numbers.setInt32(start + 8, owedOnTurn(state, seat), true);
  let at = putOptions(state, seat, bytes, numbers, start + 12);
  at = putDowncards(state, seat, bytes, at);
  bytes[at++] = state.community === NO_CARD ? 0 : 1;
  if (state.community !== NO_CARD) at = putCard(bytes, at, state.community);
  const { seats } = state;
  bytes[at++] = seats.length;
  let pot = 0;
  for (let i = 0; i < seats.length; i++) {
    const player = seats[i]!;
    pot += player.invested;
    bytes[at] = player.live ? 1 : 0;
    numbers.setInt32(at + 1, player.stack, true);
    numbers.setInt32(at + 5, player.streetBet, true);
    numbers.setInt32(at + 9, player.invested, true);
    at = putUpcards(state, player, bytes, at + 13);
  }
  numbers.setInt32(start + 4, pot, true);
  return putHistory(state.log, bytes, numbers, at);
}

function putOptions(state: State, seat: SeatState, bytes: Uint8Array, numbers: DataView, start: number): number {
  const { offers } = state;
  let at = start + 1;
  if (state.toAct === seat) {
    for (let code = 0; code < offers.length; code++) {
      const pays = offers[code]!;
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
function putDowncards({ cards }: State, { index, held }: SeatState, bytes: Uint8Array, start: number): number {
  const from = index * CARDS_A_SEAT;
  bytes[start] = held < DOOR ? 0 : held === CARDS_A_SEAT ? 3 : 2;
  if (held < DOOR) return start + 1;
  const at = putCard(bytes, putCard(bytes, start + 1, cards[from]!), cards[from + 1]!);
  return held === CARDS_A_SEAT ? putCard(bytes, at, cards[from + CARDS_A_SEAT - 1]!) : at;
}

/** A seat's door card and what came after it, but for the seventh; of a dead hand both cards (R21). */
function putUpcards({ cards }: State, { index, held }: SeatState, bytes: Uint8Array, start: number): number {
  const from = held < DOOR ? 0 : DOOR - 1;
  const to = held === CARDS_A_SEAT ? held - 1 : held;
  bytes[start] = to - from;
  let at = start + 1;
  for (let nth = from; nth < to; nth++) at = putCard(bytes, at, cards[index * CARDS_A_SEAT + nth]!);
  return at;
}

/** The actions so far, in order, from the public log. */
function putHistory({ entries, length }: Log, bytes: Uint8Array, numbers: DataView, start: number): number {
  let at = start + 2;
  let street = 0;
  for (let entry = 0; entry < length; entry += 2) {
    const head = entries[entry]!;
    const kind = kindOf(head);
    if (kind === STREET) street = entries[entry + 1]!;
    if (kind !== ACT) continue;
    bytes[at] = street;
    bytes[at + 1] = seatOf(head) + 1;
    bytes[at + 2] = detailOf(head);
    numbers.setInt32(at + 3, entries[entry + 1]!, true);
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
