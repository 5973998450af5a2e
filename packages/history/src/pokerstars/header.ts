import type { Game } from "@doorcard/protocol";
import { AMOUNT } from "../text/amounts.ts";
import type { Header } from "../text/finish.ts";
import type { BadHeader } from "../text/reader.ts";

const GAMES: ReadonlyMap<string, Game> = new Map([
  ["7 Card Stud Limit", "stud"],
  ["7 Card Stud Hi/Lo Limit", "stud8"],
  ["Razz Limit", "razz"],
]);

const LIMITS = new RegExp(`[( ]${AMOUNT}/${AMOUNT}(?: [A-Z]{3})?\\)`);

/** Whether a line begins a hand. */
export const isHeader = (text: string): boolean =>
  /^PokerStars (?:Home Game|[A-Za-z ]{0,20}(?:Game|Hand) #)/.test(text);

/** Reads the first line of a hand. */
export function readHeader(text: string): Header | BadHeader {
  const head = /^PokerStars [A-Za-z ]{0,30}#(\d{1,30}):\s*/.exec(text);
  if (head === null) return { id: undefined, reason: "the header has no hand number: expected #, digits and a colon" };
  const id = head[1]!;
  if (text.length > 1000) return { id, reason: "the header is longer than 1000 characters" };
  const rest = text
    .slice(head[0].length)
    .replace(/^\{[^}]*\}\s*/, "")
    .replace(/^Tournament #\d+, (?:Freeroll|\S*\d(?: [A-Z]{3})?)\s+/, "");
  // A mixed game names the game of the hand in brackets: HORSE (Razz Limit).
  const mixed = /^[^(]*\(([^(),]*Limit)[,)]/.exec(rest);
  const name = mixed?.[1] ?? rest.split(/ \(| - /, 1)[0]!;
  const game = GAMES.get(name);
  if (game === undefined) {
    return { id, reason: `the game "${name.slice(0, 80)}" is not one of ${[...GAMES.keys()].join(", ")}` };
  }
  const limits = LIMITS.exec(rest);
  if (limits === null)
    return { id, reason: "the header has no limits: expected two amounts such as ($0.04/$0.08 USD)" };
  return { site: "pokerstars", id, game, smallBet: limits[1]!, bigBet: limits[2]! };
}
