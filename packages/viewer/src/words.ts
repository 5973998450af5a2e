import type { AnyGame, EventSummary, FaultCounts, FieldOfOpponents, HouseStakes, Stakes } from "@doorcard/protocol";
import { counted, grouped, likely } from "./numbers.ts";

export const gameNames: Readonly<Record<AnyGame, string>> = {
  stud: "seven card stud",
  stud8: "seven card stud hi-lo, eight or better",
  razz: "razz",
  caribbean: "caribbean, each bot alone against the house",
};

/** The faults in the order of their columns, and what people call them. */
export const faultNames: readonly (readonly [kind: keyof FaultCounts, name: string])[] = [
  ["illegal", "illegal"],
  ["unreadable", "unreadable"],
  ["late", "late"],
  ["crashed", "crashed"],
  ["out-of-memory", "out of memory"],
];

/** The unit of win rates, short and in full. */
export interface Unit {
  readonly short: string;
  readonly told: string;
}

/** What the win rates of an event are counted in. */
export function unitOf({ game }: Pick<EventSummary, "game">): Unit {
  return game === "caribbean"
    ? { short: "antes/100", told: "antes per 100 hands" }
    : { short: "bb/100", told: "big bets per 100 hands" };
}

/** The stakes in a dealer's words; all of them chips. */
export function stakesTold(stakes: Stakes | HouseStakes): string {
  if ("call" in stakes) return `ante ${counted(stakes.ante, "chip")}, a call ${counted(stakes.call, "chip")}`;
  const { ante, bringIn, smallBet, bigBet } = stakes;
  return `ante ${grouped(ante)}, bring-in ${grouped(bringIn)}, small bet ${grouped(smallBet)}, big bet ${counted(bigBet, "chip")}`;
}

/** Why the event stopped, or what it goes on for, in sentences; nothing for one that plays a number of hands. */
export function stopTold({ until, complete, game }: EventSummary): string | undefined {
  if (until === undefined) return undefined;
  const { rule, within, isKnown, neighbours = [] } = until;
  const unit = unitOf({ game }).short;
  const goal =
    rule === "tested"
      ? "the test of the first bot against the second is decided"
      : rule === "interval"
        ? `every interval is within ± ${within} ${unit}`
        : `every neighbouring pair is told apart or within ${within} ${unit}`;
  if (isKnown) return `Stopped since ${goal}.`;
  const open = neighbours.filter(({ told }) => told === "open").map(({ name, against }) => `${name} and ${against}`);
  const missing = open.length === 0 ? "" : ` Not told apart yet: ${open.join("; ")}.`;
  return complete
    ? `Stopped at the most hands it may have, before ${goal}.${missing}`
    : `Goes on until ${goal}.${missing}`;
}

/** What opponents the column of the field is against. */
export function fieldTold({ chosen, weights }: FieldOfOpponents): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const shares = Object.entries(weights).map(([name, weight]) => [name, weight / total] as const);
  const told = shares.filter(([, share]) => share >= 0.005).map(([name, share]) => `${name} ${likely(share)}`);
  const which = chosen === "strongest" ? "the strongest field that these bots make" : "the field that was asked for";
  return `Field: against ${which}, ${told.join(", ")}.`;
}
