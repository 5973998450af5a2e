import { rankOf, suitOf, type Card } from "@doorcard/cards";
import type { Game } from "@doorcard/protocol";

const NAMES = "deuce three four five six seven eight nine ten jack queen king ace".split(" ");
const SUITS = ["clubs", "diamonds", "hearts", "spades"];

/** A card as a dealer calls it: "two of clubs". */
export const cardWords = (card: Card): string =>
  `${rankOf(card) === 0 ? "two" : NAMES[rankOf(card)]} of ${SUITS[suitOf(card)]}`;

/** What 1 to 4 upcards come to: "pair of kings", "ace-king high"; in razz "seven-five low showing", "pair of fours showing". */
export function boardWords(game: Game, upcards: readonly Card[]): string {
  const isLow = game === "razz";
  // In razz the ace is the lowest card
  const order = (rank: number): number => (isLow && rank === 12 ? -1 : rank);
  const ranks = [...Map.groupBy(upcards, rankOf)]
    .map(([rank, { length }]) => ({ rank, times: length }))
    .toSorted((a, b) => b.times - a.times || order(b.rank) - order(a.rank));
  const words = pairedWords(ranks);
  if (words !== undefined) return isLow ? `${words} showing` : words;
  const top = ranks.slice(0, 2).map(({ rank }) => NAMES[rank]);
  return isLow ? `${top.join("-")} low showing` : `${top.join("-")} high`;
}

function pairedWords([first, second]: readonly { readonly rank: number; readonly times: number }[]):
  | string
  | undefined {
  const { rank, times } = first!;
  if (times === 4) return `quad ${plural(rank)}`;
  if (times === 3) return `trip ${plural(rank)}`;
  if (times === 2) return second?.times === 2 ? `${plural(rank)} up` : `pair of ${plural(rank)}`;
  return undefined;
}

/** Whether a board shows a pair, trips or more. */
export const isPaired = (upcards: readonly Card[]): boolean => new Set(upcards.map(rankOf)).size < upcards.length;

/** Three upcards or more towards a hand that a dealer warns of: "possible flush", "possible straight", in stud8 "possible low". */
export function possibles(game: Game, upcards: readonly Card[]): string[] {
  if (game === "razz") return [];
  const suited = [...Map.groupBy(upcards, suitOf).values()].find(({ length }) => length >= 3);
  if (suited !== undefined && isWithinFive(suited)) return ["possible straight flush", ...possibleLow(game, upcards)];
  return [
    ...(suited === undefined ? [] : ["possible flush"]),
    ...(isWithinFive(upcards) ? ["possible straight"] : []),
    ...possibleLow(game, upcards),
  ];
}

/** Whether three different ranks lie within five neighbours, the ace at either end. */
function isWithinFive(cards: readonly Card[]): boolean {
  const ranks = new Set(cards.flatMap((card) => (rankOf(card) === 12 ? [-1, 12] : [rankOf(card)])));
  return [...ranks].some((low) => [0, 1, 2, 3, 4].filter((up) => ranks.has(low + up)).length >= 3);
}

function possibleLow(game: Game, upcards: readonly Card[]): string[] {
  const lows = new Set(upcards.map(rankOf).filter((rank) => rank <= 6 || rank === 12));
  return game === "stud8" && lows.size >= 3 ? ["possible low"] : [];
}

const plural = (rank: number): string => (rank === 4 ? "sixes" : `${NAMES[rank]}s`);
