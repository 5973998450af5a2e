import { check, type OpenAction, type OpenHand, type OpenPot, type OpenRound, type Street } from "@doorcard/protocol";
import type { LogReader, ToldAction, ToldHand, ToldPot, ToldSeat, Unread } from "../told-hand.ts";

const GAMES = { Stud: "stud", StudHiLo: "stud8", Razz: "razz" } as const;
const STREETS: Readonly<Record<string, Street>> = {
  "Third Street": "third",
  "Fourth Street": "fourth",
  "Fifth Street": "fifth",
  "Sixth Street": "sixth",
  "Seventh Street": "seventh",
};
const DEEDS: Partial<Record<OpenAction["action"], ToldAction["action"]>> = {
  Fold: "fold",
  Check: "check",
  Call: "call",
  Bet: "wager",
  Raise: "wager",
  "Post Extra Blind": "bring-in",
};

/** Most characters of one hand: the longest of ours have a fifth of it. */
const LONGEST_HAND = 100_000;

/** A hand that cannot be told, and why. */
class Untold extends Error {
  override readonly name = "Untold";
}

/** Reads Open Hand History as it is written here: one JSON object a hand, a blank line between two. */
export const readOpenHands: LogReader = (text, file) => {
  const hands: ToldHand[] = [];
  const unread: Unread[] = [];
  for (const { part, line } of partsOf(text)) {
    const place = { file, line };
    const read = readHand(part, place);
    if ("reason" in read) unread.push(read);
    else hands.push(read);
  }
  return { hands, unread };
};

/** The parts between blank lines, each with the line it begins on. */
function* partsOf(text: string): Generator<{ readonly part: string; readonly line: number }> {
  let line = 1;
  for (const piece of text.replace(/^\uFEFF/, "").split(/(\r?\n[ \t]*\r?\n)/)) {
    const blank = piece.length - piece.trimStart().length;
    if (blank < piece.length) yield { part: piece.trim(), line: line + count(piece.slice(0, blank)) };
    line += count(piece);
  }
}

const count = (text: string): number => text.split("\n").length - 1;

function readHand(text: string, place: ToldHand["place"]): ToldHand | Unread {
  const report = (reason: string, id?: string): Unread => ({ place, id, reason });
  if (text.length > LONGEST_HAND) return report(`the hand is longer than ${LONGEST_HAND} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return report("is no JSON object of a hand; two hands are separated by a blank line");
  }
  const checked = check("openHandHistory", value);
  if (!checked.ok)
    return report(
      checked.problems
        .slice(0, 5)
        .map(({ at, message }) => `${at} ${message}`)
        .join("; "),
    );
  const { ohh } = checked.value;
  try {
    return told(ohh, place);
  } catch (error) {
    if (error instanceof Untold) return report(error.message, ohh.game_number);
    throw error;
  }
}

function told(ohh: OpenHand, place: ToldHand["place"]): ToldHand {
  const { small_blind_amount: small, big_blind_amount: big } = ohh;
  if (small == null || big == null)
    throw new Untold("/ohh has no small_blind_amount and big_blind_amount, which are the limits");
  const telling = new Telling(ohh, place.line);
  for (const round of ohh.rounds) telling.take(round);
  const pots = ohh.pots.map((pot) => telling.potOf(pot));
  const smallBet = telling.units(small);
  const posted = telling.actions.find(({ action }) => action === "bring-in")?.pays;
  const bringIn =
    ohh.bring_in_amount === undefined
      ? (posted ?? Math.max(1, Math.floor(smallBet / 2)))
      : telling.units(ohh.bring_in_amount);
  return {
    site: "ohh",
    id: ohh.game_number,
    place,
    game: GAMES[ohh.game_type],
    stakes: { ante: telling.units(ohh.ante_amount), bringIn, smallBet, bigBet: telling.units(big) },
    scale: telling.scale,
    seats: telling.seats,
    actions: telling.actions,
    community: telling.community,
    returned: undefined,
    // The last pots are given out first
    collected: pots.toReversed().flatMap(({ wins }) => wins),
    pots,
    rake: pots.reduce((sum, { rake }) => sum + rake, 0),
    finalStacks: undefined,
  };
}

/** A hand while its rounds are taken, one after another. */
class Telling {
  readonly scale: number;
  readonly seats: (ToldSeat & { ante: number; cards: (string | undefined)[] })[];
  readonly actions: ToldAction[] = [];
  community: string | undefined;
  readonly #ids: readonly number[];
  readonly #line: number;

  constructor({ currency, players }: OpenHand, line: number) {
    this.scale = currency === "XPM" ? 1 : 100;
    this.#line = line;
    const seated = players.toSorted((a, b) => a.seat - b.seat);
    this.#ids = seated.map(({ id }) => id);
    this.seats = seated.map(({ name, starting_stack: stack }) => ({
      name,
      stack: this.units(stack),
      ante: 0,
      cards: [],
    }));
  }

  /** Whole units of an amount in the currency's own. */
  units(amount: number): number {
    const whole = Math.round(amount * this.scale);
    if (Math.abs(whole - amount * this.scale) > 1e-6)
      throw new Untold(`the amount ${amount} has parts of the smallest coin`);
    return whole;
  }

  take({ street, cards, actions }: OpenRound): void {
    this.community ??= cards?.[0];
    for (const action of actions) this.#takeAction(action, STREETS[street]);
  }

  potOf({ amount, rake, player_wins: wins }: OpenPot): ToldPot {
    const shares = wins.map((win) => ({ seat: this.#seatOf(win.player_id), amount: this.units(win.win_amount) }));
    return { amount: this.units(amount), rake: this.units(rake ?? 0), wins: shares };
  }

  #takeAction({ player_id: id, action, amount = 0, cards = [] }: OpenAction, street: Street | undefined): void {
    const seat = this.#seatOf(id);
    const sitting = this.seats[seat - 1]!;
    const pays = this.units(amount);
    if (action === "Post Ante") {
      sitting.ante += pays;
      return;
    }
    if (action === "Dealt Cards") {
      sitting.cards.push(...cards.map((card) => card ?? undefined));
      if (sitting.cards.length > 7) throw new Untold(`player ${id} was dealt more than seven cards`);
      return;
    }
    const word = DEEDS[action];
    if (word === undefined) return;
    if (street === undefined) throw new Untold(`player ${id} acts at the showdown`);
    this.actions.push({ street, seat, action: word, pays, line: this.#line });
  }

  #seatOf(id: number): number {
    const place = this.#ids.indexOf(id);
    if (place < 0) throw new Untold(`there is no player ${id}`);
    return place + 1;
  }
}
