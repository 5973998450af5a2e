import { parseCard } from "@doorcard/cards";
import type { Cards } from "../text/cards.ts";

/** Cards as the room writes them, suit first: "S10 DK X", X for a hidden one; undefined when one is no card. */
export function readCards(text: string): Cards | undefined {
  const cards: Cards = [];
  for (const word of text.trim().split(/\s+/, 10)) {
    if (word === "X") {
      cards.push(undefined);
      continue;
    }
    const card = `${word.slice(1).replace("10", "T")}${word.slice(0, 1).toLowerCase()}`;
    if (parseCard(card) === undefined) return undefined;
    cards.push(card);
  }
  return cards;
}
