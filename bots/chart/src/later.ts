import { rankOf } from "@doorcard/cards";
import type { Street } from "@doorcard/sdk";
import { KINDS, madeHand, rankMask, straightTop, type Holding, type Kind } from "./holding.ts";

type LaterStreet = Exclude<Street, "third">;

/** Per cent of random hands that each kind of high hand begins to beat, by street; the last figure is the end. */
const HIGH_LADDER: Readonly<Record<LaterStreet, readonly number[]>> = {
  fourth: [14, 56, 90, 95, 97, 98, 99, 100],
  fifth: [8, 46, 86, 93, 96, 98, 99, 100],
  sixth: [4, 32, 76, 89, 93, 96, 98, 100],
  seventh: [0, 17, 61, 84, 89, 94, 97, 100],
};

/** Worth of a card that would make a straight or a flush, by street. */
const AN_OUT: Readonly<Record<LaterStreet, number>> = { fourth: 3, fifth: 3, sixth: 1.6, seventh: 0 };

/** Worth of one to five different cards of eight or lower, by street. */
const LOW_LADDER: Readonly<Record<LaterStreet, readonly number[]>> = {
  fourth: [4, 12, 28, 54, 84],
  fifth: [2, 6, 18, 46, 76, 96],
  sixth: [1, 3, 10, 28, 62, 92],
  seventh: [1, 2, 4, 8, 16, 84],
};

/** Razz on seventh street: per cent of hands beaten by a low whose highest card is the ace (never), deuce … king. */
const RAZZ_AT_THE_END: readonly number[] = [0, 0, 0, 0, 99, 97, 92, 84, 72, 57, 41, 25, 11];

/** What the high hand is worth with these cards seen elsewhere, 0 to 100. */
export function worthOfHigh(street: LaterStreet, holding: Holding, elsewhere: Holding): number {
  const { kind, rank } = madeHand(holding);
  const worth = rung(HIGH_LADDER[street], kind, rank);
  return Math.min(100, worth + AN_OUT[street] * outs(kind, holding, elsewhere));
}

function rung(ladder: readonly number[], kind: Kind, rank: number): number {
  const at = KINDS.indexOf(kind);
  const part = kind === "high card" ? (rank / 13) ** 2 : rank / 13;
  return ladder[at]! + part * (ladder[at + 1]! - ladder[at]!);
}

/** Cards not seen yet that would make a straight or a flush of less than that. */
function outs(kind: Kind, holding: Holding, elsewhere: Holding): number {
  if (KINDS.indexOf(kind) >= KINDS.indexOf("straight")) return 0;
  const suit = holding.suits.indexOf(4);
  if (suit >= 0) return 9 - elsewhere.suits[suit]!;
  const mask = rankMask(holding);
  let live = 0;
  for (let rank = 0; rank < 13; rank++) {
    if (straightTop(mask | (2 << rank) | (rank === 12 ? 1 : 0)) >= 0) live += 4 - elsewhere.ranks[rank]!;
  }
  return live;
}

/** What the low is worth, 0 to 100: cards of eight or lower held, the smoother the better. */
export function worthOfLow(street: LaterStreet, holding: Holding): number {
  const lows = lowRanks(holding);
  const babies = lows.filter((low) => low <= 7);
  const ladder = LOW_LADDER[street];
  const counted = Math.min(babies.length, ladder.length - 1);
  return ladder[counted]! + (counted > 2 ? 2 * (7 - babies[Math.min(counted, 5) - 1]!) - 4 : 0);
}

/** What a razz holding is worth, 0 to 100. */
export function worthOfRazz(street: LaterStreet, holding: Holding): number {
  if (street !== "seventh") return worthOfLow(street, holding);
  const lows = lowRanks(holding);
  return lows.length < 5 ? 3 : RAZZ_AT_THE_END[lows[4]!]! + 2 * (lows[4]! - 1 - lows[3]!);
}

/** The different ranks held in the order of lows, ace 0. */
export const lowRanks = ({ cards }: Holding): number[] =>
  [...new Set(cards.map((card) => (rankOf(card) + 1) % 13))].toSorted((a, b) => a - b);
