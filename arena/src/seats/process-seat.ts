import type { Fault, HandResult, HandStart, Hearing, MatchItem, Turn, Action } from "@doorcard/protocol";
import { ACTIONS, CRASHED } from "@doorcard/protocol/wire";
import { eventItem, resultItem, type Batch } from "./batch.ts";
import { ChildFailed } from "./child-failed.ts";
import type { Child } from "./child.ts";
import type { Asker } from "./questions.ts";
import { inItsPlace, MatchSpoiled, noFaults, type Judged, type Lost, type Seat, type Waiter } from "./seat.ts";

/** What a bot in a process is told of its match: the place it plays in, and where its luck in each deal comes from. */
export interface ProcessPlace extends Omit<MatchItem, "kind" | "id" | "table" | "random"> {
  readonly key: (deal: number) => string;
  readonly firstDeal: number;
}

/** With whom a match is played. */
export interface Company {
  /** The process, or why there is none. */
  readonly child: Promise<Child>;
  /** Whether no other match is played with it. */
  readonly alone: boolean;
  /** Where this match lost the bot when it was played before: it is not asked again from there on. */
  readonly lostBefore: Lost | undefined;
  /** Milliseconds for a decision. */
  readonly decisionMs: number;
  /** Called when the match no longer needs the process. */
  readonly release: () => void;
}

/** The seat of a bot in a process of its own. */
export class ProcessSeat implements Seat, Asker {
  readonly faults = noFaults();
  decisions = 0;
  timed = 0;
  lastFault: Fault | undefined;
  lost: Lost | undefined;
  readonly #place: ProcessPlace;
  readonly #company: Company;
  #child: Child | undefined;
  #table = 0;
  readonly patience: number;
  usedMs = 0;
  since = 0;
  #hears: readonly Hearing[] = [];
  #heard = 0;
  /** What it was asked last, and who waits for the answer. */
  #hand: Judged | undefined;
  #turn: Turn | undefined;
  #waiter: Waiter | undefined;

  constructor(place: ProcessPlace, company: Company) {
    this.#place = place;
    this.patience = company.decisionMs;
    this.#company = company;
    if (company.lostBefore?.decision === 0) this.lost = company.lostBefore;
  }

  async open(): Promise<void> {
    if (this.lost !== undefined) return;
    const { key, firstDeal, game, rules, stakes, seat, seats } = this.#place;
    try {
      const child = await this.#company.child;
      this.#child = child;
      this.#table = child.newTable();
      this.since = this.#table;
      const table = this.#table;
      this.#hears = await child.begin((batch, id) =>
        batch.item({
          kind: "match",
          id,
          table,
          game,
          rules,
          stakes,
          seat,
          seats,
          random: key(firstDeal),
        }),
      );
    } catch (error) {
      this.#loseOrThrow(error, 0);
    }
  }

  begin(deal: number, start: () => HandStart): void {
    this.#heard = 0;
    if (!this.#hears.includes("hand") || this.lost !== undefined) return;
    this.#child?.tell((batch) => batch.hand(this.#table, this.#place.key(deal), start()));
  }

  ask(hand: Judged, seen: unknown, waiter: Waiter): Action | undefined {
    if (this.lost === undefined && this.decisions === this.#company.lostBefore?.decision) {
      this.lost = this.#company.lostBefore;
    }
    this.decisions++;
    if (this.lost !== undefined || this.#child === undefined)
      return this.#failedAt(hand, this.lost?.fault ?? "crashed");
    this.#hear(hand);
    this.#hand = hand;
    this.#turn = seen as Turn;
    this.#waiter = waiter;
    this.#child.ask(this);
    return undefined;
  }

  end(hand: Judged, result: () => unknown): void {
    if (this.lost !== undefined) return;
    this.#hear(hand);
    if (!this.#hears.includes("result")) return;
    this.#child?.tell((batch) => batch.item(resultItem(this.#table, result() as HandResult)));
  }

  async close(): Promise<void> {
    try {
      if (this.lost === undefined && this.#company.lostBefore !== undefined)
        this.#loseAtTheEnd(this.#company.lostBefore);
      if (this.lost === undefined && this.#child !== undefined)
        this.faults.crashed += await this.#child.end(this.#table);
    } catch (error) {
      this.#loseAtTheEnd(this.#loseOrThrow(error, this.decisions));
    } finally {
      this.#company.release();
    }
  }

  /** With no turn left that could count as a fault, the end itself is one. */
  #loseAtTheEnd(lost: Lost): void {
    this.lost = lost;
    this.faults[lost.fault]++;
  }

  write(batch: Batch, id: number): void {
    batch.ask(id, this.#table, this.#turn!);
  }

  /** Its share of the time of each message, pipes and waiting for its turn in the process included. */
  get micros(): number {
    return this.usedMs * 1000;
  }

  answered(said: number): void {
    this.timed++;
    const hand = this.#hand!;
    const action = ACTIONS[said];
    this.lastFault = undefined;
    const isPlayed = action !== undefined && hand.isLegal(action);
    this.#waiter!.answered(isPlayed ? action : this.#failedAt(hand, faultOf(said)));
  }

  failed(failure: ChildFailed): void {
    const lost = this.#lose(failure, this.decisions - 1);
    if (lost === undefined) this.#waiter!.failed(new MatchSpoiled(failure.message));
    else this.#waiter!.answered(this.#failedAt(this.#hand!, lost.fault));
  }

  #failedAt(hand: Judged, fault: Fault): Action {
    this.lastFault = fault;
    this.faults[fault]++;
    return inItsPlace(hand);
  }

  /** The process has failed: the match has lost its bot, or, when others were played with it, is spoiled, and nothing is lost. */
  #lose({ fault }: ChildFailed, decision: number): Lost | undefined {
    if (this.#company.alone) this.lost ??= { decision, fault };
    return this.lost;
  }

  /** The same where something is waited for. Throws MatchSpoiled, and what is about no process. */
  #loseOrThrow(error: unknown, decision: number): Lost {
    if (!(error instanceof ChildFailed)) throw error;
    const lost = this.#lose(error, decision);
    if (lost === undefined) throw new MatchSpoiled(error.message);
    return lost;
  }

  #hear(hand: Judged): void {
    if (!this.#hears.includes("event")) return;
    const events = hand.eventsFrom(this.#heard);
    this.#heard += events.length;
    this.#child?.tell((batch) => {
      for (const event of events) batch.item(eventItem(this.#table, event));
    });
  }
}

/** The fault in an answer that is not played. */
const faultOf = (said: number): Fault =>
  said === CRASHED ? "crashed" : ACTIONS[said] === undefined ? "unreadable" : "illegal";
