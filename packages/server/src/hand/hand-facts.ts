import { parseCards, type Card } from "@doorcard/cards";
import { categoryOf, HALVES, highStrength, holdingWords } from "@doorcard/evaluator";
import type { CardSource } from "@doorcard/engine";
import { replay } from "@doorcard/history";
import type { Fault, Game, HandEvent, HandRecord, Street } from "@doorcard/protocol";
import { foldsIn, wouldHaveWon, type Fold } from "./had-it-stayed.ts";
import { Unfolding } from "./unfolding.ts";

/** What a search may ask of a seat in one hand. */
export interface SeatFacts {
  readonly name: string;
  /** Chips won or lost. */
  readonly net: number;
  /** The street on which it folded. */
  readonly folded: Street | undefined;
  /** Whether it folded and would have won all or a half of the pot, shared with nobody, had it stayed to the end. */
  readonly foldedWinner: boolean;
  readonly isAllIn: boolean;
  /** Faults for which the arena acted in its place. */
  readonly faults: readonly Fault[];
  /** What it had at the showdown, "aces full of tens"; undefined when it was in none. */
  readonly holding: string | undefined;
  /** Names of that holding that a search may use: "full house", "aces full of tens", "eight-six low". */
  readonly classes: readonly string[];
}

/** What a search may ask of a hand. */
export interface HandFacts {
  /** Line-up, rotation and deal. */
  readonly id: string;
  /** Chips given out in all. */
  readonly pot: number;
  /** The last street that was dealt. */
  readonly street: Street;
  readonly seats: readonly SeatFacts[];
  readonly isShowdown: boolean;
  /** Whether a pot went to more than one seat. */
  readonly isSplit: boolean;
  /** Whether one seat won both halves, where there were two to win. */
  readonly isScooped: boolean;
  /** Whether the deck ran short and one card was dealt for all. */
  readonly hasCommunity: boolean;
}

/** What a search may ask of a recorded hand; `cards` are those of its deal. Throws Error when the engine plays the record differently. */
export function factsOf(record: HandRecord, cards: CardSource): HandFacts {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(`Hand ${record.id} cannot be told: ${replayed.difference}`);
  const { events } = replayed.hand;
  const seen = new Seen(record, events);
  const awards = events.filter((event) => event.kind === "award");
  const winners = new Set(awards.map(({ seat }) => seat));
  const isShowdown = events.some(({ kind }) => kind === "show" || kind === "muck");
  return {
    id: record.id,
    pot: awards.reduce((sum, { amount }) => sum + amount, 0),
    street: seen.hand.street,
    seats: record.seats.map((_, at) => seatFacts(record, seen, at + 1, { isShowdown, cards })),
    isShowdown,
    isSplit: awards.some(({ pot, seat }) => awards.some((other) => other.pot === pot && other.seat !== seat)),
    isScooped: winners.size === 1 && new Set(awards.map(({ side }) => side)).size === 2,
    hasCommunity: record.community.length > 0,
  };
}

/** A hand that has gone by, and what was seen on its way. */
class Seen {
  readonly hand: Unfolding;
  readonly folds: ReadonlyMap<number, Fold>;
  readonly allIn = new Set<number>();

  constructor(record: HandRecord, events: readonly HandEvent[]) {
    this.hand = new Unfolding(record, events);
    this.folds = foldsIn(record);
    for (const event of events) {
      this.hand.see(event);
      if (event.kind !== "action") continue;
      if (event.pays > 0 && this.hand.seats[event.seat - 1]!.stack === 0) this.allIn.add(event.seat);
    }
  }
}

function seatFacts(
  record: HandRecord,
  { hand, folds, allIn }: Seen,
  seat: number,
  { isShowdown, cards }: { readonly isShowdown: boolean; readonly cards: CardSource },
): SeatFacts {
  const { name, isLive } = hand.seats[seat - 1]!;
  const holding = holdingOf(record, seat);
  const reached = isShowdown && isLive;
  return {
    name,
    net: record.net[seat - 1]!,
    folded: folds.get(seat)?.street,
    foldedWinner: folds.has(seat) && wouldHaveWon(record, folds, seat, cards),
    isAllIn: allIn.has(seat),
    faults: record.actions.flatMap((action) =>
      action.seat === seat && action.fault !== undefined ? [action.fault] : [],
    ),
    holding: reached ? holdingWords(record.game, holding) : undefined,
    classes: reached ? classesOf(record.game, holding) : [],
  };
}

const holdingOf = ({ seats, community }: HandRecord, seat: number): Card[] =>
  parseCards([...seats[seat - 1]!.cards, ...community].join(""))!;

function classesOf(game: Game, cards: readonly Card[]): string[] {
  const words = HALVES[game].map(({ strength, words: told }) => told(strength(cards)));
  return game === "razz" ? words : [categoryOf(highStrength(cards)), ...words];
}
