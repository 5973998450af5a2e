import { rulesFor } from "@doorcard/engine";
import { Deals } from "./deals.ts";

/** Cards that a seat is dealt one by one before seventh street. */
const CARDS = 6;

const SEATS = [2, 3, 4, 5, 6, 7, 8] as const;

/** Every way of dealing with every number of seats. */
export const TABLES = (["lanes", "table"] as const).flatMap((dealing) =>
  SEATS.map((seats) => ({ dealing, seats, own: dealing === "lanes" && seats < 8 ? CARDS + 1 : CARDS })),
);

/** How often each seat got each card in each place, and each two cards in each two places. */
export interface Counts {
  readonly deals: number;
  /** By seat and place, 52 counts each. */
  readonly cards: Uint32Array[];
  /** By seat and pair of places, 52 x 52 counts each. */
  readonly pairs: Uint32Array[];
}

/** Counts the cards of many deals at a table. */
export function countDeals({ dealing, seats, own }: (typeof TABLES)[number], deals: number): Counts {
  const rules = rulesFor("classic", "stud");
  if (!rules.ok) throw new Error("The rule set classic is missing");
  const entrants = Array.from({ length: seats }, (_, i) => i);
  const source = new Deals({ seed: `fair ${dealing} ${seats}`, dealing, entrants, rules: rules.value });
  const cards = Array.from({ length: seats * own }, () => new Uint32Array(52));
  const pairs = Array.from({ length: (seats * own * (own - 1)) / 2 }, () => new Uint32Array(52 * 52));
  const dealt = new Uint8Array(seats * own);
  for (let deal = 0; deal < deals; deal++) {
    const from = source.lay(deal);
    from.reset();
    for (let nth = 0; nth < own; nth++) {
      for (let seat = 0; seat < seats; seat++) {
        dealt[seat * own + nth] = nth < CARDS ? from.next(seat, nth) : from.ownSeventh(seat);
      }
    }
    count(dealt, own, cards, pairs);
  }
  return { deals, cards, pairs };
}

function count(dealt: Uint8Array, own: number, cards: readonly Uint32Array[], pairs: readonly Uint32Array[]): void {
  let pair = 0;
  for (let place = 0; place < dealt.length; place++) {
    const card = dealt[place]!;
    cards[place]![card]!++;
    const lane = place - (place % own);
    for (let other = lane; other < place; other++) pairs[pair++]![card * 52 + dealt[other]!]!++;
  }
}

/** Upper 0.0001 % point of chi-square with so many degrees of freedom (Wilson and Hilferty's approximation). */
export function chiSquareLimit(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 4.753 * Math.sqrt(part)) ** 3;
}

/** Chi-square of counts that should all be as expected. */
export const chiSquare = (counts: Uint32Array, expected: number): number =>
  counts.reduce((sum, observed) => sum + (observed - expected) ** 2 / expected, 0);

/** What is uneven in the counts of a table, in words; empty when the dealing is fair. */
export function unevenIn({ deals, cards, pairs }: Counts): string[] {
  const uneven: string[] = [];
  cards.forEach((counts, place) => {
    const chi = chiSquare(counts, deals / 52);
    if (chi > chiSquareLimit(51)) uneven.push(`place ${place}: chi-square ${chi.toFixed(1)} of 51 degrees`);
  });
  pairs.forEach((counts, pair) => {
    const twice = counts.filter((seen, i) => Math.floor(i / 52) === i % 52 && seen > 0).length;
    if (twice > 0) uneven.push(`pair ${pair}: ${twice} cards were dealt twice`);
    // A diagonal of counts that must be zero adds its own expectation, so it is taken off again
    const expected = deals / (52 * 51);
    const chi = chiSquare(counts, expected) - 52 * expected;
    if (chi > chiSquareLimit(52 * 51 - 1)) uneven.push(`pair ${pair}: chi-square ${chi.toFixed(1)} of 2651 degrees`);
  });
  return uneven;
}
