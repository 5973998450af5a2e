import { ACE, parseCard, rankOf, suitOf } from "@doorcard/cards";
import type { Game, Street } from "@doorcard/sdk";

const TEN = 8;
const SEVEN = 5;
const EIGHT = 6;

/** How good a holding is to the rock: bet it, pay to see one more card with it, or give it up. */
export type Verdict = "strong" | "drawing" | "weak";

/** What the rock thinks of its cards, whatever the others show. */
export function verdict(game: Game, street: Street, texts: readonly string[]): Verdict {
  const cards = texts.map((text) => parseCard(text)!);
  if (game === "razz") return verdictOnLow(street, cards);
  const high = verdictOnHigh(street, cards);
  if (game === "stud" || high === "strong") return high;
  const low = verdictOnLow(street, cards);
  return low === "weak" ? high : low;
}

/** Cards of different ranks up to this one that make a strong low, and a draw to one, by street. */
const LOW: Readonly<Record<Street, { strong: number; drawing: number; upTo: number }>> = {
  third: { strong: 3, drawing: 3, upTo: SEVEN },
  fourth: { strong: 4, drawing: 3, upTo: EIGHT },
  fifth: { strong: 5, drawing: 4, upTo: EIGHT },
  sixth: { strong: 5, drawing: 4, upTo: EIGHT },
  seventh: { strong: 5, drawing: 5, upTo: EIGHT },
};

function verdictOnLow(street: Street, cards: readonly number[]): Verdict {
  const { strong, drawing, upTo } = LOW[street];
  const babies = new Set(cards.map(rankOf).filter((rank) => rank <= upTo || rank === ACE)).size;
  return babies >= strong ? "strong" : babies >= drawing ? "drawing" : "weak";
}

function verdictOnHigh(street: Street, cards: readonly number[]): Verdict {
  const ranks = countBy(cards, rankOf);
  const pairs = [...ranks].filter(([, count]) => count >= 2).map(([rank]) => rank);
  const suited = Math.max(...countBy(cards, suitOf).values());
  const trips = [...ranks.values()].some((count) => count >= 3);
  if (trips || suited >= 5 || pairs.length >= 2 || pairs.some((rank) => rank >= TEN && isEarly(street)))
    return "strong";
  const draws = street !== "seventh" && suited >= (street === "third" ? 3 : 4);
  return draws || pairs.some((rank) => rank >= TEN) ? "drawing" : "weak";
}

const isEarly = (street: Street): boolean => street === "third" || street === "fourth" || street === "fifth";

function countBy(cards: readonly number[], key: (card: number) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(key(card), (counts.get(key(card)) ?? 0) + 1);
  return counts;
}
