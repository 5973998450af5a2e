import type { Street } from "@doorcard/protocol";
import { AMOUNT, parseAmount } from "../text/amounts.ts";
import { readCards } from "../text/cards.ts";
import type { Sitting, Telling } from "../text/hand.ts";
import { act, allIn, bringIn, IN_PARTS, postAnte, share } from "../text/take.ts";

/** Streets by how many cards a seat has with the one that it is dealt. */
const STREETS: ReadonlyMap<number, Street> = new Map([
  [3, "third"],
  [4, "fourth"],
  [5, "fifth"],
  [6, "sixth"],
  [7, "seventh"],
]);

const SAYS = new RegExp(
  `^(Ante chip|Bring_in chip|Big blind/Bring in|Calls?|(?:D |Double )?[Bb]ets|Raises(?: ${AMOUNT} to)?|All-in\\(raise\\)|All-in` +
    `|Return uncalled portion of bet|Hand [Rr]esult(?:-Side Pot)?) ${AMOUNT}$`,
);
const REMARK =
  /^(?:Table (?:enter|leave) user|Seat (?:stand|sit out)|Stand|Sit out|Re-join|Ranking \d{1,6}|(?:Showdown|Mucks|Does not show) \[[^\]]{0,80}\] \([A-Za-z ]{1,40}\))$/;

/** Takes what stands after a seat's number: undefined, a reason, or false when it is of no known kind. */
export function takeDeed(hand: Telling, seat: Sitting, told: string, line: number): string | undefined | false {
  // A seat that ran out of time has that written into its verb
  const text = told.replace("(timeout)", "");
  const dealt = /^Card dealt to a spot \[([^\]]{0,20})\]$/.exec(text);
  if (dealt !== null) return deal(hand, seat, dealt[1]!);
  if (text === "Checks") return act(hand, seat, "check", 0, line);
  if (text === "Folds") {
    seat.folded = true;
    return act(hand, seat, "fold", 0, line);
  }
  const said = SAYS.exec(text);
  if (said === null) return REMARK.test(text) ? undefined : false;
  const amount = parseAmount(said[3]!, hand.scale);
  return amount === undefined ? IN_PARTS : takeAmount(hand, seat, said[1]!, said[3]!, amount, line);
}

function takeAmount(
  hand: Telling,
  seat: Sitting,
  verb: string,
  text: string,
  amount: number,
  line: number,
): string | undefined {
  switch (verb.split(/[ (-]/, 1)[0]) {
    case "Ante":
      return postAnte(hand, seat, amount);
    case "Bring_in":
    case "Big":
      return bringIn(hand, seat, amount, line);
    case "Call":
    case "Calls":
      return act(hand, seat, "call", amount, line);
    case "Return":
      return share(hand, hand.returned, seat, text);
    case "Hand":
      return share(hand, hand.collected, seat, text);
    case "All":
      // "All-in(raise)" tells the seat's total on the street, "All-in" what it added
      if (verb === "All-in(raise)") return act(hand, seat, "wager", amount - seat.streetBet, line);
      return allIn(hand, seat, amount, line);
    default:
      // Bets and raises of every size tell the total
      return act(hand, seat, "wager", amount - seat.streetBet, line);
  }
}

/** Tournament logs have no street headings: the number of cards that a seat has tells the street. */
function deal(hand: Telling, seat: Sitting, text: string): string | undefined {
  const cards = readCards(text);
  if (cards === undefined) return "a card was expected, such as As";
  if (cards.length !== (seat.cards.length === 0 ? 3 : 1)) return "expected three cards on third street, then one";
  seat.cards.push(...cards);
  seat.dealtIn = true;
  const street = STREETS.get(seat.cards.length);
  if (street === undefined) return `the seat was dealt ${seat.cards.length} cards`;
  if (street === hand.street) return undefined;
  const before = [...STREETS.values()].indexOf(street) - 1;
  if (hand.street !== [...STREETS.values()][before]) return `${street} street does not follow the street before`;
  hand.street = street;
  hand.part = "play";
  for (const other of hand.seats.values()) other.streetBet = 0;
  return undefined;
}
