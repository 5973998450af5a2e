import { ACE, parseCard, rankOf } from "@doorcard/cards";
import { STREETS, type Action, type Hand, type Seat, type Street } from "@doorcard/engine";
import { replaying } from "@doorcard/history";
import type { HandRecord } from "@doorcard/protocol";

/** A decision of a hand, and what of the table told on it. */
export interface Decision {
  readonly seat: Seat;
  readonly street: Street;
  readonly action: Action;
  /** Whether it had to open, and could only bring in or complete. */
  readonly isForced: boolean;
  /** Whether it may complete a bring-in that nobody has called or completed. */
  readonly isFirstIn: boolean;
  /** That, with a door card that no opponent's beats and one or two opponents left. */
  readonly isSteal: boolean;
  /** Whether somebody has completed and this seat decides for the first time since. */
  readonly facesCompletion: boolean;
}

/** A hand as far as style cares. */
export interface HandTold {
  /** Without those that the arena took for a bot. */
  readonly decisions: readonly Decision[];
  /** Seats that were not folded when fourth street was dealt; none when it was not. */
  readonly sawFourth: readonly Seat[];
  /** Seats in the showdown; none when there was none. */
  readonly atShowdown: readonly Seat[];
  /** Those of them that were given chips of it. */
  readonly wonThere: readonly Seat[];
}

/** Tells a hand by playing it again. Throws an error when the engine plays it otherwise. */
export function handTold(record: HandRecord): HandTold {
  const table = new Watched(record);
  const played = replaying(record, ({ seat, street, options }, action) => {
    table.see(seat, street, action, new Set(options.map((option) => option.action)));
  });
  if (!played.ok) throw new Error(`Hand ${record.id} cannot be played again: ${played.difference}`);
  return { decisions: table.decisions, ...outcome(played.hand, table.folds) };
}

/** The table of a hand as it is played again. */
class Watched {
  readonly decisions: Decision[] = [];
  /** On which street a seat folded. */
  readonly folds: Map<Seat, Street>;
  readonly #record: HandRecord;
  readonly #faced = new Set<Seat>();
  #isEntered = false;
  #isCompleted = false;
  #actions = 0;

  constructor(record: HandRecord) {
    this.#record = record;
    // A seat without a door card had its downcards exposed and is out before the first action (R21)
    const dead = record.seats.flatMap(({ cards }, i): [Seat, Street][] => (cards.length < 3 ? [[i + 1, "third"]] : []));
    this.folds = new Map(dead);
  }

  see(seat: Seat, street: Street, action: Action, options: ReadonlySet<Action>): void {
    const isForced = options.has("bring-in");
    const isFirstIn = street === "third" && !isForced && !this.#isEntered && options.has("complete");
    const isSteal = isFirstIn && this.#mayBeSteal(seat);
    const facesCompletion = street === "third" && this.#isCompleted && !this.#faced.has(seat);
    const isBots = this.#record.actions[this.#actions++]?.fault === undefined;
    if (isBots) this.decisions.push({ seat, street, action, isForced, isFirstIn, isSteal, facesCompletion });
    if (this.#isCompleted) this.#faced.add(seat);
    if (action === "fold") this.folds.set(seat, street);
    if (action === "complete") {
      this.#isCompleted = true;
      // Who completed has answered; what is raised at it is another matter
      this.#faced.add(seat);
    }
    if (action === "call" || action === "complete") this.#isEntered = true;
  }

  #mayBeSteal(seat: Seat): boolean {
    const opponents = this.#record.seats
      .map((_, i) => i + 1)
      .filter((other) => other !== seat && !this.folds.has(other));
    const best = Math.max(...opponents.map((other) => this.#doorCard(other)));
    return opponents.length <= 2 && this.#doorCard(seat) >= best;
  }

  /** How good a door card is: high cards are, in razz low ones. */
  #doorCard(seat: Seat): number {
    const rank = rankOf(parseCard(this.#record.seats[seat - 1]!.cards[2]!)!);
    if (this.#record.game !== "razz") return rank;
    // Aces are low
    return rank === ACE ? 1 : -rank;
  }
}

function outcome(hand: Hand, folds: ReadonlyMap<Seat, Street>): Omit<HandTold, "decisions"> {
  const { events } = hand;
  const seats = events.flatMap((event) => (event.kind === "ante" ? [event.seat] : []));
  const isDealt = (street: Street): boolean =>
    events.some((event) => event.kind === "street" && event.street === street);
  const isIn = (seat: Seat, before: Street): boolean => {
    const fold = folds.get(seat);
    return fold === undefined || STREETS.indexOf(fold) >= STREETS.indexOf(before);
  };
  const left = seats.filter((seat) => !folds.has(seat));
  const atShowdown = left.length > 1 ? left : [];
  const paid = new Set(hand.awards.flatMap(({ side, seat }) => (side === "unopposed" ? [] : [seat])));
  return {
    sawFourth: isDealt("fourth") ? seats.filter((seat) => isIn(seat, "fourth")) : [],
    atShowdown,
    wonThere: atShowdown.filter((seat) => paid.has(seat)),
  };
}
