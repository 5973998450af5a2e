import { performance } from "node:perf_hooks";
import { ACTIONS } from "@doorcard/engine";
import type { Action, Fault, FaultCounts, HandEvent, HandStart } from "@doorcard/protocol";

/** One turn in so many is timed: reading a clock costs as much as a decision of a simple bot. */
const TIMED_ONE_IN = 64;

/** How long an answer that is promised may take, in milliseconds, before the bot counts as late. */
const PATIENCE = 10_000;

/** A bot as the arena speaks to it, whatever its game. */
interface Seated {
  act(seen: unknown): unknown;
  handStarted?(hand: HandStart): void;
  event?(event: HandEvent): void;
  handOver?(result: unknown): void;
}

/** What the arena must know of a hand to judge an answer: what is legal, and what the table saw. */
export interface Judged {
  isLegal(action: Action): boolean;
  eventsFrom(number: number): HandEvent[];
}

/** A bot in its seat for one match. Whatever it does is data: nothing that it throws gets past here. */
export class SeatedBot {
  readonly faults: FaultCounts = { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };
  decisions = 0;
  /** Turns that were timed, and the microseconds they took together. */
  timed = 0;
  micros = 0;
  /** What was wrong with its last answer, for which the arena acted in its place. */
  lastFault: Fault | undefined;
  readonly #bot: Seated | undefined;
  readonly #hears: boolean;
  #heard = 0;

  /** `create` makes the bot for this match. */
  constructor(create: () => Seated) {
    this.#bot = this.#try(create);
    this.#hears = typeof this.#bot?.event === "function";
  }

  /** Tells it that a hand begins. */
  begin(start: () => HandStart): void {
    this.#heard = 0;
    const bot = this.#bot;
    if (typeof bot?.handStarted === "function") this.#try(() => bot.handStarted?.(start()));
  }

  /** Asks it to act, and gives the action to be played; a promise only when it answers with one. */
  ask(hand: Judged, seen: unknown): Action | Promise<Action> {
    this.hear(hand);
    const reply = this.decisions++ % TIMED_ONE_IN === 0 ? this.#timedReply(seen) : this.#reply(seen);
    return isPromise(reply) ? this.#later(hand, reply) : this.#judged(hand, reply);
  }

  /** Tells it what the table saw since it last listened. */
  hear(hand: Judged): void {
    const bot = this.#bot;
    if (!this.#hears || bot === undefined) return;
    const events = hand.eventsFrom(this.#heard);
    this.#heard += events.length;
    for (const event of events) this.#try(() => bot.event?.(event));
  }

  /** Tells it how the hand ended. */
  end(hand: Judged, result: () => unknown): void {
    this.hear(hand);
    const bot = this.#bot;
    if (typeof bot?.handOver === "function") this.#try(() => bot.handOver?.(result()));
  }

  #timedReply(seen: unknown): unknown {
    const start = performance.now();
    const reply = this.#reply(seen);
    this.micros += (performance.now() - start) * 1000;
    this.timed++;
    return reply;
  }

  /** Its reply, CRASHED when it throws or was never made. */
  #reply(seen: unknown): unknown {
    if (this.#bot === undefined) return CRASHED;
    try {
      return this.#bot.act(seen);
    } catch {
      return CRASHED;
    }
  }

  async #later(hand: Judged, promise: PromiseLike<unknown>): Promise<Action> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE, LATE);
    });
    try {
      return this.#judged(hand, await Promise.race([promise, patience]));
    } catch {
      return this.#judged(hand, CRASHED);
    } finally {
      clearTimeout(timer);
    }
  }

  #judged(hand: Judged, reply: unknown): Action {
    this.lastFault = undefined;
    if (typeof reply === "string" && hand.isLegal(reply as Action)) return reply as Action;
    this.lastFault = faultOf(reply);
    this.faults[this.lastFault]++;
    return inItsPlace(hand);
  }

  #try<T>(call: () => T): T | undefined {
    try {
      return call();
    } catch {
      this.faults.crashed++;
      return undefined;
    }
  }
}

const CRASHED = Symbol("crashed");
const LATE = Symbol("late");

function faultOf(reply: unknown): Fault {
  if (reply === CRASHED) return "crashed";
  if (reply === LATE) return "late";
  return ACTIONS.includes(reply as Action) ? "illegal" : "unreadable";
}

/** What the arena plays for a bot that failed: check if free, the bring-in if forced, else fold. */
function inItsPlace(hand: Judged): Action {
  return hand.isLegal("check") ? "check" : hand.isLegal("bring-in") ? "bring-in" : "fold";
}

function isPromise(reply: unknown): reply is PromiseLike<unknown> {
  if (reply === null || typeof reply !== "object") return false;
  try {
    return typeof (reply as { then?: unknown }).then === "function";
  } catch {
    return false;
  }
}
