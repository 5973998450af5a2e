import type { HandEvent } from "@doorcard/protocol";
import { counted } from "../numbers.ts";
import { deedTold } from "../table/action-words.ts";
import { cardWords, shortCard } from "../table/card-words.ts";
import type { PlayState } from "./play-state.ts";

/** What happened, as a dealer would say it; undefined for what is better seen. The state is the one after it. */
export function eventTold(event: HandEvent, state: PlayState): string | undefined {
  switch (event.kind) {
    case "street":
      return `${event.street[0]?.toUpperCase()}${event.street.slice(1)} street, ${counted(state.pot, "chip")} in the pot.`;
    case "upcard":
      return `${subject(event.seat, state, "are", "is")} dealt the ${cardWords(event.card)}.`;
    case "community":
      return `One card for all: the ${cardWords(event.card)}.`;
    case "action": {
      const inFront = state.seats[event.seat - 1]?.streetBet ?? 0;
      const isAllIn = event.pays > 0 && state.seats[event.seat - 1]?.stack === 0;
      const deed = { ...event, inFront };
      return `${subject(event.seat, state, deedTold(deed, "you"), deedTold(deed))}${isAllIn ? ", all-in" : ""}.`;
    }
    case "returned":
      return `${subject(event.seat, state, "take", "takes")} back ${counted(event.amount, "chip")} that nobody called.`;
    case "rake":
      return `The house takes ${counted(event.amount, "chip")}.`;
    case "show":
      return `${subject(event.seat, state, "show", "shows")} ${event.cards.map(shortCard).join(" ")}.`;
    case "muck":
      return `${subject(event.seat, state, "muck", "mucks")}.`;
    case "award": {
      const half = event.side === "unopposed" ? "" : state.match.game === "stud8" ? `, ${event.side}` : "";
      return `${subject(event.seat, state, "win", "wins")} ${counted(event.amount, "chip")}${half}${event.side === "unopposed" ? ", unopposed" : ""}.`;
    }
    default:
      return undefined;
  }
}

function subject(seat: number, state: PlayState, you: string, other: string): string {
  return seat === state.match.seat ? `You ${you}` : `${state.seats[seat - 1]?.name} ${other}`;
}
