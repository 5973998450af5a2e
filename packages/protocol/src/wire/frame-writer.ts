import type { HandStart, Item, Turn } from "../generated/types.ts";
import { ACTIONS, ASK_ITEM, HAND_ITEM, JSON_ITEM, LENGTH_BYTES, STREETS } from "./words.ts";

const FIRST_ROOM = 16_384;

/** Bytes that an item of fixed shape takes at most: a turn with 8 seats and 255 actions. */
const MOST_A_TURN = 4096;

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

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
    this.#digits(key);
    this.#byte(hand.firstSeat);
    this.#byte(hand.stacks.length);
    for (const stack of hand.stacks) this.#number(stack);
  }

  /** Writes a turn. */
  ask(id: number, table: number, turn: ReadOnly<Turn>): void {
    this.#makeRoom(MOST_A_TURN);
    this.#byte(ASK_ITEM);
    this.#number(id);
    this.#number(table);
    const start = this.#at;
    this.#at += 2;
    this.#turn(turn);
    this.#numbers.setUint16(start, this.#at - start - 2, true);
  }

  /** The frame of all that was written, its length in front; an empty one is the arena's goodbye. */
  take(): Uint8Array {
    this.#numbers.setUint32(0, this.#at - LENGTH_BYTES, true);
    const frame = this.#bytes.slice(0, this.#at);
    this.#at = LENGTH_BYTES;
    return frame;
  }

  #turn(turn: ReadOnly<Turn>): void {
    this.#byte(placeOf(STREETS, turn.street));
    this.#byte(turn.firstSeat);
    this.#byte(turn.opener);
    this.#byte(turn.wagers);
    this.#number(turn.pot);
    this.#number(turn.toCall);
    const { options, players, history } = turn;
    this.#byte(options.length);
    for (let i = 0; i < options.length; i++) {
      this.#byte(placeOf(ACTIONS, options[i]!.action));
      this.#number(options[i]!.pays);
    }
    this.#cards(turn.downcards);
    this.#cards(turn.community);
    this.#byte(players.length);
    for (let i = 0; i < players.length; i++) {
      const player = players[i]!;
      this.#byte(player.live ? 1 : 0);
      this.#number(player.stack);
      this.#number(player.streetBet);
      this.#number(player.invested);
      this.#cards(player.upcards);
    }
    this.#byte(history.length & 255);
    this.#byte(history.length >> 8);
    for (let i = 0; i < history.length; i++) {
      const deed = history[i]!;
      this.#byte(placeOf(STREETS, deed.street));
      this.#byte(deed.seat);
      this.#byte(placeOf(ACTIONS, deed.action));
      this.#number(deed.pays);
    }
  }

  /** Hexadecimal digits, two a byte; a buffer of their bytes would have to be made and collected for each. */
  #digits(key: string): void {
    for (let at = 0; at < key.length; at += 2) {
      this.#byte((digit(key.charCodeAt(at)) << 4) | digit(key.charCodeAt(at + 1)));
    }
  }

  #cards(cards: readonly string[]): void {
    this.#byte(cards.length);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      this.#byte(card.charCodeAt(0));
      this.#byte(card.charCodeAt(1));
    }
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

/** The value of a hexadecimal digit by its letter. */
const digit = (letter: number): number => (letter < 58 ? letter - 48 : letter - 87);

/** The place of a word in a short list; a loop, since it is inlined where `indexOf` is a call. */
function placeOf(words: readonly string[], word: string): number {
  let place = 0;
  while (words[place] !== word) place++;
  return place;
}
