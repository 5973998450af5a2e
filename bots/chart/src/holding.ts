import { parseCard, rankOf, suitOf, type Card } from "@doorcard/cards";

/** Some cards counted by rank and by suit. */
export interface Holding {
  readonly cards: readonly Card[];
  /** How many of each rank, deuce first. */
  readonly ranks: readonly number[];
  /** How many of each suit, clubs first. */
  readonly suits: readonly number[];
}

/** Counts the cards of texts such as "As". */
export function holdingOf(texts: readonly string[]): Holding {
  const cards: Card[] = [];
  const ranks = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const suits = [0, 0, 0, 0];
  for (const text of texts) {
    const card = parseCard(text)!;
    cards.push(card);
    ranks[rankOf(card)]!++;
    suits[suitOf(card)]!++;
  }
  return { cards, ranks, suits };
}

/** The highest rank held at least so many times, -1 for none. */
export function topRank({ ranks }: Holding, times: number, below = 13): number {
  for (let rank = below - 1; rank >= 0; rank--) if (ranks[rank]! >= times) return rank;
  return -1;
}

/** The kinds of high hand, worst first. */
export const KINDS = ["high card", "pair", "two pair", "trips", "straight", "flush", "full house"] as const;
export type Kind = (typeof KINDS)[number];

/** What is made already, with the rank that counts most; four of a kind goes with the full houses. */
export function madeHand(holding: Holding): { kind: Kind; rank: number } {
  const trips = topRank(holding, 3);
  const pair = topRank(holding, 2);
  const flush = holding.suits.findIndex((count) => count >= 5);
  const straight = straightTop(rankMask(holding));
  if (trips >= 0 && (topRank(holding, 4) >= 0 || pair > trips || topRank(holding, 2, trips) >= 0))
    return { kind: "full house", rank: trips };
  if (flush >= 0)
    return { kind: "flush", rank: Math.max(...holding.cards.filter((card) => suitOf(card) === flush).map(rankOf)) };
  if (straight >= 0) return { kind: "straight", rank: straight };
  if (trips >= 0) return { kind: "trips", rank: trips };
  if (pair >= 0) return { kind: topRank(holding, 2, pair) >= 0 ? "two pair" : "pair", rank: pair };
  return { kind: "high card", rank: topRank(holding, 1) };
}

/** The ranks held as a mask, with the ace also below the deuce: bit 0 ace, bit 1 deuce, bit 13 ace. */
export function rankMask({ ranks }: Holding): number {
  let mask = 0;
  for (let rank = 0; rank < 13; rank++) if (ranks[rank]! > 0) mask |= 2 << rank;
  return mask | (mask >> 13);
}

/** Rank at the top of the best straight in a rank mask, -1 for none. */
export function straightTop(mask: number): number {
  const runs = mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & (mask >> 4);
  return runs === 0 ? -1 : 34 - Math.clz32(runs);
}
