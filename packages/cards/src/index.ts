export { ACE, cardOf, DECK_SIZE, rankOf, RANKS, suitOf, SUITS, type Card } from "./card.ts";
export { CardSet } from "./card-set.ts";
export { freshDeck, shuffle, type Draw } from "./deck.ts";
export { CARD_TEXTS, formatCard, formatCards, parseCard, parseCards } from "./text.ts";
