import type { Game } from "@doorcard/protocol";
import { AMOUNT } from "../text/amounts.ts";
import type { Header } from "../text/finish.ts";

const GAMES: ReadonlyMap<string, Game> = new Map([
  ["7 Card Stud L", "stud"],
  ["7 Card Stud Hi-Lo L", "stud8"],
]);

const LIMITS = new RegExp(` ${AMOUNT}/${AMOUNT}$`);

/** What the session says of all its games; the limits only where the game is for money. */
export type Session = Omit<Header, "id">;

/** Reads the head of a session; a reason when it is none, or of another game. */
export function readSession(head: string): Session | string {
  const type = /<gametype>([^<]{0,200})<\/gametype>/.exec(head)?.[1]?.trim();
  if (type === undefined) return "the session has no <gametype> before its first game";
  const limits = LIMITS.exec(type);
  const name = type.slice(0, limits?.index ?? type.length);
  const game = GAMES.get(name);
  if (game === undefined) return `the game "${name}" is not one of ${[...GAMES.keys()].join(", ")}`;
  return { site: "ipoker", game, smallBet: limits?.[1], bigBet: limits?.[2], countsReturned: true };
}
