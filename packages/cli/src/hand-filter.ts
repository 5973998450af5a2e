import { tell } from "@doorcard/history";
import type { HandRecord, Street } from "@doorcard/protocol";

/** Which hands of a run are wanted. */
export interface HandFilter {
  /** Only hands in which this entrant sat. */
  readonly bot?: string;
  /** Only hands with at least so many chips in the pots, uncalled bets taken off. */
  readonly minPot?: number;
  /** Only hands that were dealt this street. */
  readonly street?: Street;
}

/** Cards of a seat from which on a hand has reached a street. */
const CARDS: Readonly<Record<Street, number>> = { third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7 };

/** Whether a hand passes a filter. */
export function passes(record: HandRecord, { bot, minPot = 0, street }: HandFilter): boolean {
  if (bot !== undefined && !record.seats.some(({ name }) => name === bot)) return false;
  if (street !== undefined && !reached(record, street)) return false;
  return minPot === 0 || potOf(record) >= minPot;
}

function reached({ seats, community }: HandRecord, street: Street): boolean {
  if (street === "seventh" && community.length > 0) return true;
  return seats.some(({ cards }) => cards.length >= CARDS[street]);
}

/** Chips in all pots of a hand, the rake included. */
function potOf(record: HandRecord): number {
  const { collected, rake = 0 } = tell(record);
  return collected.reduce((sum, { amount }) => sum + amount, rake);
}
