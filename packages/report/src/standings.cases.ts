import type { FaultCounts, Rate, Standings } from "@doorcard/protocol";

/** A heads-up event of these bots, each better than the next. */
export function standingsOfBots(names: readonly string[]): Standings {
  return {
    version: 1,
    event: {
      name: "friday",
      game: "stud8",
      rules: "classic",
      stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
      seats: 2,
      seed: "3f2a9c0d5e6b7788aabbccddeeff0011",
      hands: 1_200_000,
      handsPlayed: 1_200_000,
      blocks: 500,
      complete: true,
    },
    entrants: names.map((name, at) => ({
      rank: at + 1,
      name,
      hands: 400_000,
      rate: around(12.5 - 12.5 * at, 1.25 + at),
      decisions: 1_900_000,
      decisionsPerSecond: at === 0 ? 1_234_567 : null,
      faults: noFaults(),
    })),
    headToHead: names.flatMap((name, own) =>
      names.flatMap((against, other) =>
        own === other ? [] : [{ name, against, hands: 80_000, rate: around(10 * (other - own), 2.5) }],
      ),
    ),
    resultHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  };
}

export const three = standingsOfBots(["chart", "odds", "random"]);

export function around(mean: number, half: number): Rate {
  return { mean, low: mean - half, high: mean + half };
}

function noFaults(): FaultCounts {
  return { illegal: 0, unreadable: 0, late: 0, crashed: 0, "out-of-memory": 0 };
}
