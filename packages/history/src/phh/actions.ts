import { parseCard } from "@doorcard/cards";
import type { Street } from "@doorcard/protocol";
import type { ToldAction } from "../told-hand.ts";
import { twice } from "../text/cards.ts";
import type { PhhFields } from "./fields.ts";

const STREETS: readonly Street[] = ["third", "fourth", "fifth", "sixth", "seventh"];

/** An action, and its place in the list. */
export interface PhhAction extends Omit<ToldAction, "line"> {
  readonly nth: number;
}

/** What the actions of a PHH hand tell, amounts in units. */
export interface PhhCourse {
  readonly actions: readonly PhhAction[];
  readonly cards: readonly (readonly (string | undefined)[])[];
  readonly community: string | undefined;
}

/** Something in the actions that is not as the format has it. */
class Unclear extends Error {}

/** Follows the actions of a hand; the first that cannot be understood is told with its number. `units` makes whole units. */
export function followActions(
  fields: PhhFields,
  units: (amount: number) => number,
): PhhCourse | { readonly problem: string; readonly action?: number } {
  const course = new Course(fields, units);
  for (const [nth, action] of fields.actions.entries()) {
    try {
      course.take(action.replace(/\s*#.*$/s, "").trim(), nth);
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      return { problem: `action ${nth + 1}, "${action.slice(0, 80)}": ${error.message}`, action: nth };
    }
  }
  const double = twice([course.community, ...course.cards.flat()]);
  if (double !== undefined) return { problem: `the card ${double} stands twice in the hand` };
  return { actions: course.actions, cards: course.cards, community: course.community };
}

/** A hand while it is followed: who has what in front, and which street it is. */
class Course {
  readonly actions: PhhAction[] = [];
  readonly cards: (string | undefined)[][];
  community: string | undefined;
  readonly #units: (amount: number) => number;
  readonly #bringIn: number;
  readonly #stacks: number[];
  #bets: number[];
  readonly #folded = new Set<number>();
  #level = 0;
  #street = 0;
  #nth = 0;

  constructor({ antes, bringIn, startingStacks }: PhhFields, units: (amount: number) => number) {
    this.#units = units;
    this.#bringIn = units(bringIn);
    // The format's "cc" has no amount. On third street nobody checks: the bring-in is owed in full, posted or not
    this.#level = this.#bringIn;
    this.#stacks = startingStacks.map((stack, i) => Math.max(0, units(stack) - units(antes[i]!)));
    this.#bets = startingStacks.map(() => 0);
    this.cards = startingStacks.map(() => []);
  }

  /** Takes the action at a place of the list. */
  take(action: string, nth: number): void {
    this.#nth = nth;
    const words = action.split(/\s+/);
    if (words[0] === "d") return this.#deal(words);
    const seat = this.#seatOf(words[0]!);
    const [, word, amount] = words;
    const stack = this.#stacks[seat]!;
    const owed = Math.min(this.#level - this.#bets[seat]!, stack);
    if (word === "sm") return this.#show(seat, amount ?? "");
    if (this.#folded.has(seat)) throw new Unclear("the seat has folded");
    if (word === "f") {
      this.#folded.add(seat);
      return this.#add(seat, "fold", 0);
    }
    if (word === "cc") return this.#add(seat, owed > 0 ? "call" : "check", owed);
    if (word === "pb") return this.#add(seat, "bring-in", Math.min(this.#bringIn, stack));
    if (word !== "cbr") throw new Unclear("is none of f, cc, pb, cbr, sm and the dealer's d dh, d db");
    const pays = this.#units(Number(amount)) - this.#bets[seat]!;
    if (!(pays > 0) || pays > stack) throw new Unclear(`the seat has ${this.#bets[seat]} in front and ${stack} behind`);
    this.#add(seat, "wager", pays);
  }

  #add(seat: number, action: ToldAction["action"], pays: number): void {
    this.actions.push({ street: STREETS[this.#street]!, seat: seat + 1, action, pays, nth: this.#nth });
    this.#stacks[seat]! -= pays;
    this.#bets[seat]! += pays;
    this.#level = Math.max(this.#level, this.#bets[seat]!);
  }

  #deal([, what, ...rest]: readonly string[]): void {
    if (what === "db") {
      this.community = cardsIn(rest[0] ?? "", 1)[0];
      return this.#begin(STREETS.length - 1);
    }
    if (what !== "dh") throw new Unclear("the dealer deals hole cards, d dh, or a board card, d db");
    const seat = this.#seatOf(rest[0] ?? "");
    const own = this.cards[seat]!;
    own.push(...cardsIn(rest[1] ?? "", own.length === 0 ? 3 : 1));
    if (own.length > 7) throw new Unclear("the seat has seven cards already");
    this.#begin(own.length - 3);
  }

  #begin(street: number): void {
    if (street <= this.#street) return;
    this.#street = street;
    this.#bets = this.#bets.map(() => 0);
    this.#level = 0;
  }

  /** Shown cards stand in the order dealt; they tell those that were hidden. */
  #show(seat: number, text: string): void {
    const own = this.cards[seat]!;
    if (text === "" || text === "-") return;
    const shown = cardsIn(text, own.length);
    for (const [nth, card] of shown.entries()) {
      if (card === undefined) continue;
      if (own[nth] !== undefined && own[nth] !== card) throw new Unclear(`shows ${card} where ${own[nth]} was dealt`);
      own[nth] = card;
    }
  }

  #seatOf(text: string): number {
    const seat = /^p([1-8])$/.exec(text)?.[1];
    if (seat === undefined || Number(seat) > this.#stacks.length)
      throw new Unclear(`"${text}" is no seat of this hand`);
    return Number(seat) - 1;
  }
}

/** So many cards, `??` for one that is not known. */
function cardsIn(text: string, count: number): (string | undefined)[] {
  const texts = text.match(/../g) ?? [];
  const known = texts.every((card) => card === "??" || parseCard(card) !== undefined);
  if (!known || text.length !== 2 * count)
    throw new Unclear(`must have ${count === 1 ? "one card" : `${count} cards`}`);
  return texts.map((card) => (card === "??" ? undefined : card));
}
