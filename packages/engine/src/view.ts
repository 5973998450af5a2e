import { CARD_TEXTS } from "@doorcard/cards";
import { toCall } from "./betting.ts";
import { ACT, COMMUNITY, detailOf, kindOf, seatOf, STREET, UPCARD } from "./log.ts";
import type { Rules } from "./rules.ts";
import { CARDS_A_SEAT, type State } from "./state.ts";
import { ACTIONS, STREETS, type Action, type Chips, type Game, type Seat, type Stakes, type Street } from "./words.ts";

/** A legal action and the chips it pays. */
export interface Option {
  action: Action;
  pays: Chips;
}

/** A seat as everybody sees it; chips are whole, cards texts such as "As". */
export interface SeenPlayer {
  seat: Seat;
  live: boolean;
  stack: Chips;
  streetBet: Chips;
  invested: Chips;
  upcards: string[];
}

/** One action that was taken. */
export interface SeenDeed {
  street: Street;
  seat: Seat;
  action: Action;
  pays: Chips;
}

/** What one seat may know: its own downcards and what everybody sees. */
export interface View {
  game: Game;
  rules: Rules;
  stakes: Stakes;
  street: Street;
  seat: Seat;
  firstSeat: Seat;
  opener: Seat;
  downcards: string[];
  community: string[];
  players: SeenPlayer[];
  pot: Chips;
  toCall: Chips;
  wagers: number;
  history: SeenDeed[];
  options: Option[];
}

/**
 * Keeps one seat's view of a hand. It is fed from the public log and from the seat's own cards alone; no other
 * seat's downcards are ever read. The view is one object, brought up to date by `refresh` and used again; its lists
 * are written in place, since making them anew for every hand costs more than reading the log.
 */
export class SeatView {
  readonly seen: View;
  readonly #index: number;
  readonly #deeds: SeenDeed[] = [];
  readonly #options: Option[] = [];
  /** How many upcards of each seat, and how many actions, were read from the log. */
  readonly #shown: Uint8Array;
  #acted = 0;
  #read = 0;
  #street = 0;

  constructor(state: State, seat: number) {
    this.#index = seat;
    this.#shown = new Uint8Array(state.seats);
    this.seen = {
      game: state.game,
      rules: state.rules,
      stakes: state.stakes,
      street: "third",
      seat: seat + 1,
      firstSeat: 1,
      opener: 1,
      downcards: [],
      community: [],
      players: Array.from({ length: state.seats }, (_, i) => newPlayer(i + 1)),
      pot: 0,
      toCall: 0,
      wagers: 0,
      history: [],
      options: [],
    };
  }

  /** Forgets the hand: a new one begins. */
  begin(): void {
    this.#read = 0;
    this.#street = 0;
    this.#acted = 0;
    this.#shown.fill(0);
  }

  /** Brings the view up to date. */
  refresh(state: State): View {
    const { seen } = this;
    if (this.#read === 0) seen.community.length = 0;
    this.#readLog(state);
    this.#seeOwnCards(state);
    this.#seePlayers(state);
    seen.street = STREETS[state.street]!;
    seen.firstSeat = state.firstSeat + 1;
    seen.opener = state.opener + 1;
    seen.wagers = state.wagers;
    const acts = state.toAct === this.#index;
    seen.toCall = acts ? toCall(state) : 0;
    this.#seeOptions(state, acts);
    return seen;
  }

  #readLog(state: State): void {
    const { entries, length } = state.log;
    const { players, community, history } = this.seen;
    for (; this.#read < length; this.#read += 2) {
      const head = entries[this.#read]!;
      const amount = entries[this.#read + 1]!;
      const kind = kindOf(head);
      if (kind === ACT) this.#seeDeed(seatOf(head) + 1, ACTIONS[detailOf(head)]!, amount);
      else if (kind === UPCARD) players[seatOf(head)]!.upcards[this.#shown[seatOf(head)]!++] = CARD_TEXTS[amount]!;
      else if (kind === STREET) this.#street = amount;
      else if (kind === COMMUNITY) community.push(CARD_TEXTS[amount]!);
    }
    if (history.length !== this.#acted) history.length = this.#acted;
    for (let i = 0; i < players.length; i++) {
      const { upcards } = players[i]!;
      if (upcards.length !== this.#shown[i]) upcards.length = this.#shown[i]!;
    }
  }

  #seeDeed(seat: Seat, action: Action, pays: Chips): void {
    const number = this.#acted++;
    const deed = (this.#deeds[number] ??= { street: "third", seat, action, pays });
    deed.street = STREETS[this.#street]!;
    deed.seat = seat;
    deed.action = action;
    deed.pays = pays;
    this.seen.history[number] = deed;
  }

  #seeOwnCards(state: State): void {
    const { downcards } = this.seen;
    const held = state.held[this.#index]!;
    const from = this.#index * CARDS_A_SEAT;
    downcards[0] = CARD_TEXTS[state.cards[from]!]!;
    downcards[1] = CARD_TEXTS[state.cards[from + 1]!]!;
    if (held === CARDS_A_SEAT) downcards[2] = CARD_TEXTS[state.cards[from + 6]!]!;
    else if (downcards.length > 2) downcards.length = 2;
  }

  #seePlayers(state: State): void {
    let pot = 0;
    const { players } = this.seen;
    for (let i = 0; i < players.length; i++) {
      const player = players[i]!;
      player.live = state.live[i] === 1;
      player.stack = state.stacks[i]!;
      player.streetBet = state.streetBets[i]!;
      player.invested = state.invested[i]!;
      pot += player.invested;
    }
    this.seen.pot = pot;
  }

  #seeOptions(state: State, acts: boolean): void {
    const { options } = this.seen;
    let count = 0;
    const end = acts ? ACTIONS.length : 0;
    for (let action = 0; action < end; action++) {
      const pays = state.offers[action]!;
      if (pays < 0) continue;
      const option = (this.#options[count] ??= { action: "fold", pays: 0 });
      option.action = ACTIONS[action]!;
      option.pays = pays;
      options[count++] = option;
    }
    if (options.length !== count) options.length = count;
  }
}

const newPlayer = (seat: Seat): SeenPlayer => ({ seat, live: true, stack: 0, streetBet: 0, invested: 0, upcards: [] });
