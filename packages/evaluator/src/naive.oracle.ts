import { rankOf, suitOf, type Card } from "@doorcard/cards";

/** A plain ranking of five cards, written without regard to speed and without a line of the sources: more is better. */
export type Naive = (five: readonly Card[]) => number;

/** High: kind of holding first, then ranks, those held most often first. Kinds 0 (high card) to 8 (straight flush). */
export const naiveHigh: Naive = (five) => {
  const ranks = grouped(five.map(rankOf));
  const flush = five.every((card) => suitOf(card) === suitOf(five[0]!));
  const top = topOfStraight(ranks);
  const shape = shapeOf(ranks);
  if (flush && top > 0) return inOrder(8, [top]);
  if (shape === "41") return inOrder(7, ranks);
  if (shape === "32") return inOrder(6, ranks);
  if (flush) return inOrder(5, ranks);
  if (top > 0) return inOrder(4, [top]);
  return inOrder(["11111", "2111", "221", "311"].indexOf(shape), ranks);
};

/** Kind of a naive high value, 0 (high card) to 8 (straight flush). */
export const naiveKind = (value: number): number => Math.floor(value / 13 ** 5);

/** Ace-to-five: the fewer pairs the better, then the lower ranks; the ace is below the deuce. */
export const naiveRazz: Naive = (five) => {
  const ranks = grouped(five.map((card) => (rankOf(card) === 12 ? 0 : rankOf(card) + 1)));
  return -inOrder(["11111", "2111", "221", "311", "32", "41"].indexOf(shapeOf(ranks)), ranks);
};

/** Eight-or-better: the ace-to-five value where it is five different ranks up to the eight, else minus infinity. */
export const naiveEight: Naive = (five) => {
  const lows = new Set(five.map((card) => (rankOf(card) + 1) % 13).filter((rank) => rank < 8));
  return lows.size === 5 ? naiveRazz(five) : -Infinity;
};

/** The best value among all choices of five of the cards: without one of them, and then without a later one. */
export function naiveBest(cards: readonly Card[], naive: Naive, firstToGo = 0): number {
  if (cards.length === 5) return naive(cards);
  let best = -Infinity;
  for (let gone = firstToGo; gone < cards.length; gone++) {
    best = Math.max(best, naiveBest(cards.toSpliced(gone, 1), naive, gone));
  }
  return best;
}

/** The five ranks, those held most often first, then the highest first. */
function grouped(ranks: readonly number[]): number[] {
  const counts = new Uint8Array(13);
  for (const rank of ranks) counts[rank]!++;
  return ranks.toSorted((a, b) => counts[b]! - counts[a]! || b - a);
}

/** How often each rank is held: "11111", "2111", "221", "311", "32" or "41". */
function shapeOf(ranks: readonly number[]): string {
  let shape = "";
  for (let at = 0, next = 0; at < 5; at = next) {
    while (next < 5 && ranks[next] === ranks[at]) next++;
    shape += next - at;
  }
  return shape;
}

/** Top rank of a straight, 3 for five-high; 0 when there is none. Five different ranks stand from the highest down. */
function topOfStraight(ranks: readonly number[]): number {
  if (ranks.join() === "12,3,2,1,0") return 3;
  return ranks.every((rank, i) => rank === ranks[0]! - i) ? ranks[0]! : 0;
}

const inOrder = (kind: number, ranks: readonly number[]): number =>
  [0, 1, 2, 3, 4].reduce((value, place) => value * 13 + (ranks[place] ?? 0), kind);
