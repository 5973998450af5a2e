import type { OpenAction, OpenHandHistory, OpenPot, OpenRound, Street } from "@doorcard/protocol";
import type { ToldAction, ToldHand, ToldPot } from "../told-hand.ts";

/** The version of the specification that is written. */
const SPEC = "1.4.7";

/** The specification asks for a date, and a hand of an event has none that would be the same twice. */
const NO_DATE = "1970-01-01T00:00:00";

const GAMES = { stud: "Stud", stud8: "StudHiLo", razz: "Razz" } as const;
const STREETS: readonly (readonly [Street, OpenRound["street"]])[] = [
  ["third", "Third Street"],
  ["fourth", "Fourth Street"],
  ["fifth", "Fifth Street"],
  ["sixth", "Sixth Street"],
  ["seventh", "Seventh Street"],
];

/** Writes a hand as Open Hand History, one JSON object and the blank line that separates it from the next. */
export const writeOpenHand = (hand: ToldHand): string => `${JSON.stringify(openHand(hand))}\n\n`;

function openHand(hand: ToldHand): OpenHandHistory {
  const { stakes, seats, scale } = hand;
  const own = (units: number): number => units / scale;
  return {
    ohh: {
      spec_version: SPEC,
      site_name: "Doorcard",
      network_name: "Doorcard",
      internal_version: "1.0.0",
      tournament: false,
      game_number: hand.id,
      start_date_utc: NO_DATE,
      table_name: "Doorcard",
      game_type: GAMES[hand.game],
      bet_limit: { bet_type: "FL", bet_cap: 0 },
      table_size: 8,
      currency: scale === 1 ? "XPM" : "USD",
      dealer_seat: seats.length,
      small_blind_amount: own(stakes.smallBet),
      big_blind_amount: own(stakes.bigBet),
      ante_amount: own(stakes.ante),
      bring_in_amount: own(stakes.bringIn),
      hero_player_id: null,
      players: seats.map(({ name, stack }, i) => ({ id: i + 1, seat: i + 1, name, starting_stack: own(stack) })),
      rounds: new Rounds(hand, own).rounds(),
      pots: potsOf(hand).map((pot, number) => openPot(pot, number, own)),
    },
  };
}

/** The pots as told; as one where they are not told apart. */
function potsOf({ pots, collected = [], rake = 0 }: ToldHand): readonly ToldPot[] {
  if (pots !== undefined) return pots;
  return [{ amount: collected.reduce((sum, { amount }) => sum + amount, rake), rake, wins: collected }];
}

const openPot = ({ amount, rake, wins }: ToldPot, number: number, own: (units: number) => number): OpenPot => ({
  number,
  amount: own(amount),
  rake: own(rake),
  player_wins: wins.map((win) => ({ player_id: win.seat, win_amount: own(win.amount) })),
});

/** Writes the rounds of a hand, numbering the actions of all of them in one go. */
class Rounds {
  readonly #hand: ToldHand;
  readonly #own: (units: number) => number;
  /** Units that each seat has left. */
  readonly #left: number[];
  #number = 0;

  constructor(hand: ToldHand, own: (units: number) => number) {
    this.#hand = hand;
    this.#own = own;
    this.#left = hand.seats.map(({ stack }) => stack);
  }

  rounds(): OpenRound[] {
    const streets = STREETS.map(([street, title], nth) => this.#street(street, title, nth));
    return [...streets, this.#showdown()]
      .filter((round) => round.actions.length > 0 || (round.cards?.length ?? 0) > 0)
      .map((round, id) => ({ ...round, id }));
  }

  #street(street: Street, title: OpenRound["street"], nth: number): OpenRound {
    const { seats, actions, community } = this.#hand;
    const antes =
      nth > 0 ? [] : seats.flatMap(({ ante }, i) => (ante > 0 ? [this.#paid(i + 1, "Post Ante", ante)] : []));
    const dealt = seats.flatMap(({ cards }, i) => {
      const got = nth === 0 ? cards.slice(0, 3) : cards.slice(nth + 2, nth + 3);
      return got.length === 0 ? [] : [this.#shown(i + 1, "Dealt Cards", got)];
    });
    const bets = seats.map(() => 0);
    const told = actions.filter((action) => action.street === street).map((action) => this.#action(action, bets));
    const cards = street === "seventh" && community !== undefined ? [community] : [];
    return { id: nth, street: title, cards, actions: [...antes, ...dealt, ...told] };
  }

  #action({ seat, action, pays, street }: ToldAction, bets: number[]): OpenAction {
    // On third street there is a bring-in to be raised, or it was completed in its place
    const opens = street !== "third" && bets.every((bet) => bet === 0);
    bets[seat - 1]! += pays;
    switch (action) {
      case "fold":
        return { ...this.#numbered(seat), action: "Fold" };
      case "check":
        return { ...this.#numbered(seat), action: "Check" };
      case "bring-in":
        return this.#paid(seat, "Post Extra Blind", pays);
      case "call":
        return this.#paid(seat, "Call", pays);
      case "wager":
        return this.#paid(seat, opens ? "Bet" : "Raise", pays);
    }
  }

  /** Who is in at the end shows, when more than one is. */
  #showdown(): OpenRound {
    const { seats, actions } = this.#hand;
    const folded = new Set(actions.flatMap(({ seat, action }) => (action === "fold" ? [seat] : [])));
    const left = seats.flatMap(({ cards }, i) => (folded.has(i + 1) ? [] : [{ seat: i + 1, cards }]));
    const shows = left.length < 2 ? [] : left.map(({ seat, cards }) => this.#shown(seat, "Shows Cards", cards));
    return { id: STREETS.length, street: "Showdown", actions: shows };
  }

  #numbered(seat: number): Pick<OpenAction, "action_number" | "player_id"> {
    return { action_number: ++this.#number, player_id: seat };
  }

  #paid(seat: number, action: OpenAction["action"], pays: number): OpenAction {
    this.#left[seat - 1]! -= pays;
    return { ...this.#numbered(seat), action, amount: this.#own(pays), is_allin: this.#left[seat - 1] === 0 };
  }

  #shown(seat: number, action: OpenAction["action"], cards: readonly (string | undefined)[]): OpenAction {
    return { ...this.#numbered(seat), action, cards: cards.map((card) => card ?? null) };
  }
}
