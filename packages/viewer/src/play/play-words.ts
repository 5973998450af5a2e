import type { Action, HandEvent } from "@doorcard/protocol";
import type { PlayState } from "./play-state.ts";

const SUITS: Readonly<Record<string, string>> = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const RANKS = "deuce three four five six seven eight nine ten jack queen king ace".split(" ");

/** "ace of spades". */
export const cardTold = (card: string): string =>
  `${RANKS["23456789TJQKA".indexOf(card[0] ?? "")] ?? card[0]} of ${SUITS[card[1] ?? ""] ?? "?"}`;

/** A card as one writes it down: "A♠". */
export const cardShort = (card: string): string =>
  `${card[0] === "T" ? "10" : card[0]}${{ c: "♣", d: "♦", h: "♥", s: "♠" }[card[1] ?? ""] ?? ""}`;

/** What an action is called on its button. */
export const actionNames: Readonly<Record<Action, string>> = {
  fold: "Fold",
  check: "Check",
  "bring-in": "Bring in",
  call: "Call",
  complete: "Complete",
  bet: "Bet",
  raise: "Raise",
  "bet-big": "Bet big",
  "raise-big": "Raise big",
};

/** The key of an action; of those that are ever legal together no two share one. */
export const actionKeys: Readonly<Record<Action, string>> = {
  fold: "F",
  check: "C",
  call: "C",
  "bring-in": "B",
  bet: "B",
  complete: "R",
  raise: "R",
  "bet-big": "G",
  "raise-big": "G",
};

/** "1 chip", "1,200 chips". */
export const chipsTold = (chips: number): string => `${grouped(chips)} ${Math.abs(chips) === 1 ? "chip" : "chips"}`;

/** A whole number with commas between thousands. */
export const grouped = (chips: number): string => String(chips).replace(/\B(?=(\d{3})+$)/g, ",");

/** Chips won or lost: "+72", "−40", "0". */
export const netTold = (chips: number): string =>
  `${chips > 0 ? "+" : chips < 0 ? "−" : ""}${grouped(Math.abs(chips))}`;

/** Chips won or lost as big bets: "+2.50", "−0.75", "0.00". */
export function bigBetsTold(chips: number, bigBet: number): string {
  const text = Math.abs(chips / bigBet).toFixed(2);
  return Number(text) === 0 ? "0.00" : `${chips < 0 ? "−" : "+"}${text}`;
}

/** What happened, as a dealer would say it; undefined for what is better seen. The state is the one after it. */
export function eventTold(event: HandEvent, state: PlayState): string | undefined {
  switch (event.kind) {
    case "street":
      return `${event.street[0]?.toUpperCase()}${event.street.slice(1)} street, ${chipsTold(state.pot)} in the pot.`;
    case "upcard":
      return `${subject(event.seat, state, "are", "is")} dealt the ${cardTold(event.card)}.`;
    case "community":
      return `One card for all: the ${cardTold(event.card)}.`;
    case "action": {
      const inFront = state.seats[event.seat - 1]?.streetBet ?? 0;
      const isAllIn = event.pays > 0 && state.seats[event.seat - 1]?.stack === 0;
      return `${deed(event, state, inFront)}${isAllIn ? ", all-in" : ""}.`;
    }
    case "returned":
      return `${subject(event.seat, state, "take", "takes")} back ${chipsTold(event.amount)} that nobody called.`;
    case "rake":
      return `The house takes ${chipsTold(event.amount)}.`;
    case "show":
      return `${subject(event.seat, state, "show", "shows")} ${event.cards.map(cardShort).join(" ")}.`;
    case "muck":
      return `${subject(event.seat, state, "muck", "mucks")}.`;
    case "award": {
      const half = event.side === "unopposed" ? "" : state.match.game === "stud8" ? `, ${event.side}` : "";
      return `${subject(event.seat, state, "win", "wins")} ${chipsTold(event.amount)}${half}${event.side === "unopposed" ? ", unopposed" : ""}.`;
    }
    default:
      return undefined;
  }
}

function subject(seat: number, state: PlayState, you: string, other: string): string {
  return seat === state.match.seat ? `You ${you}` : `${state.seats[seat - 1]?.name} ${other}`;
}

function deed(
  { seat, action, pays }: { readonly seat: number; readonly action: Action; readonly pays: number },
  state: PlayState,
  inFront: number,
): string {
  const say = (you: string, other: string): string => subject(seat, state, you, other);
  switch (action) {
    case "fold":
      return say("fold", "folds");
    case "check":
      return say("check", "checks");
    case "bring-in":
      return `${say("bring", "brings")} it in for ${grouped(inFront)}`;
    case "call":
      return `${say("call", "calls")} ${grouped(pays)}`;
    case "complete":
      return `${say("complete", "completes")} to ${grouped(inFront)}`;
    case "bet":
      return `${say("bet", "bets")} ${grouped(inFront)}`;
    case "raise":
      return `${say("raise", "raises")} to ${grouped(inFront)}`;
    case "bet-big":
      return `${say("bet", "bets")} ${grouped(inFront)}, the big bet`;
    case "raise-big":
      return `${say("raise", "raises")} to ${grouped(inFront)}, by the big bet`;
  }
}
