import { AMOUNT } from "../text/amounts.ts";
import type { Telling } from "../text/hand.ts";
import { quote, type Line } from "../text/lines.ts";
import { textReader } from "../text/reader.ts";
import { endWith, sit } from "../text/take.ts";
import { takeDeed } from "./actions.ts";
import { isHeader, readHeader } from "./header.ts";

const SEAT = new RegExp(`^Seat\\+(\\d{1,2})(?: \\[ME\\])?: ${AMOUNT} in chips$`);
const DEED = /^Seat\+(\d{1,2})(?: \[ME\])? : (.+)$/;
const TOTAL = new RegExp(`^Total Pot\\(${AMOUNT}\\)(?: \\| Rake \\(${AMOUNT}\\))?$`);

/** Reads the text log of Bovada, once Bodog. */
export const readBovada = textReader({ isHeader, readHeader, takeLine, lastLine: "Total Pot" });

function takeLine(hand: Telling, { text, line }: Line): string | undefined {
  const taken = hand.part === "summary" ? takeSummary(hand, text) : takePlay(hand, text, line);
  if (taken === false) return `the line ${quote(text)} is of no known kind`;
  return taken === undefined ? undefined : `${taken}, at the line ${quote(text)}`;
}

function takePlay(hand: Telling, text: string, line: number): string | undefined | false {
  if (text === "*** SUMMARY ***") {
    hand.part = "summary";
    return undefined;
  }
  // Only logs of cash games have headings, and the cards tell the street
  if (/^\*\*\* (?:HOLE CARDS|3RD STREET|[456]TH STREET|RIVER) \*\*\*$/.test(text)) return undefined;
  const told = SEAT.exec(text);
  if (told !== null && hand.part === "seats") return sit(hand, told[1]!, `Seat ${told[1]}`, told[2]!);
  const deed = DEED.exec(text);
  if (deed === null) return false;
  const seat = hand.seats.get(deed[1]!);
  return seat === undefined ? "the seat is not one of those told before" : takeDeed(hand, seat, deed[2]!, line);
}

function takeSummary(hand: Telling, text: string): string | undefined | false {
  const total = TOTAL.exec(text);
  if (total === null) return /^Seat[ +]\d{1,2}: /.test(text) ? undefined : false;
  if (total[2] !== undefined) return endWith(hand, total[2]);
  // Without a rake in this line, it is what is missing from the pots
  hand.ended = true;
  return undefined;
}
