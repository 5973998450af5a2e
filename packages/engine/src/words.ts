/** The games: seven card stud, stud hi-lo eight or better, razz. */
export type Game = "stud" | "stud8" | "razz";
export const GAMES: readonly Game[] = ["stud", "stud8", "razz"];

/** The rounds of betting, in order. */
export type Street = "third" | "fourth" | "fifth" | "sixth" | "seventh";
export const STREETS: readonly Street[] = ["third", "fourth", "fifth", "sixth", "seventh"];

/** Numbers of streets inside the engine: places in `STREETS`. */
export const STREET_NUMBERS = { third: 0, fourth: 1, seventh: 4 } as const;

/** What a seat does on its turn; in fixed limit the word fixes the amount. */
export type Action = "fold" | "check" | "bring-in" | "call" | "complete" | "bet" | "raise" | "bet-big" | "raise-big";

// Of this module alone, since what is exported is looked up at each use
const NAMES: readonly Action[] = [
  "fold",
  "check",
  "bring-in",
  "call",
  "complete",
  "bet",
  "raise",
  "bet-big",
  "raise-big",
];
const COUNT = NAMES.length;

export const ACTIONS: readonly Action[] = NAMES;

/** Numbers of the actions inside the engine: places in `ACTIONS`. */
export const ACTION_NUMBERS = {
  fold: 0,
  check: 1,
  bringIn: 2,
  call: 3,
  complete: 4,
  bet: 5,
  raise: 6,
  betBig: 7,
  raiseBig: 8,
} as const;

/** The number of an action, -1 for any other text. */
export function codeOf(action: string): number {
  for (let code = 0; code < COUNT; code++) if (NAMES[code] === action) return code;
  return -1;
}

/** Halves of a pot; `unopposed` is a pot that nobody contests. */
export type Side = "high" | "low" | "unopposed";
export const SIDES: readonly Side[] = ["high", "low", "unopposed"];

/** A seat, 1 to 8 clockwise. */
export type Seat = number;

/** Whole chips. */
export type Chips = number;

/** The sizes of a table, in chips. */
export interface Stakes {
  readonly ante: Chips;
  readonly bringIn: Chips;
  readonly smallBet: Chips;
  readonly bigBet: Chips;
}

/** Something wrong with what was asked for: a code, its place as a JSON pointer, a sentence. */
export interface Problem {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** What was asked for, or everything that is wrong with it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
