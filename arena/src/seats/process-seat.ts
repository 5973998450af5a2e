import type { Fault, HandResult, HandStart, Hearing, MatchItem, Turn, Action } from "@doorcard/protocol";
import type { Reply } from "./answers.ts";
import { eventItem, resultItem } from "./batch.ts";
import { ChildFailed, type Child } from "./child.ts";
import { inItsPlace, MatchSpoiled, noFaults, type Judged, type Lost, type Seat } from "./seat.ts";

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
  /** Called when the match no longer needs the process. */
  readonly release: () => void;
}

/** The seat of a bot in a process of its own. */
export class ProcessSeat implements Seat {
  readonly faults = noFaults();
  decisions = 0;
  readonly timed = 0;
  readonly micros = 0;
  lastFault: Fault | undefined;
  lost: Lost | undefined;
  readonly #place: ProcessPlace;
  readonly #company: Company;
  #child: Child | undefined;
  #table = 0;
  #hears: readonly Hearing[] = [];
  #heard = 0;

  constructor(place: ProcessPlace, company: Company) {
    this.#place = place;
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
      const table = this.#table;
      this.#hears = await child.begin(table, (batch, id) =>
        batch.item({ kind: "match", id, table, game, rules, stakes, seat, seats, random: key(firstDeal) }),
      );
    } catch (error) {
      this.#lose(error, 0);
    }
  }

  begin(deal: number, start: () => HandStart): void {
    this.#heard = 0;
    if (!this.#hears.includes("hand") || this.lost !== undefined) return;
    this.#child?.tell((batch) => batch.hand(this.#table, this.#place.key(deal), start()));
  }

  ask(hand: Judged, seen: unknown): Action | Promise<Action> {
    if (this.lost === undefined && this.decisions === this.#company.lostBefore?.decision) {
      this.lost = this.#company.lostBefore;
    }
    this.decisions++;
    if (this.lost !== undefined || this.#child === undefined) return this.#failed(hand, this.lost?.fault ?? "crashed");
    this.#hear(hand);
    return this.#answered(hand, this.#child, seen as Turn);
  }

  end(hand: Judged, result: () => unknown): void {
    if (this.lost !== undefined) return;
    this.#hear(hand);
    if (!this.#hears.includes("result")) return;
    this.#child?.tell((batch) => batch.item(resultItem(this.#table, result() as HandResult)));
  }

  async close(): Promise<void> {
    try {
      if (this.lost === undefined && this.#company.lostBefore !== undefined) this.#loseAtTheEnd(this.#company.lostBefore);
      if (this.lost === undefined && this.#child !== undefined) this.faults.crashed += await this.#child.end(this.#table);
    } catch (error) {
      this.#loseAtTheEnd(this.#lose(error, this.decisions));
    } finally {
      this.#company.release();
    }
  }

  /** With no turn left that could count as a fault, the end itself is one. */
  #loseAtTheEnd(lost: Lost): void {
    this.lost = lost;
    this.faults[lost.fault]++;
  }

  #answered(hand: Judged, child: Child, turn: Turn): Promise<Action> {
    return new Promise((resolve, reject) => {
      child.ask(this.#table, turn, (reply) => {
        try {
          resolve(this.#judged(hand, reply));
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  }

  /** The action to be played after a reply. Throws MatchSpoiled. */
  #judged(hand: Judged, reply: Reply | ChildFailed): Action {
    if (reply instanceof ChildFailed) return this.#failed(hand, this.#lose(reply, this.decisions - 1).fault);
    const { action, fault } = reply;
    this.lastFault = undefined;
    if (action !== undefined && hand.isLegal(action)) return action;
    return this.#failed(hand, fault ?? (action === undefined ? "unreadable" : "illegal"));
  }

  #failed(hand: Judged, fault: Fault): Action {
    this.lastFault = fault;
    this.faults[fault]++;
    return inItsPlace(hand);
  }

  /** The process has failed: the match has lost its bot, or, when others were played with it, is spoiled. */
  #lose(error: unknown, decision: number): Lost {
    if (!(error instanceof ChildFailed)) throw error;
    if (!this.#company.alone) throw new MatchSpoiled(error.message);
    this.lost ??= { decision, fault: error.fault };
    return this.lost;
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
