import type { ActionEvent, HandEvent, HandResult, PlayAsk, PlayMatch, PlayNews } from "@doorcard/protocol";
import { deedTold } from "../table/action-words.ts";
import type { SeenCard } from "../table/seen-card.ts";
import type { PlayState, SeatState } from "./play-state.ts";
import { eventTold } from "./play-words.ts";

/** The state after some news; `at` is when they came, in milliseconds of the page's clock. */
export function afterNews(state: PlayState | undefined, news: PlayNews, at: number): PlayState | undefined {
  if (news.kind === "match") return begun(news);
  if (state === undefined) return undefined;
  switch (news.kind) {
    case "hand":
      return dealt(state, news.hand.firstSeat, news.hand.stacks);
    case "event":
      return { ...afterEvent(state, news.event), ask: undefined, clock: undefined };
    case "ask":
      return asked(state, news);
    case "clock":
      return { ...state, clock: { ...news, at } };
    case "late":
      return {
        ...state,
        ask: undefined,
        clock: undefined,
        lines: [...state.lines, `Your time was over, so the arena chose “${news.action}” for you.`],
      };
    case "result":
      return over(state, news.result);
    case "over":
      return { ...state, ask: undefined, clock: undefined, over: news };
  }
}

function begun(match: PlayMatch): PlayState {
  return {
    match,
    seats: match.names.map((name) => ({
      name,
      stack: match.stack,
      streetBet: 0,
      isLive: true,
      cards: [],
      deed: "",
      net: undefined,
    })),
    firstSeat: 1,
    street: undefined,
    pot: 0,
    community: [],
    lines: [],
    hand: match.played,
    nets: match.nets,
    ask: undefined,
    clock: undefined,
    result: undefined,
    over: undefined,
  };
}

function dealt(state: PlayState, firstSeat: number, stacks: readonly number[]): PlayState {
  return {
    ...begun(state.match),
    nets: state.nets,
    hand: state.hand + 1,
    firstSeat,
    seats: state.seats.map(({ name }, i) => ({
      name,
      stack: stacks[i] ?? 0,
      streetBet: 0,
      isLive: true,
      cards: [],
      deed: "",
      net: undefined,
    })),
  };
}

/** On a turn the person sees their downcards. */
function asked(state: PlayState, ask: PlayAsk): PlayState {
  const { downcards } = ask.turn;
  let nth = 0;
  const seats = changed(state, state.match.seat, (seat) => ({
    ...seat,
    cards: seat.cards.map((card) => (card.face === "up" ? card : { ...card, card: downcards[nth++] })),
  }));
  return { ...state, seats, ask };
}

function over(state: PlayState, result: HandResult): PlayState {
  return {
    ...state,
    result,
    ask: undefined,
    clock: undefined,
    nets: state.nets.map((net, i) => net + (result.net[i] ?? 0)),
    seats: state.seats.map((seat, i) => ({ ...seat, net: result.net[i] ?? 0, streetBet: 0 })),
  };
}

function afterEvent(before: PlayState, event: HandEvent): PlayState {
  const state = moved(before, event);
  const line = eventTold(event, state);
  return line === undefined ? state : { ...state, lines: [...state.lines, line] };
}

/** Chips and cards where the event puts them. */
function moved(state: PlayState, event: HandEvent): PlayState {
  switch (event.kind) {
    case "street":
      return {
        ...state,
        street: event.street,
        seats: state.seats.map((seat) => ({ ...seat, streetBet: 0, deed: seat.isLive ? "" : seat.deed })),
      };
    case "ante":
      return paid(state, event.seat, event.amount, 0);
    case "action":
      return acted(paid(state, event.seat, event.pays, event.pays), event);
    case "returned":
      return paid(state, event.seat, -event.amount, -event.amount);
    case "award":
      return paid(state, event.seat, -event.amount, 0);
    case "rake":
      return { ...state, pot: state.pot - event.amount };
    case "upcard":
      return withCard(state, event.seat, { card: event.card, face: "up" });
    case "downcard":
      return withCard(state, event.seat, { card: undefined, face: "down" });
    case "community":
      return { ...state, community: [...state.community, event.card] };
    case "show":
      return {
        ...state,
        seats: changed(state, event.seat, (seat) => ({
          ...seat,
          cards: event.cards.map((card, i) => ({ card, face: seat.cards[i]?.face ?? "down" })),
          deed: "shows",
        })),
      };
    case "muck":
      return { ...state, seats: changed(state, event.seat, (seat) => ({ ...seat, isLive: false, deed: "mucks" })) };
    default:
      return state;
  }
}

function acted(state: PlayState, event: ActionEvent): PlayState {
  const isFold = event.action === "fold";
  const seats = changed(state, event.seat, (seat) => ({
    ...seat,
    isLive: seat.isLive && !isFold,
    deed: deedTold({ ...event, inFront: seat.streetBet }),
  }));
  return { ...state, seats };
}

function paid(state: PlayState, seat: number, chips: number, inFront: number): PlayState {
  const seats = changed(state, seat, (one) => ({
    ...one,
    stack: one.stack - chips,
    streetBet: Math.max(0, one.streetBet + inFront),
  }));
  return { ...state, seats, pot: state.pot + chips };
}

const withCard = (state: PlayState, seat: number, card: SeenCard): PlayState => ({
  ...state,
  seats: changed(state, seat, (one) => ({ ...one, cards: [...one.cards, card] })),
});

const changed = (state: PlayState, seat: number, change: (one: SeatState) => SeatState): SeatState[] =>
  state.seats.map((one, i) => (i + 1 === seat ? change(one) : one));
