import { parseCard } from "@doorcard/cards";

/** Cards of a seat in the order dealt; undefined where hidden. */
export type Cards = (string | undefined)[];

/** The cards between brackets; the room writes "of" for a card it lost, which counts as hidden. Undefined when one is no card. */
export function readCards(text: string): Cards | undefined {
  const cards: Cards = [];
  for (const word of text.split(" ", 10)) {
    if (word === "of") cards.push(undefined);
    else if (parseCard(word) === undefined) return undefined;
    else cards.push(word);
  }
  return cards;
}

const known = (cards: Cards): string[] => cards.filter((card) => card !== undefined);

/** Whether the room repeats just the cards of a seat that it has shown before. */
export const repeats = (repeated: Cards, cards: Cards): boolean => known(repeated).join(" ") === known(cards).join(" ");

/** Puts a seat's whole holding, as tabled or mucked, into its dealt cards; a reason when they contradict each other. */
export function table(shown: Cards, cards: Cards): string | undefined {
  if (shown.length > cards.length) return `it lists ${shown.length} cards of a seat that was dealt ${cards.length}`;
  // A shorter list tells no place for a card that was hidden, so nothing is taken from it.
  if (shown.length < cards.length) {
    const possible = known(shown).every((card) => cards.includes(card)) || cards.includes(undefined);
    return possible ? undefined : "it lists a card that the seat was not dealt";
  }
  if (shown.every((card, i) => card === undefined || cards[i] === undefined || cards[i] === card)) {
    shown.forEach((card, i) => (cards[i] ??= card));
    return undefined;
  }
  const lacking = known(cards).find((card) => !shown.includes(card));
  if (lacking !== undefined) return `the seat was dealt ${lacking}, which it does not list`;
  // Out of order: the downcards are those that were not seen, in their order.
  const downcards = shown.filter((card) => !cards.includes(card));
  cards.forEach((card, i) => (cards[i] = card ?? downcards.shift()));
  return undefined;
}

/** The first card that stands twice among these; undefined when there is none. */
export function twice(cards: readonly (string | undefined)[]): string | undefined {
  const seen = new Set<string>();
  for (const card of cards) {
    if (card === undefined) continue;
    if (seen.has(card)) return card;
    seen.add(card);
  }
  return undefined;
}
