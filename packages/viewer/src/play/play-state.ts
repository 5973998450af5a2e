import type { HandResult, PlayAsk, PlayClock, PlayMatch, PlayOver, Street } from "@doorcard/protocol";
import type { SeenCard } from "../table/seen-card.ts";

/** A seat as the person sees it. */
export interface SeatState {
  readonly name: string;
  readonly stack: number;
  readonly streetBet: number;
  readonly isLive: boolean;
  /** Downcards and upcards in the order dealt. */
  readonly cards: readonly SeenCard[];
  /** What it did last on this street: "raises to 16"; "folds" stays. */
  readonly deed: string;
  /** What it won or lost in the hand; undefined while that goes on. */
  readonly net: number | undefined;
}

/** A match as its page shows it. */
export interface PlayState {
  readonly match: PlayMatch;
  readonly seats: readonly SeatState[];
  readonly firstSeat: number;
  readonly street: Street | undefined;
  readonly pot: number;
  readonly community: readonly string[];
  /** What happened in the hand, in words, oldest first. */
  readonly lines: readonly string[];
  /** Hands begun. */
  readonly hand: number;
  /** Chips won or lost in the hands that are over, seat 1 first. */
  readonly nets: readonly number[];
  readonly ask: PlayAsk | undefined;
  readonly clock: (PlayClock & { readonly at: number }) | undefined;
  readonly result: HandResult | undefined;
  readonly over: PlayOver | undefined;
}
