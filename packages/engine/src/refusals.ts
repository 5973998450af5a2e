import { REFUSED } from "./betting.ts";
import { HAND, LISTS, NONE, POINTER, SEAT, SIZES, TERM } from "./columns.ts";
import { ACTIONS, STREETS, type Action } from "./words.ts";

const { offers: OFFERS } = LISTS;
const { offers: OFFERS_A_HAND, seats: SEATS_A_ROW } = SIZES;
const { seat: NOBODY } = NONE;

/** Why the seat to act may not do something, in a floor manager's words; undefined when it may. */
export function whyNot(hand: number, action: Action): string | undefined {
  const code = ACTIONS.indexOf(action);
  if (code < 0) return `"${action}" is no action`;
  const verdict = OFFERS[hand * OFFERS_A_HAND + code]!;
  if (verdict >= 0) return undefined;
  const seat = POINTER.toAct[hand]!;
  if (seat === NOBODY) return "The hand is over: nobody is to act";
  return `Seat ${(seat % SEATS_A_ROW) + 1} cannot ${action}: ${reason(hand, seat, verdict)} on ${STREETS[HAND.street[hand]!]} street`;
}

function reason(hand: number, seat: number, verdict: number): string {
  const owes = HAND.level[hand]! - SEAT.streetBet[seat]!;
  switch (verdict) {
    case REFUSED.mustBringIn:
      return "it must bring it in or complete";
    case REFUSED.noBringIn:
      return "the bring-in is not asked of it";
    case REFUSED.freeToCheck:
      return "it owes nothing and may check";
    case REFUSED.owes:
      return `it owes ${owes} chips`;
    case REFUSED.nothingToCall:
      return "there is no bet to call";
    case REFUSED.noCompletion:
      return HAND.street[hand] === 0
        ? "the bet is already complete"
        : "only the bring-in can be completed, and there is none";
    case REFUSED.alreadyBet:
      return "there is a bet already";
    case REFUSED.nothingToRaise:
      return "there is no full bet to raise";
    case REFUSED.capped:
      return `the cap of ${TERM.cap[hand]!} bets is reached`;
    case REFUSED.notReopened:
      return "it has acted, and no full raise came since";
    case REFUSED.nobodyCanCall:
      return "no other seat has chips to call it";
    case REFUSED.onlyCall:
      return "its stack does not reach beyond a call";
    case REFUSED.onlyBig:
      return "every bet and raise is of the big size already";
    case REFUSED.noBigger:
      return "its stack does not reach beyond the small size";
    default:
      return "no open pair lets it bet double";
  }
}
