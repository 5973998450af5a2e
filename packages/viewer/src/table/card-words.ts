import type { SeenCard } from "./seen-card.ts";

/** Suits by letter: the glyph, asked for as text, and the word. */
export const SUITS: Readonly<Record<string, { readonly glyph: string; readonly word: string }>> = {
  c: { glyph: "\u2663\ufe0e", word: "clubs" },
  d: { glyph: "\u2666\ufe0e", word: "diamonds" },
  h: { glyph: "\u2665\ufe0e", word: "hearts" },
  s: { glyph: "\u2660\ufe0e", word: "spades" },
};

const RANKS: Readonly<Record<string, string>> = { T: "ten", J: "jack", Q: "queen", K: "king", A: "ace" };

/** Rank as it stands on a card: "10" for a ten. */
export const rankText = (card: string): string => (card.startsWith("T") ? "10" : card.charAt(0));

/** "king of hearts", "7 of clubs". */
export const cardWords = (card: string): string =>
  `${RANKS[card.charAt(0)] ?? card.charAt(0)} of ${SUITS[card.charAt(1)]?.word}`;

/** "K♥", as one writes it down. */
export const shortCard = (card: string): string => `${rankText(card)}${SUITS[card.charAt(1)]?.glyph}`;

/** "two cards down, K♥", or with downcards that are seen "[A♠ 2♦] K♥". */
export function cardsTold(cards: readonly SeenCard[]): string {
  const down = cards.filter(({ face }) => face === "down");
  const up = cards.filter(({ face }) => face === "up").map(({ card }) => shortCard(card!));
  const seen = down.flatMap(({ card }) => (card === undefined ? [] : [shortCard(card)]));
  const hidden = down.length - seen.length;
  const counts = ["", "one card", "two cards", "three cards"];
  return [
    ...(seen.length > 0 ? [`[${seen.join(" ")}]`] : []),
    ...(hidden > 0 ? [`${counts[hidden]} down${up.length > 0 ? "," : ""}`] : []),
    ...up,
  ].join(" ");
}
