import { AMOUNT } from "../text/amounts.ts";
import { takeDealt, takeHeading } from "../text/deal.ts";
import { namesAt, type Telling } from "../text/hand.ts";
import { quote, type Line } from "../text/lines.ts";
import { takeSummary } from "../text/summary.ts";
import { giveBack, share, sit } from "../text/take.ts";
import { takeAction } from "./actions.ts";
import { isRemark } from "./remarks.ts";

const SEAT = new RegExp(`^Seat (\\d{1,2}): (.+) \\(${AMOUNT} in chips(?:, [^()]{1,40} bounty)?\\)(?: .{1,40})?$`);
const RETURNED = new RegExp(`^Uncalled bet \\(${AMOUNT}\\) returned to `);
const COLLECTED = new RegExp(`^ collected ${AMOUNT} from (?:main |side )?pot(?:-\\d+)?$`);

/** Takes one line of a hand; a reason when it is of no known kind, or contradicts what came before. */
export function takeLine(hand: Telling, { text, line }: Line): string | undefined {
  const taken = hand.part === "summary" ? takeSummary(hand, text) : takePlay(hand, text, line);
  if (taken === false) return isRemark(text) ? undefined : `the line ${quote(text)} is of no known kind`;
  return taken === undefined ? undefined : `${taken}, at the line ${quote(text)}`;
}

function takePlay(hand: Telling, text: string, line: number): string | undefined | false {
  if (text.startsWith("*** ")) return takeHeading(hand, text);
  if (hand.part === "seats" && text.startsWith("Seat ")) return takeSeat(hand, text);
  if (text.startsWith("Dealt to ")) return takeDealt(hand, text);
  const returned = RETURNED.exec(text);
  if (returned !== null) return giveBack(hand, text.slice(returned[0].length), returned[1]!);
  for (const seat of namesAt(hand, text, ": ")) {
    const heard = takeAction(hand, seat, text.slice(seat.name.length + 2), line);
    if (heard.known) return heard.reason;
  }
  for (const seat of namesAt(hand, text, " collected ")) {
    const collected = COLLECTED.exec(text.slice(seat.name.length));
    if (collected !== null) return share(hand, hand.collected, seat, collected[1]!);
  }
  return false;
}

function takeSeat(hand: Telling, text: string): string | undefined | false {
  const told = SEAT.exec(text);
  return told === null ? false : sit(hand, told[1]!, told[2]!, told[3]!);
}
