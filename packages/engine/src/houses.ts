import type { Rules } from "./rules.ts";
import { GAMES, type Game, type Stakes } from "./words.ts";

/** A rule set: a house's parameters, one row. */
export interface RuleSet {
  readonly name: string;
  /** Where the rules come from. */
  readonly source: string;
  readonly games: readonly Game[];
  /** The sizes that a table has unless it says otherwise, in chips. */
  readonly stakes: Stakes;
  /** Who may bet double on fourth street with a pair showing, game by game; "none" where the house has no such game. */
  readonly openPair: Readonly<Record<Game, Rules["openPair"]>>;
  readonly rules: Omit<Rules, "set" | "openPair">;
}

/** What holds where a house's document is silent. */
const USUAL: RuleSet["rules"] = {
  bringInTie: "suit",
  boardTie: "position",
  cap: 4,
  headsUpCap: "kept",
  shortDeck: "community",
  burn: false,
  foldWhenFree: false,
  foldedSeatKeepsCards: false,
  exposedDowncard: 0,
  allInLowCard: "left-acts",
  oddChip: "suit",
  partialWager: "half-bet",
  showFirst: "opener",
  smallestBuyIn: 0,
  bigBetDoubles: false,
  rake: null,
};

/** What a dealer at a real table does: burns, and deals on to a seat that folded for nothing. */
const LIVE = { burn: true, shortDeck: "burns-then-community", foldWhenFree: true, foldedSeatKeepsCards: true } as const;

/** The rule sets there are, one row a house. */
export const RULE_SETS: readonly RuleSet[] = [
  {
    name: "classic",
    source: "the house document of 7 Card Stud (2/4 limit, ante 0.50, bring-in 1)",
    games: GAMES,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    openPair: { stud: "holder", stud8: "holder", razz: "none" },
    rules: USUAL,
  },
  {
    name: "classic-live",
    source: "the same house document, with what it says of a dealer's table: burns, folds for nothing",
    games: GAMES,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16 },
    openPair: { stud: "holder", stud8: "holder", razz: "none" },
    rules: { ...USUAL, ...LIVE },
  },
  {
    name: "888",
    source:
      "the 888 pages on seven card stud: a buy-in of ten lower limits, anybody may bet the upper limit with a pair showing",
    games: ["stud"],
    stakes: { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 },
    openPair: { stud: "any", stud8: "none", razz: "none" },
    rules: { ...USUAL, smallestBuyIn: 10, bigBetDoubles: true },
  },
  {
    name: "stud8-position",
    source:
      "a house document of stud hi-lo: ties by position, a pair showing doubles for everyone, the first to act may fold",
    games: ["stud8"],
    stakes: { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 },
    openPair: { stud: "none", stud8: "any", razz: "none" },
    rules: { ...USUAL, bringInTie: "position", foldWhenFree: true },
  },
  {
    name: "tenth-ante",
    source: "a house document with an ante of a tenth of the lower bet",
    games: ["stud", "stud8"],
    stakes: { ante: 1, bringIn: 5, smallBet: 10, bigBet: 20 },
    openPair: { stud: "none", stud8: "none", razz: "none" },
    rules: USUAL,
  },
  {
    name: "pokerstars",
    source: "what the logs of PokerStars and of rooms like it show",
    games: GAMES,
    stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
    openPair: { stud: "any", stud8: "none", razz: "none" },
    rules: { ...USUAL, allInLowCard: "left-brings-in", showFirst: "position" },
  },
  {
    name: "wsop-live-2024",
    source: "WSOP live action rules 2024: 126-129, 145, 149, 211-243",
    games: GAMES,
    stakes: { ante: 3, bringIn: 5, smallBet: 15, bigBet: 30 },
    openPair: { stud: "any", stud8: "none", razz: "none" },
    rules: { ...USUAL, ...LIVE, cap: 5, headsUpCap: "lifted-by-street", showFirst: "position" },
  },
  {
    name: "wsop-tournament-2024",
    source: "WSOP tournament rules 2024",
    games: GAMES,
    stakes: { ante: 100, bringIn: 100, smallBet: 400, bigBet: 800 },
    openPair: { stud: "none", stud8: "none", razz: "none" },
    rules: { ...USUAL, ...LIVE, cap: 5, boardTie: "suit" },
  },
  {
    name: "oracle",
    source: "an independent engine, whose 9,000 hands are a test",
    games: GAMES,
    stakes: { ante: 2, bringIn: 5, smallBet: 10, bigBet: 20 },
    openPair: { stud: "none", stud8: "none", razz: "none" },
    rules: {
      ...USUAL,
      burn: true,
      allInLowCard: "left-brings-in",
      oddChip: "position",
      partialWager: "full-bet",
    },
  },
];
