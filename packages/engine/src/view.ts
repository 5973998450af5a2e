import { CARD_TEXTS } from "@doorcard/cards";
import { toCall } from "./betting.ts";
import type { Rules } from "./rules.ts";
import { CARDS_A_SEAT, type State } from "./state.ts";
import type { SeenDeed, SeenPlayer, TableView } from "./table-view.ts";
import { ACTIONS, STREETS, type Action, type Chips, type Game, type Seat, type Stakes, type Street } from "./words.ts";

/** A legal action and the chips it pays. */
export interface Option {
  readonly action: Action;
  pays: Chips;
}

/** What one seat may know: its own downcards and what everybody sees. Cards are texts such as "As". */
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
 * Keeps one seat's view of a hand: what the whole table sees and the seat's own cards; no other seat's downcards are
 * ever read. The view is one object, brought up to date by `refresh` and used again, its lists too.
 */
export class SeatView {
  readonly seen: View;
  readonly #index: number;
  readonly #table: TableView;
  /** The seat's downcards before seventh street and on it. */
  readonly #two = ["", ""];
  readonly #three = ["", "", ""];
  /** The hand of the table and the number of cards that the downcards were read at. */
  #hand = -1;
  #held = 0;
  /** The options by the set of legal actions, one bit each. */
  readonly #optionsOf: Option[][] = [];

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
      downcards: this.#two,
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
    const table = this.#table;
    table.refresh(state);
    if (this.#hand !== table.hand || this.#held !== state.held[this.#index]!) this.#seeOwnCards(state);
    seen.pot = table.pot;
    seen.street = STREETS[state.street]!;
    seen.firstSeat = state.firstSeat + 1;
    seen.opener = state.opener + 1;
    seen.wagers = state.wagers;
    const acts = state.toAct === this.#index;
    seen.toCall = acts ? toCall(state) : 0;
    seen.options = this.#optionsIn(state, acts);
    return seen;
  }

  #seeOwnCards(state: State): void {
    this.#hand = this.#table.hand;
    this.#held = state.held[this.#index]!;
    const from = this.#index * CARDS_A_SEAT;
    const downcards = this.#held === CARDS_A_SEAT ? this.#three : this.#two;
    downcards[0] = CARD_TEXTS[state.cards[from]!]!;
    downcards[1] = CARD_TEXTS[state.cards[from + 1]!]!;
    if (this.#held === CARDS_A_SEAT) downcards[2] = CARD_TEXTS[state.cards[from + 6]!]!;
    this.seen.downcards = downcards;
  }

  #optionsIn(state: State, acts: boolean): Option[] {
    const { offers } = state;
    let legal = 0;
    if (acts) for (let action = 0; action < offers.length; action++) if (offers[action]! >= 0) legal |= 1 << action;
    const options = (this.#optionsOf[legal] ??= optionsOf(legal));
    for (let action = 0, nth = 0; legal >> action !== 0; action++) {
      if ((legal >> action) & 1) options[nth++]!.pays = offers[action]!;
    }
    return options;
  }
}

/** Pushed one by one: a list made in one go may have places for holes, which shows when it is serialized. */
function optionsOf(legal: number): Option[] {
  const options: Option[] = [];
  ACTIONS.forEach((action, code) => {
    if ((legal >> code) & 1) options.push({ action, pays: 0 });
  });
  return options;
}
