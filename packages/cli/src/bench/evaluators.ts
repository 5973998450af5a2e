import { parseCards } from "@doorcard/cards";
import { eightStrength, equity, highStrength, Holding, razzStrength } from "@doorcard/evaluator";
import { HANDS, handsInOrder, randomHands } from "./hands.ts";
import type { Subject } from "./measure.ts";

/**
 * Our evaluators over hands of seven cards. Each has a loop of its own: one loop for all would call through a value that
 * changes, and measure the call.
 */
export function ourEvaluators(): Subject[] {
  const random = randomHands();
  const ordered = handsInOrder();
  const holdings = holdingsOf(random);
  return [
    { what: "evaluator, high", batch: () => highs(random) },
    { what: "evaluator, high, hands in order", batch: () => highs(ordered) },
    { what: "evaluator, eight-or-better", batch: () => eights(random) },
    { what: "evaluator, razz", batch: () => razzes(random) },
    { what: "evaluator, high and eight-or-better", batch: () => bothHalves(random) },
    { what: "holding, high when all cards are in", batch: () => keptHighs(holdings) },
  ];
}

/** So many hands, whatever the sum of their strengths; the sum keeps a compiler from leaving the work out. */
const done = (sum: number, hands = HANDS): number => (sum < 0 ? 0 : hands);

function highs(cards: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < cards.length; at += 7) sum += highStrength(cards, at, at + 7);
  return done(sum);
}

function eights(cards: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < cards.length; at += 7) sum += eightStrength(cards, at, at + 7);
  return done(sum);
}

function razzes(cards: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < cards.length; at += 7) sum += razzStrength(cards, at, at + 7);
  return done(sum);
}

function bothHalves(cards: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < cards.length; at += 7) {
    sum += highStrength(cards, at, at + 7) + eightStrength(cards, at, at + 7);
  }
  return done(sum);
}

function keptHighs(holdings: readonly Holding[]): number {
  let sum = 0;
  for (let i = 0; i < holdings.length; i++) sum += holdings[i]!.high();
  return done(sum, holdings.length);
}

/** A few of the hands, as a table holds them: not so many that reading them costs more than rating them. */
function holdingsOf(cards: Uint8Array): Holding[] {
  return Array.from({ length: 1000 }, (_, hand) => {
    const holding = new Holding();
    for (let card = 0; card < 7; card++) holding.add(cards[hand * 7 + card]!);
    return holding;
  });
}

const TRIALS = 1000;

/** Equity of aces on third street against five door cards, two more seen: rollouts a second. */
export function rollouts(): Subject[] {
  const own = parseCards("As Ah 7d")!;
  const others = parseCards("Kc 2d 9h Ts 5c")!.map((card) => [card]);
  const dead = parseCards("3c 8d")!;
  let drawn = 1;
  const draw = (below: number): number => (drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0) % below;
  return (["stud", "stud8", "razz"] as const).map((game) => ({
    what: `rollouts, ${game}, six seats`,
    batch: () => (equity({ game, own, others, dead, trials: TRIALS, draw }) < 0 ? 0 : TRIALS),
  }));
}
