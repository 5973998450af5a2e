import { cardOf, CARD_TEXTS, RANKS, SUITS, type Card } from "@doorcard/cards";
import type { Piece } from "./clauses.ts";
import type { SpotProblem } from "./spot-error.ts";

/** A card as it is told: its suit may be left out. */
export interface ToldCard extends Piece {
  readonly rank: number;
  readonly suit: number | undefined;
}

const SYMBOLS = "♣♦♥♠";
const CARD = new RegExp(`^(10|[${RANKS}])([${SUITS}${SYMBOLS}]?)\\uFE0F?$`, "i");

/** The card of a word such as "As", "10h", "k" or "4♠"; undefined when it is none. */
export function toldCard({ text, at }: Piece): ToldCard | undefined {
  const [, rank, suit = ""] = CARD.exec(text) ?? [];
  if (rank === undefined) return undefined;
  const numbered = Math.max(SUITS.indexOf(suit.toLowerCase()), SYMBOLS.indexOf(suit));
  return {
    text,
    at,
    rank: RANKS.indexOf(rank === "10" ? "T" : rank.toUpperCase()),
    suit: suit === "" ? undefined : numbered,
  };
}

/**
 * The cards of several holdings, one list each, suits chosen where none is told: the suit that the holding has least of,
 * the lowest of those that are free (clubs, diamonds, hearts, spades). Tells of every card that cannot be there.
 */
export function suited(holdings: readonly (readonly ToldCard[])[], problems: SpotProblem[]): Card[][] {
  const taken = new Map<Card, ToldCard>();
  for (const told of holdings.flat()) {
    if (told.suit === undefined) continue;
    const card = cardOf(told.rank, told.suit);
    const before = taken.get(card);
    if (before === undefined) taken.set(card, told);
    else problems.push({ at: told.at, message: `${CARD_TEXTS[card]} is there already, at character ${before.at}` });
  }
  return holdings.map((holding) => suitedHolding(holding, taken, problems));
}

function suitedHolding(holding: readonly ToldCard[], taken: Map<Card, ToldCard>, problems: SpotProblem[]): Card[] {
  const held = [0, 0, 0, 0];
  for (const { suit } of holding) if (suit !== undefined) held[suit]!++;
  return holding.flatMap((told) => {
    if (told.suit !== undefined) return [cardOf(told.rank, told.suit)];
    const free = [0, 1, 2, 3].filter((suit) => !taken.has(cardOf(told.rank, suit)));
    const suit = free.toSorted((one, other) => held[one]! - held[other]!)[0];
    if (suit === undefined) {
      problems.push({ at: told.at, message: `there is no fifth ${told.text}` });
      return [];
    }
    held[suit]!++;
    taken.set(cardOf(told.rank, suit), told);
    return [cardOf(told.rank, suit)];
  });
}
