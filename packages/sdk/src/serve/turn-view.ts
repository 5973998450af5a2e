import { CARD_TEXTS, parseCard } from "@doorcard/cards";
import type { Card, Deed, MatchItem, Option, Player } from "@doorcard/protocol";
import { ACTIONS, STREETS } from "@doorcard/protocol/wire";
import type { Observation } from "../bot.ts";

const CARD_AT: readonly string[] = byLetters();

/** Where the options of a turn begin: what is before has a fixed place. */
const OPTIONS_AT = 12;

/**
 * The observation of a turn that came as bytes, one object a table: each part is read when a bot asks for it, and once.
 * It shows the turn that was last laid, so it is good until the answer is given.
 */
export class TurnView implements Observation {
  declare readonly game: Observation["game"];
  declare readonly rules: Observation["rules"];
  declare readonly stakes: Observation["stakes"];
  declare readonly street: Observation["street"];
  declare readonly seat: number;
  declare readonly firstSeat: number;
  declare readonly opener: number;
  declare readonly downcards: readonly string[];
  declare readonly community: readonly string[];
  declare readonly players: readonly Player[];
  declare readonly pot: number;
  declare readonly toCall: number;
  declare readonly wagers: number;
  declare readonly history: readonly Deed[];
  declare readonly options: readonly Option[];

  readonly #match: MatchItem;
  #bytes: DataView = new DataView(new ArrayBuffer(0));
  #start = 0;
  #options: Option[] | undefined;
  /** A list of options for each length, used again. */
  readonly #lists: Option[][] = [];
  #rest: Pick<Observation, "downcards" | "community" | "players" | "history"> | undefined;

  constructor(match: MatchItem) {
    this.#match = match;
    // Own properties, so that a view is copied, compared and written as JSON like any object
    Object.freeze(Object.defineProperties(this, TurnView.#getters));
  }

  /** Shows the turn that begins here. */
  lay(bytes: DataView, start: number): void {
    this.#bytes = bytes;
    this.#start = start;
    this.#options = undefined;
    this.#rest = undefined;
  }

  static readonly #getters = {
    game: getter(function (this: TurnView) {
      return this.#match.game;
    }),
    rules: getter(function (this: TurnView) {
      return this.#match.rules;
    }),
    stakes: getter(function (this: TurnView) {
      return this.#match.stakes;
    }),
    street: getter(function (this: TurnView) {
      return STREETS[this.#bytes.getUint8(this.#start)]!;
    }),
    seat: getter(function (this: TurnView) {
      return this.#match.seat;
    }),
    firstSeat: getter(function (this: TurnView) {
      return this.#bytes.getUint8(this.#start + 1);
    }),
    opener: getter(function (this: TurnView) {
      return this.#bytes.getUint8(this.#start + 2);
    }),
    downcards: getter(function (this: TurnView) {
      return this.#readRest().downcards;
    }),
    community: getter(function (this: TurnView) {
      return this.#readRest().community;
    }),
    players: getter(function (this: TurnView) {
      return this.#readRest().players;
    }),
    pot: getter(function (this: TurnView) {
      return this.#bytes.getInt32(this.#start + 4, true);
    }),
    toCall: getter(function (this: TurnView) {
      return this.#bytes.getInt32(this.#start + 8, true);
    }),
    wagers: getter(function (this: TurnView) {
      return this.#bytes.getUint8(this.#start + 3);
    }),
    history: getter(function (this: TurnView) {
      return this.#readRest().history;
    }),
    options: getter(function (this: TurnView) {
      return (this.#options ??= this.#readOptions());
    }),
  } satisfies Record<keyof Observation, PropertyDescriptor>;

  /** The options of the turn, written into a list that turns with as many share. */
  #readOptions(): Option[] {
    const bytes = this.#bytes;
    let at = this.#start + OPTIONS_AT;
    const count = bytes.getUint8(at++);
    const options = (this.#lists[count] ??= Array.from({ length: count }, () => ({
      action: "fold" as const,
      pays: 0,
    })));
    for (let nth = 0; nth < count; nth++, at += 5) {
      options[nth]!.action = ACTIONS[bytes.getUint8(at)]!;
      options[nth]!.pays = bytes.getInt32(at + 1, true);
    }
    return options;
  }

  #readRest(): Pick<Observation, "downcards" | "community" | "players" | "history"> {
    if (this.#rest !== undefined) return this.#rest;
    const reader = new Reader(this.#bytes, this.#start + OPTIONS_AT);
    reader.skipOptions();
    const downcards = reader.cards();
    const community = reader.cards();
    const players = reader.players();
    this.#rest = { downcards, community, players, history: reader.history() };
    return this.#rest;
  }
}

/** Reads the lists of a turn, one after another. */
class Reader {
  readonly #bytes: DataView;
  #at: number;

  constructor(bytes: DataView, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  skipOptions(): void {
    const options = this.#byte();
    this.#at += 5 * options;
  }

  cards(): Card[] {
    const cards: Card[] = [];
    for (let left = this.#byte(); left > 0; left--) cards.push(CARD_AT[(this.#byte() << 7) | this.#byte()]!);
    return cards;
  }

  players(): Player[] {
    const players: Player[] = [];
    for (let seat = 1, seats = this.#byte(); seat <= seats; seat++) {
      const live = this.#byte() === 1;
      const stack = this.#chips();
      const streetBet = this.#chips();
      const invested = this.#chips();
      players.push({ seat, live, stack, streetBet, invested, upcards: this.cards() });
    }
    return players;
  }

  history(): Deed[] {
    const history: Deed[] = [];
    for (let left = this.#byte() | (this.#byte() << 8); left > 0; left--) {
      const street = STREETS[this.#byte()]!;
      const seat = this.#byte();
      history.push({ street, seat, action: ACTIONS[this.#byte()]!, pays: this.#chips() });
    }
    return history;
  }

  #byte(): number {
    return this.#bytes.getUint8(this.#at++);
  }

  #chips(): number {
    const chips = this.#bytes.getInt32(this.#at, true);
    this.#at += 4;
    return chips;
  }
}

/** A getter that all views share; it is listed and copied like a field. */
function getter(get: (this: TurnView) => unknown): PropertyDescriptor {
  return { enumerable: true, get };
}

/** The texts of cards by their two letters, seven bits each. */
function byLetters(): string[] {
  const texts: string[] = [];
  for (const text of CARD_TEXTS) {
    if (parseCard(text) !== undefined) texts[(text.charCodeAt(0) << 7) | text.charCodeAt(1)] = text;
  }
  return texts;
}
