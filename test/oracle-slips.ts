import { parseCards } from "@doorcard/cards";
import type { Hand } from "@doorcard/engine";
import { eightStrength, highStrength } from "@doorcard/evaluator";
import type { OracleHand } from "./oracle-hands.ts";

/** A seat at the showdown: chips it put in, and its strengths; both 0 for a seat that has folded. */
interface Shown {
  readonly invested: number;
  readonly live: boolean;
  readonly high: number;
  readonly low: number;
}

/**
 * What each seat of a stud8 hand nets when the chips are given out as the oracle does it and the books do not:
 *
 * 1. When any hand has a low, every pot is halved, also one whose seats have none; those then share its low half
 *    equally. By R15 the high takes such a pot whole, since each pot is judged by itself.
 * 2. Hands that win nothing are dropped before the pots are made, so that layers merge and odd chips fall elsewhere. By
 *    R14 there is one layer for each distinct total of a live seat.
 */
export function oraclesNets(told: OracleHand, hand: Hand): number[] {
  const seats = shownIn(told, hand);
  const live = seats.filter((seat) => seat.live);
  const layers = layersOf(seats, live);
  const winning = live.filter((seat) =>
    layers.some(
      ({ players }) =>
        players.includes(seat) &&
        (seat.high === best(players, "high") || (seat.low > 0 && seat.low === best(players, "low"))),
    ),
  );
  const given = new Map(seats.map((seat) => [seat, 0]));
  const halved = winning.some(({ low }) => low > 0);
  for (const { amount, players } of layersOf(seats, winning)) {
    const low = halved ? Math.floor(amount / 2) : 0;
    share(given, players, "high", amount - low);
    share(given, players, "low", low);
  }
  return seats.map((seat) => given.get(seat)! - seat.invested);
}

/** Hands, by their number from 1, in which the oracle also lets a beaten hand share such a low half; looked at one by one. */
export const ALSO_PAYS_BEATEN: readonly number[] = [6790, 6908, 6938, 7230, 7833];

function shownIn(told: OracleHand, hand: Hand): Shown[] {
  return hand.viewFrom(1).players.map(({ invested, live }, i) => {
    const cards = live ? parseCards(told.cards[i]!)! : [];
    if (cards.length < 7) return { invested, live: false, high: 0, low: 0 };
    return { invested, live, high: highStrength(cards), low: eightStrength(cards) };
  });
}

/** The layers of the pot over the totals of some seats; what others put in beyond goes to the last. */
function layersOf(seats: readonly Shown[], over: readonly Shown[]): { amount: number; players: Shown[] }[] {
  const totals = [...new Set(over.map(({ invested }) => invested))].toSorted((a, b) => a - b);
  return totals.map((total, nth) => {
    const below = totals[nth - 1] ?? 0;
    const upTo = nth === totals.length - 1 ? Infinity : total;
    const amount = seats.reduce((sum, { invested }) => sum + Math.max(0, Math.min(invested, upTo) - below), 0);
    return { amount, players: over.filter(({ invested }) => invested >= total) };
  });
}

const best = (players: readonly Shown[], side: "high" | "low"): number =>
  Math.max(...players.map((seat) => seat[side]));

/** Equal shares to the best hands; odd chips to the lowest seat number. */
function share(given: Map<Shown, number>, players: readonly Shown[], side: "high" | "low", amount: number): void {
  const winners = players.filter((seat) => seat[side] === best(players, side));
  const each = Math.floor(amount / winners.length);
  winners.forEach((seat, nth) => {
    given.set(seat, given.get(seat)! + each + (nth === 0 ? amount - each * winners.length : 0));
  });
}
