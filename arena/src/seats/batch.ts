import type { HandEvent, HandResult, HandStart, Item, Turn } from "@doorcard/protocol";
import { FrameWriter } from "@doorcard/protocol/wire";
import type { DeepReadonly } from "@doorcard/sdk";

/** What is to be told to a bot in one go, in the order written. */
export interface Batch {
  readonly isEmpty: boolean;
  item(item: Item): void;
  hand(table: number, random: string, hand: HandStart): void;
  ask(id: number, table: number, turn: DeepReadonly<Turn>): void;
  /** The message of all that was written since the last one. */
  take(): Uint8Array | string;
}

/** A batch as a line of JSON. */
export class JsonBatch implements Batch {
  #items: string[] = [];

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  item(item: Item): void {
    this.#items.push(JSON.stringify(item));
  }

  hand(table: number, random: string, hand: HandStart): void {
    this.item({ kind: "hand", table, random, hand });
  }

  ask(id: number, table: number, turn: DeepReadonly<Turn>): void {
    this.#items.push(JSON.stringify({ kind: "ask", id, table, turn: turnOf(turn) }));
  }

  take(): string {
    const line = `{"type":"batch","items":[${this.#items.join(",")}]}\n`;
    this.#items = [];
    return line;
  }
}

/** A batch as a binary frame. */
export class BinaryBatch implements Batch {
  readonly #writer = new FrameWriter();

  get isEmpty(): boolean {
    return this.#writer.isEmpty;
  }

  item(item: Exclude<Item, { kind: "ask" }>): void {
    this.#writer.json(item);
  }

  hand(table: number, random: string, hand: HandStart): void {
    this.#writer.hand(table, random, hand);
  }

  ask(id: number, table: number, turn: DeepReadonly<Turn>): void {
    this.#writer.ask(id, table, turn);
  }

  take(): Uint8Array {
    return this.#writer.take();
  }
}

/** What a turn tells, of a view that also tells what the match began with. */
export function turnOf({
  street,
  firstSeat,
  opener,
  downcards,
  community,
  players,
  pot,
  toCall,
  wagers,
  history,
  options,
}: DeepReadonly<Turn>): DeepReadonly<Turn> {
  return { street, firstSeat, opener, downcards, community, players, pot, toCall, wagers, history, options };
}

/** What a bot is told beside its turns, as an item of a batch. */
export const eventItem = (table: number, event: HandEvent): Item => ({ kind: "event", table, event });
export const resultItem = (table: number, result: HandResult): Item => ({ kind: "result", table, result });
