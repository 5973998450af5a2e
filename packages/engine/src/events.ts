import { CARD_TEXTS } from "@doorcard/cards";
import { HAND, LISTS, SEAT, SIZES } from "./columns.ts";
import { KINDS, detailOf, kindOf, logAt, potOf, seatOf } from "./log.ts";
import { ACTIONS, SIDES, STREETS, type Action, type Chips, type Seat, type Side, type Street } from "./words.ts";

const { cards: CARDS } = LISTS;
const { cards: CARDS_A_SEAT, seats: SEATS_A_ROW } = SIZES;
const {
  act: ACT,
  ante: ANTE,
  award: AWARD,
  burn: BURN,
  community: COMMUNITY,
  downcard: DOWNCARD,
  muck: MUCK,
  rake: RAKE,
  returned: RETURNED,
  show: SHOW,
  street: STREET,
  upcard: UPCARD,
} = KINDS;

/** Chips given from a pot; pot 0 is the main pot. */
export interface Award {
  readonly pot: number;
  readonly side: Side;
  readonly seat: Seat;
  readonly amount: Chips;
}

/** Something that everybody at the table sees. Cards are texts such as "As". */
export type HandEvent =
  | { readonly kind: "ante"; readonly seat: Seat; readonly amount: Chips }
  | { readonly kind: "street"; readonly street: Street }
  | { readonly kind: "upcard"; readonly seat: Seat; readonly card: string }
  | { readonly kind: "downcard"; readonly seat: Seat }
  | { readonly kind: "burn" }
  | { readonly kind: "community"; readonly card: string }
  | { readonly kind: "action"; readonly seat: Seat; readonly action: Action; readonly pays: Chips }
  | { readonly kind: "returned"; readonly seat: Seat; readonly amount: Chips }
  | { readonly kind: "rake"; readonly pot: number; readonly amount: Chips }
  | { readonly kind: "show"; readonly seat: Seat; readonly cards: string[] }
  | { readonly kind: "muck"; readonly seat: Seat }
  | ({ readonly kind: "award" } & Award);

/** How many events a hand has so far. */
export const eventCount = (hand: number): number => HAND.logged[hand]! >> 1;

/** The event of a number, 0 for the first. */
export function eventAt(hand: number, number: number): HandEvent {
  const head = logAt(hand, number * 2);
  const amount = logAt(hand, number * 2 + 1);
  const seat = seatOf(head) + 1;
  switch (kindOf(head)) {
    case ANTE:
      return { kind: "ante", seat, amount };
    case STREET:
      return { kind: "street", street: STREETS[amount]! };
    case UPCARD:
      return { kind: "upcard", seat, card: CARD_TEXTS[amount]! };
    case DOWNCARD:
      return { kind: "downcard", seat };
    case BURN:
      return { kind: "burn" };
    case COMMUNITY:
      return { kind: "community", card: CARD_TEXTS[amount]! };
    case ACT:
      return { kind: "action", seat, action: ACTIONS[detailOf(head)]!, pays: amount };
    case RETURNED:
      return { kind: "returned", seat, amount };
    case RAKE:
      return { kind: "rake", pot: potOf(head), amount };
    case SHOW:
      return { kind: "show", seat, cards: cardsOf(hand * SEATS_A_ROW + seat - 1) };
    case MUCK:
      return { kind: "muck", seat };
    case AWARD:
      return { kind: "award", pot: potOf(head), side: SIDES[detailOf(head)]!, seat, amount };
    default:
      throw new Error(`The log holds an entry of unknown kind ${kindOf(head)}`);
  }
}

/** The cards a seat was dealt, as texts in the order dealt. */
export function cardsOf(seat: number): string[] {
  const from = seat * CARDS_A_SEAT;
  return Array.from(CARDS.subarray(from, from + SEAT.held[seat]!), (card) => CARD_TEXTS[card]!);
}
