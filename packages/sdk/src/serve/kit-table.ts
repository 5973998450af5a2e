import type { HandEvent, HandResult, HandStart, Hearing, MatchItem } from "@doorcard/protocol";
import { ACTIONS, CRASHED, KEY_BYTES, UNREADABLE } from "@doorcard/protocol/wire";
import seedrandom from "seedrandom";
import type { Bot, BotDefinition, Observation } from "../bot.ts";
import { TurnView } from "./turn-view.ts";

/** What was shown of what bots threw, and how many of such there are at most. */
const SHOWN = new Set<string>();
const MOST_SHOWN = 20;

/** A bot at one table. What it throws is told to the arena and goes no further. */
export class KitTable {
  readonly view: TurnView;
  readonly #match: MatchItem;
  readonly #bot: Bot | undefined;
  readonly #kept = Buffer.alloc(KEY_BYTES);
  readonly #keptKey = (): string => this.#kept.toString("hex");
  #key: () => string;
  #hands = 0;
  #draw: (() => number) | undefined;
  #faults = 0;

  constructor(definition: BotDefinition, match: MatchItem) {
    this.#match = match;
    this.#key = () => match.random;
    this.view = new TurnView(match);
    const { seat, seats, game, rules, stakes } = match;
    this.#bot = this.#try(() => definition.create({ seat, seats, game, rules, stakes, random: () => this.#random() }));
  }

  /** What it wants to be told: hands always, since they bring its luck. */
  get hears(): Hearing[] {
    const hears: Hearing[] = ["hand"];
    if (typeof this.#bot?.event === "function") hears.push("event");
    if (typeof this.#bot?.handOver === "function") hears.push("result");
    return hears;
  }

  /** How often it threw outside of its turns. */
  get faults(): number {
    return this.#faults;
  }

  /** What it threw, for its author: each place once. */
  static #show(error: unknown): void {
    const told = String(error instanceof Error ? error.stack : error);
    if (SHOWN.has(told) || SHOWN.size >= MOST_SHOWN) return;
    SHOWN.add(told);
    console.error(told);
  }

  /** Whether it is told of hands, and not only given their luck. */
  get hearsHands(): boolean {
    return typeof this.#bot?.handStarted === "function";
  }

  /** Keeps the luck of a hand that stands at a place in a frame, which is gone when it is drawn from. */
  keyIn(frame: Uint8Array, at: number): () => string {
    for (let nth = 0; nth < KEY_BYTES; nth++) this.#kept[nth] = frame[at + nth]!;
    return this.#keptKey;
  }

  /** A hand begins, with luck of its own; `key` is asked for when it is drawn from. */
  hand(key: () => string, hand: HandStart | undefined): void {
    // Who drew when the match began goes on drawing in its first hand, as in process
    if (this.#hands++ > 0 || key() !== this.#key()) this.#draw = undefined;
    this.#key = key;
    if (hand !== undefined && this.hearsHands) this.#try(() => this.#bot?.handStarted?.(hand));
  }

  event(event: HandEvent): void {
    if (typeof this.#bot?.event === "function") this.#try(() => this.#bot?.event?.(event));
  }

  result(result: HandResult): void {
    if (typeof this.#bot?.handOver === "function") this.#try(() => this.#bot?.handOver?.(result));
  }

  /** Its answer to a turn, as a number of the wire; a promise only when it gives one. */
  act(seen: Observation): number | Promise<number> {
    if (this.#bot === undefined) return CRASHED;
    try {
      const reply: unknown = this.#bot.act(seen);
      return isPromise(reply) ? this.#awaited(reply) : answerOf(reply);
    } catch (error) {
      KitTable.#show(error);
      return CRASHED;
    }
  }

  /** The observation of a turn that came as JSON. */
  observation(turn: object): Observation {
    const { game, rules, stakes, seat } = this.#match;
    return { game, rules, stakes, seat, ...turn } as Observation;
  }

  #random(): number {
    this.#draw ??= seedrandom.alea(this.#key());
    return this.#draw();
  }

  #try<T>(call: () => T): T | undefined {
    try {
      return call();
    } catch (error) {
      KitTable.#show(error);
      this.#faults++;
      return undefined;
    }
  }

  async #awaited(reply: PromiseLike<unknown>): Promise<number> {
    try {
      return answerOf(await reply);
    } catch (error) {
      KitTable.#show(error);
      return CRASHED;
    }
  }
}

/** The number of an action, or of an answer that is none. */
function answerOf(reply: unknown): number {
  for (let number = 0; number < ACTIONS.length; number++) if (ACTIONS[number] === reply) return number;
  return UNREADABLE;
}

function isPromise(reply: unknown): reply is PromiseLike<unknown> {
  return reply !== null && typeof reply === "object" && typeof (reply as { then?: unknown }).then === "function";
}
