import type { LimitsAsked } from "@doorcard/protocol";
import type { Until } from "@doorcard/ratings";
import type { InspectedBot } from "./inspect.ts";

/** What every planned event has, whatever its game: plain data from which each job follows. */
export interface PlanShape {
  readonly name: string;
  readonly seed: string;
  readonly entrants: readonly InspectedBot[];
  /** What bots in processes may use, where it is not what they may use anywhere. */
  readonly limits?: LimitsAsked;
  /** Faults of a bot beyond which it is out of the event; none unless said. */
  readonly faultLimit?: number;
  /** When it stops before its last block; only then, unless said. */
  readonly until?: Until;
  /** Entrant numbers of each line-up. */
  readonly lineUps: readonly (readonly number[])[];
  /** Seatings of a line-up within a block: for each seat, the place in the line-up of who sits there. */
  readonly seatings: readonly (readonly number[])[];
  readonly handsPerMatch: number;
  readonly blocks: number;
  readonly matches: number;
  /** Hands in all: whole blocks. */
  readonly hands: number;
}

/** How many hands are asked for, and how they are to be cut. */
export interface AskedHands {
  /** Hands in all; rounded up to whole blocks. */
  readonly hands: number;
  /** Deals in a match; chosen so that there are 100 to 500 blocks where the hands allow, unless given. */
  readonly handsPerMatch?: number;
  /** When the event stops before its last hand, where it may. */
  readonly until?: Until;
}

/** Deals in a match of an event that stops by itself, unless given: few, so that it can stop soon. */
const DEALS_UNTIL_KNOWN = 100;

/** Cuts the hands of an event into blocks of so many matches. */
export function inBlocks(
  asked: AskedHands,
  matchesABlock: number,
): Pick<PlanShape, "handsPerMatch" | "blocks" | "matches" | "hands"> {
  const deals = Math.ceil(asked.hands / matchesABlock);
  const usual = Math.min(Math.max(Math.ceil(deals / 500), 250), Math.ceil(deals / 100));
  const most = asked.until === undefined ? usual : DEALS_UNTIL_KNOWN;
  const handsPerMatch = asked.handsPerMatch ?? Math.max(1, Math.min(deals, most));
  const blocks = Math.ceil(deals / handsPerMatch);
  const matches = blocks * matchesABlock;
  return { handsPerMatch, blocks, matches, hands: matches * handsPerMatch };
}

/** What is wrong with a pair of numbers of hands, or with the names of the entrants. */
export function commonProblems({ hands, handsPerMatch }: AskedHands, names: readonly string[]): Wrong[] {
  const problems: Wrong[] = [];
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) problems.push({ at: "/bots", message: `has two entrants with the name ${twice}` });
  for (const [key, value] of Object.entries({ hands, handsPerMatch })) {
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 1))
      problems.push({ at: `/${key}`, message: `must be a whole number of at least 1, got ${value}` });
  }
  return problems;
}

/** A problem of an event, without its code. */
export interface Wrong {
  readonly at: string;
  readonly message: string;
}

/** Which bots do not play a game. */
export const strangersTo = (game: string, bots: readonly InspectedBot[]): Wrong[] =>
  bots.flatMap(({ name, games }, i) =>
    games.some((one) => one === game)
      ? []
      : [{ at: `/bots/${i}`, message: `${name} does not play ${game}; it plays ${games.join(", ")}` }],
  );
