import { DECK_SIZE } from "@doorcard/cards";
import { Hand, lanes, NO_CARD, type Rules, type Seat, type Stakes, type Street } from "@doorcard/engine";
import type { ToldSpot, Villain } from "./told-spot.ts";

/** Where a spot is played: the rules in force, the sizes, the chips of every seat, and my seat. */
export interface House {
  readonly rules: Rules;
  readonly stakes: Stakes;
  readonly stack: number;
  readonly seat: Seat;
}

/** A table at which everybody has a seat and a hand is dealt. */
export interface Table {
  readonly hand: Hand;
  readonly me: Seat;
  /** The villain in each seat; none in mine. */
  readonly villains: ReadonlyMap<Seat, Villain>;
}

/** Cards that a lane holds. */
const LANE = 7;

/**
 * Every way to seat a spot, the plainest first: villains clockwise from my left in the order told, then moved on by one
 * seat after the other; and each time the first seat dealt, which decides ties, from 1 on.
 */
export function* tablesFor(spot: ToldSpot, house: House): Generator<Table> {
  const { villains } = spot;
  for (let moved = 0; moved < villains.length; moved++) {
    const seated = [...villains.slice(moved), ...villains.slice(0, moved)];
    for (let firstSeat = 1; firstSeat <= seated.length + 1; firstSeat++) yield tableOf(spot, house, seated, firstSeat);
  }
}

function tableOf(spot: ToldSpot, house: House, seated: readonly Villain[], firstSeat: Seat): Table {
  const seats = seated.length + 1;
  const me = house.seat;
  const villains = new Map(seated.map((villain, i) => [((me + i) % seats) + 1, villain]));
  const { rules, stakes, stack } = house;
  const stacks = Array.from({ length: seats }, () => stack);
  const cards = lanes(lanesOf(spot, me, villains, seats));
  return { hand: Hand.deal({ game: spot.game, rules, stakes, stacks, firstSeat, cards }), me, villains };
}

/** The lanes of all seats: what is told in its places, the lowest cards of the rest wherever nobody looks. */
function lanesOf(spot: ToldSpot, me: Seat, villains: ReadonlyMap<Seat, Villain>, seats: number): Uint8Array {
  const cards = new Uint8Array(seats * LANE).fill(NO_CARD);
  for (let seat = 1; seat <= seats; seat++) {
    cards.set(seat === me ? spot.upcards : villains.get(seat)!.upcards, (seat - 1) * LANE + 2);
  }
  const [first, second, third] = spot.downcards;
  const own = (me - 1) * LANE;
  cards.set([first!, second!], own);
  if (third !== undefined) cards[own + 6] = third;
  const told = new Set(cards);
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !told.has(card));
  return cards.map((card, at) => (card === NO_CARD && isDealt(spot, villains, at) ? (rest.shift() ?? NO_CARD) : card));
}

/** Whether a place of a lane may be dealt; a villain's is not after its fold, so that eight lanes fit in a deck. */
function isDealt({ street }: ToldSpot, villains: ReadonlyMap<Seat, Villain>, at: number): boolean {
  const villain = villains.get(Math.floor(at / LANE) + 1);
  const nth = at % LANE;
  return villain?.folds === undefined ? nth < LANE - 1 || street === "seventh" : nth < 2 + villain.upcards.length;
}

/** Seats that fold on a street and have not yet. */
export function toFold({ hand, me, villains }: Table, street: Street): Seat[] {
  const folding = [...villains].filter(([, { folds }]) => folds === street).map(([seat]) => seat);
  return folding.length === 0 ? folding : stillIn(hand, me, folding);
}

/** Those of some seats that have not folded. */
export function stillIn(hand: Hand, me: Seat, seats: readonly Seat[]): Seat[] {
  const { players } = hand.viewFrom(me);
  return seats.filter((seat) => players[seat - 1]!.live);
}
