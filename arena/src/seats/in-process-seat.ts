import { performance } from "node:perf_hooks";
import { ACTIONS } from "@doorcard/engine";
import type { Action, Fault, HandEvent, HandStart } from "@doorcard/protocol";
import { inItsPlace, noFaults, type Judged, type Seat, type Waiter } from "./seat.ts";

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

/** The seat of a bot that is trusted: its code runs in the thread of the match. */
export class InProcessSeat implements Seat {
  readonly faults = noFaults();
  decisions = 0;
  timed = 0;
  micros = 0;
  lastFault: Fault | undefined;
  readonly lost = undefined;
  readonly #create: () => Seated;
  #bot: Seated | undefined;
  #hears = false;
  #heard = 0;

  /** `create` makes the bot for this match. */
  constructor(create: () => Seated) {
    this.#create = create;
  }

  open(): void {
    this.#bot = this.#try(this.#create);
    this.#hears = typeof this.#bot?.event === "function";
  }

  begin(_deal: number, start: () => HandStart): void {
    this.#heard = 0;
    const bot = this.#bot;
    if (typeof bot?.handStarted === "function") this.#try(() => bot.handStarted?.(start()));
  }

  ask(hand: Judged, seen: unknown, waiter: Waiter): Action | undefined {
    this.#hear(hand);
    const reply = this.decisions++ % TIMED_ONE_IN === 0 ? this.#timedReply(seen) : this.#reply(seen);
    if (!isPromise(reply)) return this.#judged(hand, reply);
    void this.#later(hand, reply).then((action) => waiter.answered(action));
    return undefined;
  }

  close(): void {}

  /** Tells it what the table saw since it last listened. */
  #hear(hand: Judged): void {
    const bot = this.#bot;
    if (!this.#hears || bot === undefined) return;
    const events = hand.eventsFrom(this.#heard);
    this.#heard += events.length;
    for (const event of events) this.#try(() => bot.event?.(event));
  }

  end(hand: Judged, result: () => unknown): void {
    this.#hear(hand);
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

function isPromise(reply: unknown): reply is PromiseLike<unknown> {
  if (reply === null || typeof reply !== "object") return false;
  try {
    return typeof (reply as { then?: unknown }).then === "function";
  } catch {
    return false;
  }
}
