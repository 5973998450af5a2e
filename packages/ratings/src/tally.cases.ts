import type { MatchResult } from "@doorcard/protocol";
import { type EventShape, Tally } from "./tally.ts";

/** Two seats, three entrants, everybody meets everybody; a big bet is 4 chips. */
export const roundRobin: EventShape = {
  entrants: ["chart", "odds", "rock"],
  lineUps: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  rotations: 2,
  bigBet: 4,
};

/** A heads-up match in which the first entrant of the line-up wins so many chips. */
export function duel(
  shape: EventShape,
  where: { lineUp: number; block: number; rotation: number; hands: number },
  won: number,
): MatchResult {
  const { lineUp, block, rotation, hands } = where;
  const [first = 0, second = 0] = shape.lineUps[lineUp] ?? [];
  const seats = [seat(first, won), seat(second, won === 0 ? 0 : -won)];
  if (rotation === 1) seats.reverse();
  return { id: `${lineUp}.${block}.${rotation}`, lineUp, block, rotation, hands, digest: "0000000000000000", seats };
}

/** Every match of so many blocks; `won` says what the first entrant of the line-up wins. */
export function duels(
  shape: EventShape,
  blocks: number,
  won: (lineUp: number, block: number, rotation: number) => number,
): MatchResult[] {
  return Array.from({ length: blocks }, (_, block) =>
    shape.lineUps.flatMap((_seats, lineUp) =>
      [0, 1].map((rotation) => duel(shape, { lineUp, block, rotation, hands: 10 }, won(lineUp, block, rotation))),
    ),
  ).flat();
}

function seat(entrant: number, net: number): MatchResult["seats"][number] {
  const faults = { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };
  return { entrant, net, decisions: 25, faults };
}

/** A tally with these results in it. */
export function tallyOf(shape: EventShape, results: readonly MatchResult[]): Tally {
  const tally = new Tally(shape);
  for (const result of results) tally.add(result);
  return tally;
}
