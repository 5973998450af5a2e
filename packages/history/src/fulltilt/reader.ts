import { AMOUNT } from "../text/amounts.ts";
import { takeDealt, takeHeading } from "../text/deal.ts";
import { namesAt, type Telling } from "../text/hand.ts";
import { quote, type Line } from "../text/lines.ts";
import { textReader } from "../text/reader.ts";
import { takeSummary } from "../text/summary.ts";
import { giveBack, sit } from "../text/take.ts";
import { takeAction } from "./actions.ts";
import { isHeader, readHeader } from "./header.ts";

const SEAT = new RegExp(`^Seat (\\d{1,2}): (.+) \\(${AMOUNT}\\)(?:, is sitting out)?$`);
const RETURNED = new RegExp(`^Uncalled bet of ${AMOUNT} returned to `);

/** Reads the text log of Full Tilt. */
export const readFullTilt = textReader({ isHeader, readHeader, takeLine, lastLine: "Total pot" });

function takeLine(hand: Telling, { text, line }: Line): string | undefined {
  const taken = hand.part === "summary" ? takeSummary(hand, text) : takePlay(hand, text, line);
  if (taken === false) return isRemark(hand, text) ? undefined : `the line ${quote(text)} is of no known kind`;
  return taken === undefined ? undefined : `${taken}, at the line ${quote(text)}`;
}

function takePlay(hand: Telling, text: string, line: number): string | undefined | false {
  if (text.startsWith("*** ")) return takeHeading(hand, text);
  if (hand.part === "seats" && text.startsWith("Seat ")) {
    const told = SEAT.exec(text);
    return told === null ? false : sit(hand, told[1]!, told[2]!, told[3]!);
  }
  if (text.startsWith("Dealt to ")) return takeDealt(hand, text);
  const returned = RETURNED.exec(text);
  if (returned !== null) return giveBack(hand, text.slice(returned[0].length), returned[1]!);
  for (const seat of namesAt(hand, text, " ")) {
    const taken = takeAction(hand, seat, text.slice(seat.name.length + 1), line);
    if (taken !== false) return taken;
  }
  return false;
}

/** What is said at the table, and what those do who are not in the hand. */
function isRemark(hand: Telling, text: string): boolean {
  if (text === "No low hand qualified" || namesAt(hand, text, ": ").length > 0) return true;
  return /^.{1,40}(?:: \[chat removed\]| (?:sits down|stands up|is sitting out|has returned|adds [$€£]?[0-9,.]{1,16}))$/.test(
    text,
  );
}
