import type { Game } from "@doorcard/protocol";
import { AMOUNT } from "../text/amounts.ts";
import type { Header } from "../text/finish.ts";
import type { BadHeader } from "../text/reader.ts";

const GAMES: ReadonlyMap<string, Game> = new Map([
  ["Stud Hi", "stud"],
  ["Stud H/L", "stud8"],
  ["Razz", "razz"],
]);

const NUMBER = /^Full ?Tilt(?: Poker)?(?:\.fr)? Game #(\d{1,30}): /;
const LIMITS = new RegExp(` - ${AMOUNT}/${AMOUNT}(?: Ante ${AMOUNT})? - (.{1,40}?) - `);

/** Whether a line begins a hand. */
export const isHeader = (text: string): boolean => /^Full ?Tilt\b.{0,20}Game #/.test(text);

/** Reads the first line of a hand. */
export function readHeader(text: string): Header | BadHeader {
  const id = NUMBER.exec(text)?.[1];
  if (id === undefined) return { id, reason: "the header has no hand number: expected #, digits and a colon" };
  if (text.length > 1000) return { id, reason: "the header is longer than 1000 characters" };
  const limits = LIMITS.exec(text);
  if (limits === null)
    return { id, reason: "the header has no limits: expected two amounts such as $2/$4, and a game" };
  const name = limits[4]!.replace(/^Limit /, "");
  const game = GAMES.get(name);
  if (game === undefined || name === limits[4])
    return { id, reason: `the game "${limits[4]}" is not one of ${[...GAMES.keys()].join(", ")} with limits` };
  return { site: "fulltilt", id, game, smallBet: limits[1], bigBet: limits[2] };
}
