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
 * What everybody at the table sees, read from the public log. Its lists are written in place from hand to hand, since
 * making them anew costs more than reading the log.
 */
export class TableView {
  readonly players: SeenPlayer[];
  readonly community: string[] = [];
  readonly history: SeenDeed[] = [];
  pot = 0;
  readonly #deeds: SeenDeed[] = [];
  /** How many upcards of each seat, and how many actions, were read. */
  readonly #shown: Uint8Array;
  #acted = 0;
  #read = 0;
  #street = 0;

  constructor(seats: number) {
    this.players = Array.from({ length: seats }, (_, i) => newPlayer(i + 1));
    this.#shown = new Uint8Array(seats);
  }

  /** Forgets the hand: a new one begins. */
  begin(): void {
    this.#read = 0;
    this.#street = 0;
    this.#acted = 0;
    this.#shown.fill(0);
    this.community.length = 0;
  }

  /** Brings it up to date. */
  refresh(state: State): void {
    this.#readLog(state);
    this.#seePlayers(state);
  }

  #readLog(state: State): void {
    const { entries, length } = state.log;
    const { players, community, history } = this;
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
  }

  #seeDeed(seat: Seat, action: Action, pays: Chips): void {
    const number = this.#acted++;
    const deed = (this.#deeds[number] ??= { street: "third", seat, action, pays });
    deed.street = STREETS[this.#street]!;
    deed.seat = seat;
    deed.action = action;
    deed.pays = pays;
    this.history[number] = deed;
  }

  #seePlayers(state: State): void {
    let pot = 0;
    for (let i = 0; i < this.players.length; i++) {
      const player = this.players[i]!;
      const { upcards } = player;
      if (upcards.length !== this.#shown[i]) upcards.length = this.#shown[i]!;
      player.live = state.live[i] === 1;
      player.stack = state.stacks[i]!;
      player.streetBet = state.streetBets[i]!;
      player.invested = state.invested[i]!;
      pot += player.invested;
    }
    this.pot = pot;
  }
}

/**
 * Keeps one seat's view of a hand: what the whole table sees and the seat's own cards; no other seat's downcards are
 * ever read. The view is one object, brought up to date by `refresh` and used again.
 */
export class SeatView {
  readonly seen: View;
  readonly #index: number;
  readonly #table: TableView;
  readonly #options: Option[] = [];

  /** `seat` is an index from 0; views of one hand may share what the whole table sees. */
  constructor(state: State, seat: number, table: TableView) {
    this.#index = seat;
    this.#table = table;
    this.seen = {
      game: state.game,
      rules: state.rules,
      stakes: state.stakes,
      street: "third",
      seat: seat + 1,
      firstSeat: 1,
      opener: 1,
      downcards: [],
      community: table.community,
      players: table.players,
      pot: 0,
      toCall: 0,
      wagers: 0,
      history: table.history,
      options: [],
    };
  }

  /** Brings the view up to date. */
  refresh(state: State): View {
    const { seen } = this;
    this.#table.refresh(state);
    this.#seeOwnCards(state);
    seen.pot = this.#table.pot;
    seen.street = STREETS[state.street]!;
    seen.firstSeat = state.firstSeat + 1;
    seen.opener = state.opener + 1;
    seen.wagers = state.wagers;
    const acts = state.toAct === this.#index;
    seen.toCall = acts ? toCall(state) : 0;
    this.#seeOptions(state, acts);
    return seen;
  }

  #seeOwnCards(state: State): void {
    const { downcards } = this.seen;
    const from = this.#index * CARDS_A_SEAT;
    downcards[0] = CARD_TEXTS[state.cards[from]!]!;
    downcards[1] = CARD_TEXTS[state.cards[from + 1]!]!;
    if (state.held[this.#index] === CARDS_A_SEAT) downcards[2] = CARD_TEXTS[state.cards[from + 6]!]!;
    else if (downcards.length > 2) downcards.length = 2;
  }

  #seeOptions(state: State, acts: boolean): void {
    const { options } = this.seen;
    const end = acts ? ACTIONS.length : 0;
    let count = 0;
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
