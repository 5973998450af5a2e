import { cardOf, DECK_SIZE, rankOf, RANKS, suitOf, SUITS, type Card } from "./card.ts";

/** The 52 card texts by card: `CARD_TEXTS[0]` is "2c", `CARD_TEXTS[51]` is "As". */
export const CARD_TEXTS: readonly string[] = Array.from(
  { length: DECK_SIZE },
  (_, card) => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`,
);

/** Text of a card, rank then suit: "As", "Td", "2c". Throws RangeError when it is no card. */
export function formatCard(card: Card): string {
  const text = CARD_TEXTS[card];
  if (text === undefined) throw new RangeError(`A card is an integer from 0 to 51, got ${card}`);
  return text;
}

/** The card of a text such as "As"; undefined when it names none. Case counts: rank capital, suit small. */
export function parseCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text[0]!);
  const suit = SUITS.indexOf(text[1]!);
  return rank < 0 || suit < 0 ? undefined : cardOf(rank, suit);
}

/** The cards of a text without separators or with spaces, "As Kd7h"; undefined when any part is no card. */
export function parseCards(text: string): Card[] | undefined {
  const packed = text.replaceAll(" ", "");
  if (packed.length % 2 !== 0) return undefined;
  const cards: Card[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    const card = parseCard(packed.slice(at, at + 2));
    if (card === undefined) return undefined;
    cards.push(card);
  }
  return cards;
}

/** Texts of several cards with a space between: "As Kd 7h"; empty for no cards. */
export const formatCards = (cards: Iterable<Card>): string => Array.from(cards, formatCard).join(" ");
