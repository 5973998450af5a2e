import type { Chips } from "./words.ts";

/** What the house takes from each pot. */
export interface Rake {
  /** Share of the pot, 0 to 1, in steps of 0.0001. */
  readonly rate: number;
  /** Most chips taken from one pot. */
  readonly cap: Chips;
  /** Pots smaller than this many chips are not raked. */
  readonly smallestPot: Chips;
  /** The rake is rounded down to a multiple of this many chips. */
  readonly unit: Chips;
}

/** The house rules of one table, resolved for its game: every parameter with its value. */
export interface Rules {
  /** Name of the rule set they come from. */
  readonly set: string;
  readonly bringInTie: "suit" | "position";
  readonly boardTie: "position" | "suit";
  /** Bets and raises a street allows; the completion counts as the bet. */
  readonly cap: number;
  readonly headsUpCap: "kept" | "lifted-by-street" | "lifted-by-hand";
  readonly openPair: "none" | "holder" | "any";
  readonly shortDeck: "community" | "burns-then-community";
  readonly burn: boolean;
  readonly foldWhenFree: boolean;
  readonly foldedSeatKeepsCards: boolean;
  /** Probability that a dealt downcard is exposed, 0 to 1. */
  readonly exposedDowncard: number;
  readonly allInLowCard: "left-acts" | "left-brings-in";
  readonly oddChip: "suit" | "position";
  readonly partialWager: "half-bet" | "full-bet";
  readonly showFirst: "opener" | "position";
  /** Smallest stack to sit down with, in small bets; 0 for none. */
  readonly smallestBuyIn: number;
  /** Whether the big bet must be twice the small bet. */
  readonly bigBetDoubles: boolean;
  readonly rake: Rake | null;
}

/** The values a parameter may take: words, yes or no, or a range of numbers. */
export type Allowed =
  | { readonly kind: "word"; readonly words: readonly string[] }
  | { readonly kind: "flag" }
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly whole: boolean }
  | { readonly kind: "rake" };

const word = (...words: string[]): Allowed => ({ kind: "word", words });
const flag: Allowed = { kind: "flag" };

/** Every parameter of a rule set and what it may be. */
export const PARAMETERS: Readonly<Record<Exclude<keyof Rules, "set">, Allowed>> = {
  bringInTie: word("suit", "position"),
  boardTie: word("position", "suit"),
  cap: { kind: "number", least: 1, most: 1000, whole: true },
  headsUpCap: word("kept", "lifted-by-street", "lifted-by-hand"),
  openPair: word("none", "holder", "any"),
  shortDeck: word("community", "burns-then-community"),
  burn: flag,
  foldWhenFree: flag,
  foldedSeatKeepsCards: flag,
  exposedDowncard: { kind: "number", least: 0, most: 1, whole: false },
  allInLowCard: word("left-acts", "left-brings-in"),
  oddChip: word("suit", "position"),
  partialWager: word("half-bet", "full-bet"),
  showFirst: word("opener", "position"),
  smallestBuyIn: { kind: "number", least: 0, most: 1_000_000, whole: true },
  bigBetDoubles: flag,
  rake: { kind: "rake" },
};
