import { REFUSED } from "./betting.ts";
import type { SeatState } from "./seat-state.ts";
import type { State } from "./state.ts";
import { ACTIONS, STREETS, type Action } from "./words.ts";

/** Why the seat to act may not do something, in a floor manager's words; undefined when it may. */
export function whyNot(state: State, action: Action): string | undefined {
  const verdict = state.offers[ACTIONS.indexOf(action)];
  if (verdict === undefined) return `"${action}" is no action`;
  if (verdict >= 0) return undefined;
  const { toAct } = state;
  if (toAct === undefined) return "The hand is over: nobody is to act";
  return `Seat ${toAct.index + 1} cannot ${action}: ${reason(state, toAct, verdict)} on ${STREETS[state.street]} street`;
}

function reason(state: State, seat: SeatState, verdict: number): string {
  const owes = state.level - seat.streetBet;
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
      return state.street === 0
        ? "the bet is already complete"
        : "only the bring-in can be completed, and there is none";
    case REFUSED.alreadyBet:
      return "there is a bet already";
    case REFUSED.nothingToRaise:
      return "there is no full bet to raise";
    case REFUSED.capped:
      return `the cap of ${state.rules.cap} bets is reached`;
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
