import type { MatchResult } from "@doorcard/protocol";
import type { EventShape } from "../tally.ts";
import type { Luck } from "./luck.ts";

/** Everybody against everybody at tables for two, or all line-ups of six that seven entrants make. */
export const HEADS_UP: EventShape = eventOf(4, 2);
export const SIX_SEATS: EventShape = eventOf(7, 6);

/** Chips that a block deviates by. */
const DEVIATION = 300;

/** Hands of a block. */
const HANDS = 60;

/**
 * A block of every line-up, each as one match, from what the entrants win on average (chips in a block).
 *
 * The cards of a place are the same in every line-up, and half of the variance; the rest belongs to each line-up alone. A line-up's chips
 * sum to 0.
 */
export function simulatedBlock(shape: EventShape, skills: readonly number[], block: number, luck: Luck): MatchResult[] {
  const cards = (shape.lineUps[0] ?? []).map(() => luck.normal());
  return shape.lineUps.map((entrants, lineUp) => {
    const luckOf = (place: number): number => (DEVIATION * (cards[place]! + luck.normal())) / Math.SQRT2;
    const nets = entrants.map((entrant, place) => skills[entrant]! + luckOf(place));
    const mean = sum(nets) / nets.length;
    const seats = entrants.map((entrant, place) => ({ entrant, net: nets[place]! - mean, decisions: 0, faults: NONE }));
    return { id: `${lineUp}.${block}`, lineUp, block, rotation: 0, hands: HANDS, digest: "", seats };
  });
}

/** What an entrant's rate truly is, in big bets per 100 hands. */
export function trueRate(shape: EventShape, skills: readonly number[], entrant: number): number {
  const own = shape.lineUps.filter((entrants) => entrants.includes(entrant));
  const edges = own.map((entrants) => skills[entrant]! - sum(entrants.map((one) => skills[one]!)) / entrants.length);
  return ((sum(edges) / own.length / HANDS) * 100) / shape.bigBet;
}

const NONE = { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };

function eventOf(entrants: number, seats: number): EventShape {
  const names = Array.from({ length: entrants }, (_, entrant) => `bot ${entrant}`);
  return { entrants: names, lineUps: choices(entrants, seats), rotations: 1, bigBet: 4 };
}

function choices(from: number, count: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: from }, (_, last) => last).flatMap((last) =>
    choices(last, count - 1).map((rest) => [...rest, last]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
