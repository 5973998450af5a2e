import type { Action, Fault, FaultCounts, HandEvent, HandStart } from "@doorcard/protocol";

/** What the arena must know of a hand to judge an answer: what is legal, why something is not, and what the table saw. */
export interface Judged {
  isLegal(action: Action): boolean;
  /** The reason against an action in a floor manager's words; undefined when it is legal. */
  whyNot(action: Action): string | undefined;
  eventsFrom(number: number): HandEvent[];
}

/** Where a match lost a bot: at which of its decisions, counted from 0, and by which fault. */
export interface Lost {
  readonly decision: number;
  readonly fault: Fault;
}

/** Waits for the answer to a turn; no promise is made for it, since that would cost more than a decision. */
export interface Waiter {
  answered(action: Action): void;
  failed(error: Error): void;
}

/**
 * A bot in its seat for one match, whatever body it plays with. Whatever it does is data: nothing that it throws, and
 * nothing else that it does, gets past here. Only `MatchSpoiled` and `PersonLeft` may be thrown, which are about the seat.
 */
export interface Seat {
  readonly faults: FaultCounts;
  readonly decisions: number;
  /** Turns that were timed, and the microseconds they took together. */
  readonly timed: number;
  readonly micros: number;
  /** What was wrong with its last answer, for which the arena acted in its place. */
  readonly lastFault: Fault | undefined;
  /** Where the match lost its bot; from there on the arena acts for it. */
  readonly lost: Lost | undefined;
  /** Sits down: makes the bot. */
  open(): void | Promise<void>;
  /** Tells it that a hand begins. */
  begin(deal: number, start: () => HandStart): void;
  /** Asks it to act, and gives the action to be played; undefined when it must be waited for, and `waiter` is told later. */
  ask(hand: Judged, seen: unknown, waiter: Waiter): Action | undefined;
  /** Tells it how the hand ended. */
  end(hand: Judged, result: () => unknown): void;
  /** Gets up: the match is over, or is not played to its end. */
  close(): void | Promise<void>;
}

/** Thrown when a process failed with several matches in play: whose turn it was nobody can tell, so each is played again alone. */
export class MatchSpoiled extends Error {
  override readonly name = "MatchSpoiled";
}

/** No faults yet. */
export const noFaults = (): FaultCounts => ({ illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 });

/** What the arena plays for a bot that failed: check if free, the bring-in if forced, else fold. */
export function inItsPlace(hand: Judged): Action {
  return hand.isLegal("check") ? "check" : hand.isLegal("bring-in") ? "bring-in" : "fold";
}
