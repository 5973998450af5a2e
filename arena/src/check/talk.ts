import type { BotHello, Limits } from "@doorcard/protocol";
import { performance } from "node:perf_hooks";
import { readLine } from "../seats/answers.ts";
import { helloIn } from "../seats/hello.ts";
import type { Launch } from "../seats/launch.ts";
import { BotProcess, type Leaving } from "./bot-process.ts";

/** Characters of a line that is no message which are shown. */
const SHOWN = 60;

/** What a bot answered, as `TakeAnswer` has it. */
export interface Given {
  readonly said: number;
  readonly value: number;
}

/** What came that nobody had asked for. */
export interface Strays {
  /** Lines that are no message, the first letters of each. */
  readonly noise: string[];
  /** Ids that were answered a second time, and ids that were never given. */
  readonly twice: number[];
  readonly unasked: number[];
}

/** A conversation with the process of a bot in lines that may hold anything, also what the arena never says. */
export class Talk {
  readonly process: BotProcess;
  readonly strays: Strays = { noise: [], twice: [], unasked: [] };
  /** Its first line, and how many milliseconds after its start it came. */
  firstLine: Uint8Array | undefined;
  readonly #limits: Limits;
  readonly #began = performance.now();
  helloMs = 0;
  /** Milliseconds that the last answers took. */
  tookMs = 0;
  readonly #open = new Set<number>();
  #given = new Map<number, Given>();
  #timer: NodeJS.Timeout | undefined;
  #goOn: () => void = () => undefined;
  #nextId = 1;
  #nextTable = 1;

  private constructor(launch: Launch, limits: Limits) {
    this.#limits = limits;
    this.process = new BotProcess(
      launch,
      limits,
      (message) => this.#take(message),
      () => this.#goOn(),
    );
  }

  /** Starts a bot, offers it versions of the protocol, and waits for its first line or its end. */
  static async start(launch: Launch, limits: Limits, versions: readonly number[]): Promise<Talk> {
    const talk = new Talk(launch, limits);
    talk.process.write(`${JSON.stringify({ type: "hello", versions, frames: ["json"], limits })}\n`);
    await talk.#wait(limits.startMs, `it did not say hello within ${limits.startMs / 1000} seconds`);
    return talk;
  }

  /** Its hello, or a sentence about why there is none. */
  get hello(): BotHello | string {
    return this.firstLine === undefined ? (this.failure ?? "it said nothing") : helloIn(this.firstLine);
  }

  get failure(): string | undefined {
    return this.process.failure;
  }

  newId(): number {
    return this.#nextId++;
  }

  newTable(): number {
    return this.#nextTable++;
  }

  /** Sends items as one batch, and gives the answers to those that have an id; when some did not come, `failure` says why. */
  async exchange(items: readonly object[]): Promise<ReadonlyMap<number, Given>> {
    this.#given = new Map();
    for (const item of items) if ("id" in item) this.#open.add(item.id as number);
    const began = performance.now();
    this.process.write(`${JSON.stringify({ type: "batch", items })}\n`);
    if (this.#open.size > 0 && this.failure === undefined) {
      const patience = this.#limits.decisionMs * Math.max(3, this.#open.size / 20);
      await this.#wait(patience, `it gave no answer within ${patience / 1000} seconds`);
    }
    this.tookMs = performance.now() - began;
    return this.#given;
  }

  /** Says goodbye, or ends its input without one, and sees how it leaves. */
  async leave(how: "goodbye" | "end of input"): Promise<Leaving> {
    return this.process.leave(how === "goodbye" ? '{"type":"goodbye"}\n' : "");
  }

  /** Waits until it is told to go on, or nothing has come for so many milliseconds. */
  async #wait(patience: number, late: string): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      this.#timer = setTimeout(() => this.process.stop(late), patience);
      if (this.failure !== undefined) resolve();
    });
    clearTimeout(this.#timer);
    this.#goOn = () => undefined;
  }

  #take(message: Uint8Array): void {
    if (this.firstLine === undefined) {
      // A copy, since the message is a part of what came
      this.firstLine = message.slice();
      this.helloMs = performance.now() - this.#began;
      return this.#goOn();
    }
    const count = readLine(message, (id, said, value) => this.#settle(id, { said, value }));
    if (count === undefined) this.strays.noise.push(new TextDecoder().decode(message.subarray(0, SHOWN)));
    if (this.#open.size === 0) this.#goOn();
    else this.#timer?.refresh();
  }

  #settle(id: number, given: Given): void {
    if (this.#open.delete(id)) this.#given.set(id, given);
    else if (id >= 1 && id < this.#nextId) this.strays.twice.push(id);
    else this.strays.unasked.push(id);
  }
}
