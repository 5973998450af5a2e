/**
 * A playing card as a small integer, `rank * 4 + suit`, 0 (2c) to 51 (As).
 *
 * Ranks run from 0 (deuce) to 12 (ace) and suits from 0 to 3 in the order clubs, diamonds, hearts, spades,
 * so that two door cards are ordered for the bring-in by comparing the integers.
 */
export type Card = number;

/** How many cards a deck holds. */
export const DECK_SIZE = 52;

/** Rank texts by rank, deuce first. */
export const RANKS = "23456789TJQKA";

/** Suit texts by suit, low to high. */
export const SUITS = "cdhs";

/** The rank of an ace, 12. */
export const ACE = 12;

/** Rank of a card, 0 (deuce) to 12 (ace). */
export const rankOf = (card: Card): number => card >> 2;

/** Suit of a card, 0 (clubs) to 3 (spades). */
export const suitOf = (card: Card): number => card & 3;

/** The card of a rank (0 to 12) and a suit (0 to 3). */
export const cardOf = (rank: number, suit: number): Card => (rank << 2) | suit;
