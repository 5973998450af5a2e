import { botRandom, DeckStream } from "@doorcard/arena";
import type { Subject } from "./measure.ts";

const DEALS = 1000;

/** Drawing cards and luck: decks from the keyed stream, and the generator of a bot. */
export function dealing(): Subject[] {
  const decks = new DeckStream("bench", "deck");
  let deal = 0;
  return [
    { what: "decks, all 52 cards", batch: () => draw(decks, 52) },
    { what: "decks, the 14 cards of two lanes", batch: () => draw(decks, 14) },
    { what: "generators of a bot made, with one draw", batch: () => generators(deal++) },
  ];
}

function draw(decks: DeckStream, cards: number): number {
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++) sum += decks.deck(deal, cards)[0]!;
  return sum < 0 ? 0 : DEALS;
}

function generators(first: number): number {
  let sum = 0;
  for (let deal = 0; deal < 100; deal++) sum += botRandom("bench", first + deal, 1)();
  return sum < 0 ? 0 : 100;
}
