import { performance } from "node:perf_hooks";
import type { Action, Fault, HandStart, PlayNews, Turn } from "@doorcard/protocol";
import { turnOf } from "./batch.ts";
import { inItsPlace, noFaults, type Judged, type Seat, type Waiter } from "./seat.ts";

/** How long a person may think, in milliseconds: for each turn, and beyond that from a bank that the whole match shares. */
export interface ThinkingTime {
  readonly freeMs: number;
  readonly bankMs: number;
}

/** What became of an answer: played, too late for its turn, or refused, with the reason. */
export type Answered =
  | { readonly kind: "played" }
  | { readonly kind: "stale" }
  | { readonly kind: "refused"; readonly reason: string };

/** Hears what a person is told, as JSON; a text is not made again, so it stays as the hand was then. */
export type Tell = (kind: PlayNews["kind"], news: string) => void;

/** Ends a match whose person has left. */
export class PersonLeft extends Error {
  override readonly name = "PersonLeft";
}

/** A turn that waits for its answer. */
interface Asked {
  readonly id: number;
  readonly hand: Judged;
  readonly waiter: Waiter;
  readonly since: number;
  readonly timer: NodeJS.Timeout;
}

/** The seat of a person: told what a bot in a process is told, and held to the same answers, with more time for them. */
export class PersonSeat implements Seat {
  readonly faults = noFaults();
  decisions = 0;
  readonly timed = 0;
  readonly micros = 0;
  lastFault: Fault | undefined;
  readonly lost = undefined;
  readonly #tell: Tell;
  readonly #freeMs: number;
  #bankMs: number;
  #heard = 0;
  #asked: Asked | undefined;
  #hasLeft = false;

  constructor(tell: Tell, { freeMs, bankMs }: ThinkingTime) {
    this.#tell = tell;
    this.#freeMs = freeMs;
    this.#bankMs = bankMs;
  }

  open(): void {}

  begin(_deal: number, start: () => HandStart): void {
    this.#heard = 0;
    this.#say({ kind: "hand", hand: start() });
  }

  /** Throws PersonLeft when nobody sits here any more. */
  ask(hand: Judged, seen: unknown, waiter: Waiter): undefined {
    if (this.#hasLeft) throw new PersonLeft("The person has left the match");
    this.#hear(hand);
    const id = ++this.decisions;
    const timer = setTimeout(() => this.#late(), this.#freeMs + this.#bankMs);
    this.#asked = { id, hand, waiter, since: performance.now(), timer };
    // What is read from a view is text before anything else happens
    this.#say({ kind: "ask", id, turn: turnOf(seen as Turn) as Turn });
    this.#say(this.clock!);
    return undefined;
  }

  /** How long the person may still think; undefined when it is not their turn. */
  get clock(): (PlayNews & { readonly kind: "clock" }) | undefined {
    if (this.#asked === undefined) return undefined;
    const used = this.#usedMs(this.#asked);
    return {
      kind: "clock",
      id: this.#asked.id,
      freeMs: Math.max(0, this.#freeMs - used),
      bankMs: this.#bankLeft(used),
    };
  }

  /** Takes the answer to the turn with this id: one of the words, and nothing else. */
  answer(id: number, action: string): Answered {
    const asked = this.#asked;
    if (asked?.id !== id) return { kind: "stale" };
    const reason = asked.hand.whyNot(action as Action);
    if (reason !== undefined) return { kind: "refused", reason };
    this.lastFault = undefined;
    this.#settle(asked).answered(action as Action);
    return { kind: "played" };
  }

  /** Gets up at once; the match ends with PersonLeft. */
  leave(): void {
    this.#hasLeft = true;
    if (this.#asked !== undefined) this.#settle(this.#asked).failed(new PersonLeft("The person has left the match"));
  }

  end(hand: Judged, result: () => unknown): void {
    this.#hear(hand);
    this.#say({ kind: "result", result: result() as (PlayNews & { kind: "result" })["result"] });
  }

  close(): void {
    clearTimeout(this.#asked?.timer);
    this.#asked = undefined;
  }

  #late(): void {
    const asked = this.#asked;
    if (asked === undefined) return;
    const action = inItsPlace(asked.hand);
    this.lastFault = "late";
    this.faults.late++;
    this.#say({ kind: "late", id: asked.id, action });
    this.#settle(asked).answered(action);
  }

  /** Stops the clock of a turn, and gives who waits for its answer. */
  #settle(asked: Asked): Waiter {
    clearTimeout(asked.timer);
    this.#bankMs = this.#bankLeft(this.#usedMs(asked));
    this.#asked = undefined;
    return asked.waiter;
  }

  #usedMs = ({ since }: Asked): number => Math.round(performance.now() - since);

  #bankLeft = (used: number): number => Math.max(0, this.#bankMs - Math.max(0, used - this.#freeMs));

  #hear(hand: Judged): void {
    const events = hand.eventsFrom(this.#heard);
    this.#heard += events.length;
    for (const event of events) this.#say({ kind: "event", event });
  }

  #say(news: PlayNews): void {
    this.#tell(news.kind, JSON.stringify(news));
  }
}
