import { AMOUNT, parseAmount } from "../text/amounts.ts";
import type { Telling, Sitting } from "../text/hand.ts";
import { act, bringIn, IN_PARTS, postAnte, tableCards } from "../text/take.ts";

const SAYS = new RegExp(
  `^(posts the ante|brings in(?: low)? for|calls|bets|raises ${AMOUNT} to|raises to|completes(?: it)? to) ${AMOUNT}( and is all-in)?$`,
);

/** Whether the line was known, and if it was, what contradicts in it. */
export type Heard = { readonly known: boolean; readonly reason?: string | undefined };

const known = (reason?: string): Heard => ({ known: true, reason });

/** Takes what a seat did or showed, the line without its name. */
export function takeAction(hand: Telling, seat: Sitting, text: string, line: number): Heard {
  if (/^(?:mucks hand|doesn't show hand|is sitting out)$/.test(text)) return known();
  const shown = /^shows \[([^\]]*)\](?: \(.*\))?$/.exec(text);
  if (shown !== null) return known(tableCards(seat, shown[1]!));
  if (text === "checks" || /^folds(?: \[[^\]]*\])?$/.test(text)) {
    const action = text === "checks" ? "check" : "fold";
    if (action === "fold") seat.folded = true;
    return known(act(hand, seat, action, 0, line));
  }
  const said = SAYS.exec(text);
  if (said === null) return { known: false };
  const amount = parseAmount(said[3]!, hand.scale);
  if (amount === undefined) return known(IN_PARTS);
  const verb = said[1]!;
  if (verb === "posts the ante") return known(postAnte(hand, seat, amount));
  if (verb.startsWith("brings in")) return known(bringIn(hand, seat, amount, line));
  if (verb === "calls") return known(act(hand, seat, "call", amount, line));
  // "to" names the seat's total on the street.
  return known(act(hand, seat, "wager", verb === "bets" ? amount : amount - seat.streetBet, line));
}
