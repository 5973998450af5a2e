import { HAND, LISTS, SIZES } from "./columns.ts";
import * as rows from "./hand-row.ts";

const { ownerOf } = rows;
const { logs: ENTRIES } = LISTS;
const { logged: LOGGED } = HAND;
const ROOM = SIZES.log;
const SEAT_BITS = SIZES.seats - 1;

/*
 * What everybody at the table saw happen, two integers an entry. It holds nothing that a seat may not know,
 * so that events and views which are read from it cannot leak a downcard.
 */

/** Kinds of entries. */
export const KINDS = {
  ante: 0,
  street: 1,
  upcard: 2,
  downcard: 3,
  burn: 4,
  community: 5,
  act: 6,
  returned: 7,
  rake: 8,
  show: 9,
  muck: 10,
  award: 11,
} as const;

/** Appends an entry about a seat: its kind, a small detail (action, side) and pot, and an amount: chips, or a card. */
export function note(hand: number, kind: number, seat: number, amount: number, detail = 0, pot = 0): void {
  append(hand, kind | ((seat & SEAT_BITS) << 4) | (detail << 8) | (pot << 12), amount);
}

/** Appends an entry about the whole table. */
export function noteTable(hand: number, kind: number, amount: number, pot = 0): void {
  append(hand, kind | (pot << 12), amount);
}

function append(hand: number, head: number, amount: number): void {
  const length = LOGGED[hand]!;
  LOGGED[hand] = length + 2;
  if (length >= ROOM) {
    ownerOf(hand).more.push(head, amount);
    return;
  }
  const at = hand * ROOM + length;
  ENTRIES[at] = head;
  ENTRIES[at + 1] = amount;
}

/** Forgets all entries. */
export function clearLog(hand: number): void {
  if (LOGGED[hand]! > ROOM) ownerOf(hand).more.length = 0;
  LOGGED[hand] = 0;
}

/** The integer of a log at a place: heads at even ones, amounts at odd ones. */
export const logAt = (hand: number, at: number): number =>
  at < ROOM ? ENTRIES[hand * ROOM + at]! : ownerOf(hand).more[at - ROOM]!;

export const kindOf = (head: number): number => head & 15;
export const seatOf = (head: number): number => (head >> 4) & 15;
export const detailOf = (head: number): number => (head >> 8) & 15;
export const potOf = (head: number): number => (head >> 12) & 15;
