import { parseCards } from "@doorcard/cards";
import { exposing, lanes } from "./card-sources.ts";
import { Hand } from "./hand.ts";
import { rulesFor } from "./rule-sets.ts";
import type { Rules } from "./rules.ts";
import { NO_CARD } from "./columns.ts";
import type { Action, Game, Stakes } from "./words.ts";

/** A hand told in a test: what differs from an eight-chip stud table where everybody has 1,000 chips. */
export interface Spot {
  readonly game?: Game;
  readonly set?: string;
  readonly rules?: Partial<Rules>;
  readonly stakes?: Partial<Stakes>;
  readonly stacks?: readonly number[];
  readonly firstSeat?: number;
  /** Seven cards a seat or fewer, the two downcards first: "As Kd 7h ..."; seat 1 first. */
  readonly cards: readonly string[];
  readonly spares?: string;
  /** First two downcards that the dealer exposes: "2.1 3.0 3.1" is the second of seat 2 and both of seat 3. */
  readonly exposed?: string;
}

/** Deals a told hand. */
export function dealSpot(spot: Spot): Hand {
  const { game = "stud", set = "classic", rules = {}, stakes, firstSeat = 1 } = spot;
  const checked = rulesFor(set, game, rules);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join());
  const cards = new Uint8Array(spot.cards.length * 7).fill(NO_CARD);
  spot.cards.forEach((text, seat) => cards.set(parseCards(text)!, seat * 7));
  const spares = parseCards(spot.spares ?? "")!;
  return Hand.deal({
    game,
    rules: checked.value,
    stakes: { ante: 2, bringIn: 4, smallBet: 8, bigBet: 16, ...stakes },
    stacks: spot.stacks ?? spot.cards.map(() => 1000),
    firstSeat,
    cards: exposing(lanes(cards, spares), exposedIn(spot)),
  });
}

function exposedIn({ exposed = "", cards }: Spot): Uint8Array {
  const bits = new Uint8Array(cards.length * 2);
  for (const [, seat, nth] of exposed.matchAll(/(\d)\.([01])/g)) bits[(Number(seat) - 1) * 2 + Number(nth)] = 1;
  return bits;
}

/** Plays told actions, "2 bring-in, 3 fold, 1 complete": each by the seat whose turn it must be. */
export function playOut(hand: Hand, told: string): Hand {
  for (const [seat, action] of told.split(",").map((deed) => deed.trim().split(" "))) {
    if (hand.seatToAct !== Number(seat)) throw new Error(`seat ${hand.seatToAct} is to act, not ${seat} (${action})`);
    hand.play(action as Action);
  }
  return hand;
}

/** What the seat to act may do, "fold call:4 complete:8". */
export const offered = (hand: Hand): string =>
  (hand.turn?.options ?? []).map(({ action, pays }) => (pays > 0 ? `${action}:${pays}` : action)).join(" ");

/** Net chips of every seat, seat 1 first. */
export const nets = (hand: Hand, seats: number): number[] => Array.from({ length: seats }, (_, i) => hand.net(i + 1));
