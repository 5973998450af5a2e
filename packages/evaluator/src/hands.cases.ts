import { parseCards, type Card } from "@doorcard/cards";
import fc from "fast-check";

/** The cards of a text, for tables of cases. */
export function cardsOf(text: string): Card[] {
  const cards = parseCards(text);
  if (cards === undefined) throw new RangeError(`No cards: ${text}`);
  return cards;
}

/** Every five-card hand of the deck, 2,598,960 of them, each in the same array. */
export function eachFive(visit: (five: number[]) => void): void {
  const five = [0, 0, 0, 0, 0];
  const add = (place: number, lowest: Card): void => {
    if (place === 5) return visit(five);
    for (let card = lowest; card < 52; card++) {
      five[place] = card;
      add(place + 1, card + 1);
    }
  };
  add(0, 0);
}

/** A random holding of `least` to `most` different cards in random order. */
export const holding = (least: number, most: number): fc.Arbitrary<Card[]> =>
  fc.uniqueArray(fc.nat(51), { minLength: least, maxLength: most });
