import { AMOUNT, parseAmount } from "../text/amounts.ts";
import type { Sitting, Telling } from "../text/hand.ts";
import { act, bringIn, IN_PARTS, postAnte, share, tableCards } from "../text/take.ts";

const SAYS = new RegExp(
  `^(antes|brings in for|calls|bets|raises to|completes it to) ${AMOUNT}(, and is (?:capped|all in))?$`,
);
const WINS = new RegExp(
  `^(?:wins|ties for) the (?:high |low )?(?:main |side )?pot(?: #?\\d{1,2})? \\(${AMOUNT}\\)(?: with .{1,100})?$`,
);
const SHOWS = /^shows \[([^\]]*)\](?: .{1,200})?$/;
const REMARKS: readonly RegExp[] = [
  /^(?:mucks|stands up|sits down|is sitting out|has returned|is disconnected|has reconnected|has timed out)$/,
  /^(?:is (?:low|high) with \[..\]|has \d+ seconds left to act|is feeling [a-z]{1,20})$/,
  // A seat that has folded may buy chips, which it has from the next hand on
  new RegExp(`^adds ${AMOUNT}$`),
];

/** Takes what a seat did, showed or won, the line without its name: undefined, a reason, or false when it is no such line. */
export function takeAction(hand: Telling, seat: Sitting, text: string, line: number): string | undefined | false {
  if (text === "checks") return act(hand, seat, "check", 0, line);
  if (text === "folds") {
    seat.folded = true;
    return act(hand, seat, "fold", 0, line);
  }
  const shown = SHOWS.exec(text);
  if (shown !== null) return tableCards(seat, shown[1]!);
  const won = WINS.exec(text);
  if (won !== null) return share(hand, hand.collected, seat, won[1]!);
  const said = SAYS.exec(text);
  if (said === null) return REMARKS.some((remark) => remark.test(text)) ? undefined : false;
  const amount = parseAmount(said[2]!, hand.scale);
  if (amount === undefined) return IN_PARTS;
  switch (said[1]) {
    case "antes":
      return postAnte(hand, seat, amount);
    case "brings in for":
      return bringIn(hand, seat, amount, line);
    case "calls":
      return act(hand, seat, "call", amount, line);
    case "bets":
      return act(hand, seat, "wager", amount, line);
    default:
      // "to" names the seat's total on the street
      return act(hand, seat, "wager", amount - seat.streetBet, line);
  }
}
