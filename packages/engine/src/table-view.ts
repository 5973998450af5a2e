import { CARD_TEXTS } from "@doorcard/cards";
import { HAND, SEAT, SIZES } from "./columns.ts";
import type { HandRow } from "./hand-row.ts";
import { KINDS, detailOf, kindOf, logAt, seatOf } from "./log.ts";
import { ACTIONS, type Action, type Chips, STREETS, STREET_NUMBERS, type Seat, type Street } from "./words.ts";

const { seats: SEATS_A_ROW } = SIZES;
const { third: THIRD } = STREET_NUMBERS;
const { act: ACT, award: AWARD, community: COMMUNITY, returned: RETURNED, street: STREET, upcard: UPCARD } = KINDS;
const { invested: INVESTED, live: LIVE, stack: STACK, streetBet: STREET_BET } = SEAT;
const { logged: LOGGED, seats: SEATS } = HAND;

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

/**
 * What everybody at the table sees. It reads on in the public log from where it stopped, and looks again only at the
 * seats that an entry speaks of; its lists are written in place from hand to hand, since making them anew costs more
 * than all the reading.
 */
export class TableView {
  readonly players: SeenPlayer[] = [];
  readonly community: string[] = [];
  readonly history: SeenDeed[] = [];
  pot: Chips = 0;
  readonly #row: HandRow;
  /** For each seat a list of each length, so that a board grows without a list being cut or made. */
  readonly #boards: string[][][] = [];
  readonly #deeds: SeenDeed[] = [];
  #acted = 0;
  #read = 0;
  #street: Street = "third";

  constructor(row: HandRow) {
    this.#row = row;
    const seats = SEATS[row.number]!;
    for (let seat = 0; seat < seats; seat++) {
      const boards = [[], [""], ["", ""], ["", "", ""], ["", "", "", ""]];
      this.#boards.push(boards);
      this.players.push(newPlayer(seat + 1, boards[0]!));
    }
  }

  /** Forgets the hand: a new one begins. */
  begin(): void {
    this.#read = 0;
    this.#acted = 0;
    if (this.community.length > 0) this.community.length = 0;
    for (let seat = 0; seat < this.players.length; seat++) this.players[seat]!.upcards = this.#boards[seat]![0]!;
  }

  /** Itself, brought up to date. */
  upToDate(): this {
    const hand = this.#row.number;
    const length = LOGGED[hand]!;
    if (this.#read === length) return this;
    for (let at = this.#read; at < length; at += 2) this.#seeEntry(hand, logAt(hand, at), logAt(hand, at + 1));
    this.#read = length;
    const { history } = this;
    while (history.length > this.#acted) history.pop();
    return this;
  }

  #seeEntry(hand: number, head: number, amount: number): void {
    switch (kindOf(head)) {
      case ACT:
        this.#seeDeed(seatOf(head) + 1, ACTIONS[detailOf(head)]!, amount);
        return this.#seePlayer(hand, seatOf(head));
      case UPCARD:
        return this.#seeUpcard(seatOf(head), CARD_TEXTS[amount]!);
      case STREET:
        return this.#seeStreet(hand, amount);
      case RETURNED:
      case AWARD:
        return this.#seePlayer(hand, seatOf(head));
      case COMMUNITY:
        this.community.push(CARD_TEXTS[amount]!);
    }
  }

  #seeDeed(seat: Seat, action: Action, pays: Chips): void {
    const number = this.#acted++;
    const deed = (this.#deeds[number] ??= { street: "third", seat, action, pays });
    deed.street = this.#street;
    deed.seat = seat;
    deed.action = action;
    deed.pays = pays;
    this.history[number] = deed;
  }

  #seeUpcard(seat: number, card: string): void {
    const player = this.players[seat]!;
    const before = player.upcards;
    const shown = before.length;
    const board = this.#boards[seat]![shown + 1]!;
    for (let nth = 0; nth < shown; nth++) board[nth] = before[nth]!;
    board[shown] = card;
    player.upcards = board;
  }

  /** A street begins: antes are in or bets gathered, so that every seat has changed. */
  #seeStreet(hand: number, street: number): void {
    this.#street = STREETS[street]!;
    if (street === THIRD) {
      this.pot = 0;
      for (let seat = 0; seat < this.players.length; seat++) this.players[seat]!.invested = 0;
    }
    for (let seat = 0; seat < this.players.length; seat++) this.#seePlayer(hand, seat);
  }

  #seePlayer(hand: number, number: number): void {
    const seat = hand * SEATS_A_ROW + number;
    const player = this.players[number]!;
    const invested = INVESTED[seat]!;
    this.pot += invested - player.invested;
    player.live = LIVE[seat] !== 0;
    player.stack = STACK[seat]!;
    player.streetBet = STREET_BET[seat]!;
    player.invested = invested;
  }
}

const newPlayer = (seat: Seat, upcards: string[]): SeenPlayer => ({
  seat,
  live: true,
  stack: 0,
  streetBet: 0,
  invested: 0,
  upcards,
});
