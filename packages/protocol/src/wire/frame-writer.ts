import type { HandStart, Item, Turn } from "../generated/types.ts";
import { ACTIONS, ASK_ITEM, HAND_ITEM, JSON_ITEM, KEY_BYTES, LENGTH_BYTES, STREETS } from "./words.ts";

// Constants of this module alone, since what is imported is looked up at each use
const STREET_WORDS = STREETS;
const ACTION_WORDS = ACTIONS;

const FIRST_ROOM = 16_384;

/** Bytes that an item of fixed shape takes at most: a turn with 8 seats and 255 actions. */
const MOST_A_TURN = 4096;

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

/** A turn that writes itself as `docs/protocol.md` lays turns out, from a place on, and tells where it ends. `numbers` shows the same bytes. */
export interface SelfWriting {
  putTurn(bytes: Uint8Array, numbers: DataView, start: number): number;
}

/** Writes the binary frames of an arena: items one after another, as `docs/protocol.md` lays them out. */
export class FrameWriter {
  #bytes = new Uint8Array(FIRST_ROOM);
  #numbers = new DataView(this.#bytes.buffer);
  #at = LENGTH_BYTES;
  readonly #text = new TextEncoder();

  /** Whether nothing was written since the last frame. */
  get isEmpty(): boolean {
    return this.#at === LENGTH_BYTES;
  }

  /** Writes any item as JSON. */
  json(item: Item): void {
    const text = this.#text.encode(JSON.stringify(item));
    this.#makeRoom(5 + text.length);
    this.#byte(JSON_ITEM);
    this.#number(text.length);
    this.#bytes.set(text, this.#at);
    this.#at += text.length;
  }

  /** Writes that a hand begins; `key` is the 64 digits of its luck. */
  hand(table: number, key: string, hand: ReadOnly<HandStart>): void {
    this.#makeRoom(MOST_A_TURN);
    this.#byte(HAND_ITEM);
    this.#number(table);
    this.#at = putHand(this.#bytes, this.#numbers, this.#at, key, hand);
  }

  /** Writes a turn; one that can does so itself. */
  ask(id: number, table: number, turn: ReadOnly<Turn> & Partial<SelfWriting>): void {
    this.#makeRoom(MOST_A_TURN);
    this.#byte(ASK_ITEM);
    this.#number(id);
    this.#number(table);
    const start = this.#at;
    this.#at =
      turn.putTurn === undefined
        ? putTurn(this.#bytes, this.#numbers, start + 2, turn)
        : turn.putTurn(this.#bytes, this.#numbers, start + 2);
    this.#numbers.setUint16(start, this.#at - start - 2, true);
  }

  /** The frame of all that was written, its length in front; an empty one is the arena's goodbye. */
  take(): Uint8Array {
    this.#numbers.setUint32(0, this.#at - LENGTH_BYTES, true);
    const frame = this.#bytes.slice(0, this.#at);
    this.#at = LENGTH_BYTES;
    return frame;
  }

  #byte(value: number): void {
    this.#bytes[this.#at++] = value;
  }

  #number(value: number): void {
    this.#numbers.setInt32(this.#at, value, true);
    this.#at += 4;
  }

  #makeRoom(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const longer = new Uint8Array(2 * (this.#at + bytes));
    longer.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = longer;
    this.#numbers = new DataView(longer.buffer);
  }
}

/** Writes the luck and the start of a hand from a place on, and tells where it ends. The place is no field here, since that would cost more than the bytes. */
function putHand(bytes: Uint8Array, numbers: DataView, start: number, key: string, hand: ReadOnly<HandStart>): number {
  const { firstSeat, stacks } = hand;
  let at = start;
  // Two digits a byte; a buffer of their bytes would have to be made and collected for each
  for (let nth = 0; nth < 2 * KEY_BYTES; nth += 2) {
    bytes[at++] = (digit(key.charCodeAt(nth)) << 4) | digit(key.charCodeAt(nth + 1));
  }
  bytes[at++] = firstSeat;
  bytes[at++] = stacks.length;
  for (let i = 0; i < stacks.length; i++, at += 4) numbers.setInt32(at, stacks[i]!, true);
  return at;
}

/** Writes a turn from a place on, and tells where it ends. */
function putTurn(bytes: Uint8Array, numbers: DataView, start: number, turn: ReadOnly<Turn>): number {
  const { options, players, history } = turn;
  bytes[start] = placeOf(STREET_WORDS, turn.street);
  bytes[start + 1] = turn.firstSeat;
  bytes[start + 2] = turn.opener;
  bytes[start + 3] = turn.wagers;
  numbers.setInt32(start + 4, turn.pot, true);
  numbers.setInt32(start + 8, turn.toCall, true);
  let at = start + 12;
  bytes[at++] = options.length;
  for (let i = 0; i < options.length; i++, at += 5) {
    const { action, pays } = options[i]!;
    bytes[at] = placeOf(ACTION_WORDS, action);
    numbers.setInt32(at + 1, pays, true);
  }
  at = putCards(bytes, at, turn.downcards);
  at = putCards(bytes, at, turn.community);
  bytes[at++] = players.length;
  for (let i = 0; i < players.length; i++) {
    const { live, stack, streetBet, invested, upcards } = players[i]!;
    bytes[at] = live ? 1 : 0;
    numbers.setInt32(at + 1, stack, true);
    numbers.setInt32(at + 5, streetBet, true);
    numbers.setInt32(at + 9, invested, true);
    at = putCards(bytes, at + 13, upcards);
  }
  bytes[at++] = history.length & 255;
  bytes[at++] = history.length >> 8;
  for (let i = 0; i < history.length; i++, at += 7) {
    const { street, seat, action, pays } = history[i]!;
    bytes[at] = placeOf(STREET_WORDS, street);
    bytes[at + 1] = seat;
    bytes[at + 2] = placeOf(ACTION_WORDS, action);
    numbers.setInt32(at + 3, pays, true);
  }
  return at;
}

/** Writes how many cards, and each as its two letters; tells where they end. */
function putCards(bytes: Uint8Array, start: number, cards: readonly string[]): number {
  let at = start;
  bytes[at++] = cards.length;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    bytes[at++] = card.charCodeAt(0);
    bytes[at++] = card.charCodeAt(1);
  }
  return at;
}

/** The value of a hexadecimal digit by its letter. */
const digit = (letter: number): number => (letter < 58 ? letter - 48 : letter - 87);

/** The place of a word in a short list; a loop, since it is inlined where `indexOf` is a call. */
function placeOf(words: readonly string[], word: string): number {
  let place = 0;
  while (words[place] !== word) place++;
  return place;
}
