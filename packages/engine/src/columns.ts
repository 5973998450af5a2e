/**
 * Where hands in play are kept: one column for each number of a hand or of a seat, and a row of every column for each
 * hand. Inside the engine a hand is known by its row and a seat by its place in the columns of seats, eight a hand; so
 * `STACK[seat]` is what a seat has behind and `LEVEL[hand]` what it must match. Chips are whole.
 *
 * Each file of the engine takes the columns, numbers and functions that it uses at every turn as constants of its own. V8
 * then knows where a column is and how long, and what a function is; what is imported it looks up at each use. A hand
 * costs a fifth less for it (docs/performance.md). It holds for arrays of more than 64 bytes only.
 */

/** Places of a row. */
export const SIZES = {
  /** Hands that may be in play without one of them being put aside. */
  rows: 1024,
  /** Places for seats in a row. */
  seats: 8,
  /** Cards a seat holds at most. */
  cards: 7,
  /** Cards that a seat holds once it has its door card; a hand with fewer is dead, and all its cards were exposed (R21). */
  door: 3,
  /** Cards burned in a hand at most. */
  burns: 4,
  /** Integers of a log; what a longer one has beyond them, its hand keeps. */
  log: 512,
  /** Places for what the actions pay, by their numbers. */
  offers: 16,
} as const;

const { rows: ROWS, seats: SEATS_A_ROW } = SIZES;

/** Where a card is missing, no card of the deck; and where there is no seat: nobody is to act, nobody has raised. */
export const NONE = { card: 255, seat: -1 } as const;

/** Where a card is missing: no card of the deck. */
export const NO_CARD = NONE.card;

const ofSeat = (): Int32Array => new Int32Array(ROWS * SEATS_A_ROW);
const ofHand = (): Int32Array => new Int32Array(ROWS);

/** What is kept of a seat. */
export const SEAT = {
  /** Who sits to its left. */
  left: ofSeat(),
  /** Its stack before the ante. */
  bought: ofSeat(),
  /** Chips behind. */
  stack: ofSeat(),
  /** Chips in front of it on this street. */
  streetBet: ofSeat(),
  /** Chips it put in during the hand, returned ones taken off. */
  invested: ofSeat(),
  /** 1 while it has not folded. */
  live: ofSeat(),
  /** 1 while it is dealt to: it is live, or folded for nothing where such seats keep getting cards until somebody bets (R20). */
  dealtIn: ofSeat(),
  /** The level it last acted at on this street, -1 before it has. */
  actedAt: ofSeat(),
  /** How many cards it was dealt. */
  held: ofSeat(),
  /** The ranks that its upcards show at least so often, one bit each. */
  once: ofSeat(),
  twice: ofSeat(),
  thrice: ofSeat(),
  four: ofSeat(),
} as const;

/** What is kept of a hand. */
export const HAND = {
  seats: ofHand(),
  liveCount: ofHand(),
  community: ofHand(),
  burnCount: ofHand(),
  /** 0 for third street to 4 for seventh. */
  street: ofHand(),
  /** Total on this street that every seat must match. */
  level: ofHand(),
  /** What the next wager is measured from: the last one that counted, or the bring-in. */
  base: ofHand(),
  /** The level of the last wager that reopened the betting. */
  reopenedAt: ofHand(),
  /** Bets and raises on this street that count to the cap. */
  wagers: ofHand(),
  /** The largest full wager so far on this street, in chips above what was to be matched before it; 0 for none. */
  fullWager: ofHand(),
  /** 1 once a big-bet unit has gone in on fourth street. */
  bigIn: ofHand(),
  /** 1 while the seat to act must bring it in or complete. */
  bringingIn: ofHand(),
  /** 1 when the street began with two live seats. */
  beganHeadsUp: ofHand(),
  /** Counts the turns, from hand to hand: who keeps something about a turn notices the next. */
  turns: ofHand(),
  /** The actions that are not refused, one bit each by the action's number. */
  legal: ofHand(),
  /** How many pots there are, once the hand is at its end. */
  potCount: ofHand(),
  /** Integers in use of the log: twice the number of entries. */
  logged: ofHand(),
} as const;

/** Seats that a hand speaks of, by their places in the columns of seats. */
export const POINTER = {
  /** Dealt first. */
  first: ofHand(),
  /** NOBODY when the hand is over. */
  toAct: ofHand(),
  /** First to act on this street. */
  opener: ofHand(),
  /** Last to bet or raise on this street, or NOBODY. */
  aggressor: ofHand(),
} as const;

/** The stakes and the rules of the game and the house that are read at every turn, as numbers; flags are 0 or 1. */
export const TERM = {
  ante: ofHand(),
  bringIn: ofHand(),
  smallBet: ofHand(),
  bigBet: ofHand(),
  cap: ofHand(),
  /** Places in `HEADS_UP_CAPS` and `OPEN_PAIRS`. */
  headsUpCap: ofHand(),
  openPair: ofHand(),
  burns: ofHand(),
  foldsWhenFree: ofHand(),
  foldedKeepsCards: ofHand(),
  /** Whether a short wager counts from half a bet on, else only a full one. */
  halfBetCounts: ofHand(),
  leftBringsIn: ofHand(),
  openerShows: ofHand(),
  /** Whether the highest door card brings it in, and whether suits break ties. */
  highBringsIn: ofHand(),
  suitBringsIn: ofHand(),
  /** Whether the lowest board opens, and whether suits break ties. */
  lowOpens: ofHand(),
  suitOpens: ofHand(),
} as const;

/** Lists that are kept of a hand or a seat: so many places of each as `SIZES` says. */
export const LISTS = {
  /** The cards of each seat in the order dealt; a community card stands in the seventh place. */
  cards: new Uint8Array(ROWS * SEATS_A_ROW * SIZES.cards),
  /** The cards that were burned. */
  burns: new Uint8Array(ROWS * SIZES.burns),
  /** What each action of the seat to act pays, by the action's number; negative when it is refused. */
  offers: new Int32Array(ROWS * SIZES.offers),
  /** What the table saw, see `log.ts`. */
  logs: new Int32Array(ROWS * SIZES.log),
} as const;
