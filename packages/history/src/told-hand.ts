import type { Game, Stakes, Street } from "@doorcard/protocol";

/** Where in which file something stands; lines count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** One thing that a seat did, as the log tells it. Whether a wager completes, bets or raises follows from the street. */
export interface ToldAction {
  readonly street: Street;
  /** Place of the seat in `seats`, from 1. */
  readonly seat: number;
  readonly action: "fold" | "check" | "bring-in" | "call" | "wager";
  /** Units that this added to what the seat had put in before. */
  readonly pays: number;
  /** Line of the file. */
  readonly line: number;
}

/** What a seat was given, in units; `seat` as in actions. */
export interface ToldShare {
  readonly seat: number;
  readonly amount: number;
}

/** A pot: all that was in it, and who took how much. */
export interface ToldPot {
  readonly amount: number;
  readonly rake: number;
  readonly wins: readonly ToldShare[];
}

/** A seat that was dealt in. */
export interface ToldSeat {
  readonly name: string;
  /** Units before the ante. */
  readonly stack: number;
  /** Units of ante that the log says it posted, those that came back at once included. */
  readonly ante: number;
  /**
   * Its cards as texts such as "As", in the order dealt: two downcards, four upcards, a downcard; undefined where the log
   * does not show one. As many as the seat was dealt; a community card is not among them.
   */
  readonly cards: readonly (string | undefined)[];
}

/**
 * A hand as a log tells it: nothing in it was worked out by rules, so that the engine can be held against it. Amounts are
 * whole units, the smallest coin of the log (a cent, a tournament chip).
 */
export interface ToldHand {
  /** The site that wrote the log, a name of `SITES`. */
  readonly site: Site;
  /** The hand's number in the log. */
  readonly id: string;
  readonly place: Place;
  readonly game: Game;
  readonly stakes: Stakes;
  /** Units in one of the log's own: 100 where it counts dollars, 1 for tournament chips. */
  readonly scale: number;
  /** Those dealt in, in the order in which they are dealt: the first sits to the dealer's left. */
  readonly seats: readonly ToldSeat[];
  readonly actions: readonly ToldAction[];
  /** The card dealt face up for all on seventh street; undefined where there was none. */
  readonly community: string | undefined;
  /** Uncalled bets and antes that went back, in the log's order; undefined where it does not tell them. */
  readonly returned: readonly ToldShare[] | "in collected" | undefined;
  /** What each seat took from pots, in the log's order, one for each line; undefined where it tells only final stacks. */
  readonly collected: readonly ToldShare[] | undefined;
  /** The pots one by one, main pot first, where they are told apart. */
  readonly pots?: readonly ToldPot[];
  /** What the house took, fees included; undefined where the log does not say. */
  readonly rake: number | undefined;
  /** Stacks after the hand where the log tells them, by seat; else undefined. */
  readonly finalStacks: readonly number[] | undefined;
}

/** What came back uncalled, as far as it is told by itself. */
export const returnedIn = ({ returned }: ToldHand): readonly ToldShare[] =>
  returned === undefined || returned === "in collected" ? [] : returned;

/** The sites and formats that logs are read from. */
export const SITES = ["pokerstars", "fulltilt", "ipoker", "bovada", "phh", "ohh"] as const;
export type Site = (typeof SITES)[number];

/** Something in a file that could not be read: its place, the hand's number where it is known, and the reason as a sentence. */
export interface Unread {
  readonly place: Place;
  readonly id: string | undefined;
  readonly reason: string;
}

/** What a reader made of a file: the hands it could read, and everything that it could not. */
export interface ReadLog {
  readonly hands: readonly ToldHand[];
  readonly unread: readonly Unread[];
}

/**
 * Reads the text of a log. A reader never guesses and never throws: what is not as the format has it is reported with its
 * place, and the rest is read. Hands of other games are reported as such.
 */
export type LogReader = (text: string, file: string) => ReadLog;
