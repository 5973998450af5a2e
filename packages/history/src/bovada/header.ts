import type { Header } from "../text/finish.ts";
import { quote } from "../text/lines.ts";
import type { BadHeader } from "../text/reader.ts";

/** Whether a line begins a hand. */
export const isHeader = (text: string): boolean => /^(?:Bodog|Bovada) Hand #/.test(text);

/** Reads the first line of a hand. It names no limits: for tournaments it says (0/0). */
export function readHeader(text: string): Header | BadHeader {
  const id = /^(?:Bodog|Bovada) Hand #(\d{1,30})\b/.exec(text)?.[1];
  if (id === undefined) return { id, reason: "the header has no hand number: expected # and digits" };
  if (text.length > 1000) return { id, reason: "the header is longer than 1000 characters" };
  const game = / (7CARD(?: HiLo)?) (?:Tournament #\d{1,20} )?(?:TBL#\d{1,10}, )?Fixed Limit(?: ?-|$)/.exec(text)?.[1];
  if (game === undefined)
    return { id, reason: `the header ${quote(text)} has no game that is read: 7CARD or 7CARD HiLo, Fixed Limit` };
  return { site: "bovada", id, game: game === "7CARD" ? "stud" : "stud8", smallBet: undefined, bigBet: undefined };
}
