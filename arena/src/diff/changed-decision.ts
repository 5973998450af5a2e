import type { Action, Fault } from "@doorcard/protocol";

/** An action that was taken, and by which seat. */
export interface Taken {
  readonly seat: number;
  readonly action: Action;
}

/** A decision that another bot would have taken otherwise: where it was, what led to it, and both actions. */
export interface ChangedDecision {
  readonly lineUp: number;
  readonly block: number;
  readonly rotation: number;
  readonly deal: number;
  /** Which of the bot's decisions in the hand, 1 for its first. */
  readonly number: number;
  readonly seat: number;
  /** All actions of the hand before it. */
  readonly before: readonly Taken[];
  readonly did: Action;
  readonly would: Action;
  readonly didFault?: Fault;
  readonly wouldFault?: Fault;
}

/** The identity of its hand within the event: line-up, rotation and deal. */
export const handOf = ({ lineUp, rotation, deal }: ChangedDecision): string => `${lineUp}.${rotation}.${deal}`;

/** By the order in which the event is planned. */
export const byPlace = (a: ChangedDecision, b: ChangedDecision): number =>
  a.lineUp - b.lineUp || a.block - b.block || a.rotation - b.rotation || a.deal - b.deal || a.number - b.number;
