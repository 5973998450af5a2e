import type { AskItem, ArenaHello, ArenaMessage, BotHello, HandStart, Item } from "@doorcard/protocol";
import {
  ASK_ITEM,
  FAULTS,
  HAND_ITEM,
  HEARINGS,
  HEARS,
  JSON_ITEM,
  KEY_BYTES,
  PROTOCOL_VERSION,
  Splitter,
} from "@doorcard/protocol/wire";
import { GAMES, type BotDefinition } from "../bot.ts";
import { AnswerWriter } from "./answer-writer.ts";
import { KitTable } from "./kit-table.ts";

/** The most bytes that a message of the arena has. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Answers are written at least this often, in milliseconds, however long a batch takes. */
const MS_A_WRITE = 50;

/** A bot that speaks the protocol: give it what comes in, and it writes what goes out. */
export class BotServer {
  readonly #definition: BotDefinition;
  readonly #write: (bytes: Uint8Array | string) => void;
  readonly #splitter = new Splitter(MOST_BYTES, (message) => this.#take(message));
  readonly #tables = new Map<number, KitTable>();
  readonly #text = new TextDecoder();
  #isBinary = false;
  readonly #answers = new AnswerWriter();
  #written = 0;
  #isOver = false;

  constructor(definition: BotDefinition, write: (bytes: Uint8Array | string) => void) {
    this.#definition = definition;
    this.#write = write;
  }

  /** Whether the arena said goodbye. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Takes what came from the arena, whose bytes may be used again afterwards. Throws Error when it speaks no version that is known here. */
  push(chunk: Uint8Array): void {
    this.#splitter.push(chunk);
    this.#flush();
  }

  #take(message: Uint8Array): void {
    if (this.#isBinary) return this.#takeFrame(message);
    const told = JSON.parse(this.#text.decode(message)) as ArenaMessage;
    if (told.type === "hello") this.#greet(told);
    else if (told.type === "goodbye") this.#isOver = true;
    else for (const item of told.items) this.#takeItem(item);
  }

  #greet({ versions, frames }: ArenaHello): void {
    if (!versions.includes(PROTOCOL_VERSION)) {
      throw new Error(
        `the arena speaks version ${versions.join(", ")} of the protocol, and this bot's kit version ${PROTOCOL_VERSION}; install the SDK that came with the arena`,
      );
    }
    this.#isBinary = frames.includes("binary");
    const { name, version, games = GAMES } = this.#definition;
    const hello: BotHello = {
      type: "hello",
      protocol: PROTOCOL_VERSION,
      frames: this.#isBinary ? "binary" : "json",
      name,
      version,
      games: [...games],
    };
    this.#write(`${JSON.stringify(hello)}\n`);
    if (this.#isBinary) this.#splitter.readFrames();
  }

  #takeItem(item: Item): void {
    if (item.kind === "match") {
      const created = new KitTable(this.#definition, item);
      this.#tables.set(item.table, created);
      return this.#answer(
        item.id,
        HEARS,
        created.hears.reduce((bits, heard) => bits | (1 << HEARINGS.indexOf(heard)), 0),
      );
    }
    const table = this.#tables.get(item.table)!;
    switch (item.kind) {
      case "hand":
        return table.hand(() => item.random, item.hand);
      case "event":
        return table.event(item.event);
      case "result":
        return table.result(item.result);
      case "ask":
        return this.#ask(item, table);
      case "match-over":
        this.#tables.delete(item.table);
        return this.#answer(item.id, FAULTS, table.faults);
    }
  }

  #ask({ id, turn }: AskItem, table: KitTable): void {
    this.#reply(id, table.act(table.observation(turn)));
  }

  #takeFrame(frame: Uint8Array): void {
    if (frame.length === 0) {
      this.#isOver = true;
      return;
    }
    const bytes = new DataView(frame.buffer, frame.byteOffset, frame.length);
    for (let at = 0; at < frame.length;) at = this.#takeBytes(frame, bytes, at);
  }

  /** Takes the item that begins here, and tells where the next one does. */
  #takeBytes(frame: Uint8Array, bytes: DataView, at: number): number {
    const first = bytes.getUint32(at + 1, true);
    switch (bytes.getUint8(at)) {
      case JSON_ITEM:
        this.#takeItem(JSON.parse(this.#text.decode(frame.subarray(at + 5, at + 5 + first))) as Item);
        return at + 5 + first;
      case HAND_ITEM:
        return this.#takeHand(frame, bytes, at, first);
      case ASK_ITEM: {
        const table = this.#tables.get(bytes.getUint32(at + 5, true))!;
        const turn = at + 11;
        const end = turn + bytes.getUint16(at + 9, true);
        table.view.lay(bytes, turn);
        const answer = table.act(table.view);
        // Who thinks on does so with bytes that stay
        if (typeof answer !== "number")
          table.view.lay(new DataView(new Uint8Array(frame.subarray(turn, end)).buffer), 0);
        this.#reply(first, answer);
        return end;
      }
      default:
        throw new Error(`the arena sent an item of a kind that is not known here: ${bytes.getUint8(at)}`);
    }
  }

  #takeHand(frame: Uint8Array, bytes: DataView, at: number, number: number): number {
    const start = at + 5 + KEY_BYTES;
    const seats = bytes.getUint8(start + 1);
    const table = this.#tables.get(number)!;
    table.hand(table.keyIn(frame, at + 5), table.hearsHands ? handAt(bytes, start, seats) : undefined);
    return start + 2 + 4 * seats;
  }

  #reply(id: number, answer: number | Promise<number>): void {
    if (typeof answer === "number") return this.#answer(id, answer, 0);
    void answer.then((given) => {
      this.#answer(id, given, 0);
      this.#flush();
    });
  }

  #answer(id: number, said: number, value: number): void {
    this.#answers.add(id, said, value);
    if ((this.#answers.count & 15) === 0 && performance.now() - this.#written > MS_A_WRITE) this.#flush();
  }

  /** Writes the answers that are there. */
  #flush(): void {
    this.#written = performance.now();
    if (this.#answers.count > 0) this.#write(this.#isBinary ? this.#answers.takeFrame() : this.#answers.takeLine());
  }
}

/** The start of a hand as it stands in a frame. */
const handAt = (bytes: DataView, start: number, seats: number): HandStart => ({
  firstSeat: bytes.getUint8(start),
  stacks: Array.from({ length: seats }, (_, seat) => bytes.getInt32(start + 2 + 4 * seat, true)),
});
