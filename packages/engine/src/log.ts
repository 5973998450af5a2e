import type { SeatState } from "./seat-state.ts";

/**
 * What everybody at the table saw happen, two integers an entry. It holds nothing that a seat may not know,
 * so that events and views which are read from it cannot leak a downcard.
 */
export interface Log {
  entries: Int32Array;
  /** Integers in use: twice the number of entries. */
  length: number;
  /** Integers that there is room for; asking the array itself costs more. */
  room: number;
}

/** Kinds of entries. */
export const ANTE = 0;
export const STREET = 1;
export const UPCARD = 2;
export const DOWNCARD = 3;
export const BURN = 4;
export const COMMUNITY = 5;
export const ACT = 6;
export const RETURNED = 7;
export const RAKE = 8;
export const SHOW = 9;
export const MUCK = 10;
export const AWARD = 11;

const FIRST_ROOM = 256;

/** An empty log. */
export const emptyLog = (): Log => ({ entries: new Int32Array(FIRST_ROOM), length: 0, room: FIRST_ROOM });

/** A copy that grows on its own. */
export const copyLog = (log: Log): Log => ({ ...log, entries: log.entries.slice() });

/** Appends an entry about a seat: its kind, a small detail (action, side) and pot, and an amount: chips, or a card. */
export function note(log: Log, kind: number, seat: SeatState, amount: number, detail = 0, pot = 0): void {
  append(log, kind | (seat.index << 4) | (detail << 8) | (pot << 12), amount);
}

/** Appends an entry about the whole table. */
export function noteTable(log: Log, kind: number, amount: number, pot = 0): void {
  append(log, kind | (pot << 12), amount);
}

function append(log: Log, head: number, amount: number): void {
  const { length } = log;
  if (length === log.room) grow(log);
  const { entries } = log;
  entries[length] = head;
  entries[length + 1] = amount;
  log.length = length + 2;
}

function grow(log: Log): void {
  log.room *= 2;
  const longer = new Int32Array(log.room);
  longer.set(log.entries);
  log.entries = longer;
}

export const kindOf = (head: number): number => head & 15;
export const seatOf = (head: number): number => (head >> 4) & 15;
export const detailOf = (head: number): number => (head >> 8) & 15;
export const potOf = (head: number): number => (head >> 12) & 15;
