import type { AnyGame, FaultCounts, HouseStakes, Stakes } from "@doorcard/protocol";
import { grouped } from "./numbers.ts";

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

/** "1 chip", "1,200 chips". */
export function chips(amount: number): string {
  return counted(amount, "chip");
}

/** "1 block", "2 blocks". */
export function counted(count: number, thing: string): string {
  return `${grouped(count)} ${thing}${count === 1 ? "" : "s"}`;
}

/** The stakes in a dealer's words; all of them chips. */
export function stakesTold(stakes: Stakes | HouseStakes): string {
  if ("call" in stakes) return `ante ${chips(stakes.ante)}, a call ${chips(stakes.call)}`;
  const { ante, bringIn, smallBet, bigBet } = stakes;
  const [low, small, big] = [bringIn, smallBet, bigBet].map(grouped);
  return `ante ${grouped(ante)}, bring-in ${low}, small bet ${small}, big bet ${big} chips`;
}

/** A name that cannot move the cursor or colour the terminal. */
export function printable(name: string): string {
  return name.replace(/\p{Cc}/gu, "\u{fffd}");
}
