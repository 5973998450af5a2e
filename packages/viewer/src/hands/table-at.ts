import type { ActionEvent, HandEvent, HandRecord, Street } from "@doorcard/protocol";
import { deedTold } from "../table/action-words.ts";

/** A card of a seat, in the order dealt. */
export interface TableCard {
  readonly card: string;
  readonly face: "up" | "down";
}

/** A seat at one moment; amounts in chips. */
export interface TableSeat {
  readonly name: string;
  stack: number;
  /** In front on this street. */
  streetBet: number;
  /** In all this hand, what came back taken off. */
  invested: number;
  isLive: boolean;
  cards: TableCard[];
  hasShown: boolean;
  hasMucked: boolean;
  /** What it did last on this street: "raises to 16"; "folds" stays. */
  deed: string;
  /** Given to it from pots. */
  won: number;
}

/** The table at one moment of a hand, hidden cards included. */
export interface TableAt {
  /** Undefined before third street. */
  street: Street | undefined;
  readonly seats: readonly TableSeat[];
  /** Chips in each pot, bets of this street included, the main pot first. */
  pots: number[];
  /** Taken by the house, in chips. */
  raked: number;
  readonly community: string[];
  /** The seat of the last event, when it was one seat's. */
  last: number | undefined;
}

/** The table after so many events of a hand, 0 before the antes. */
export function tableAt(record: HandRecord, events: readonly HandEvent[], step: number): TableAt {
  const downcards = downcardsOf(record, events);
  const table: TableAt = {
    street: undefined,
    // R21: a hand of two cards had both exposed and is dead
    seats: record.seats.map(({ name, stack, cards }) => ({ ...newSeat(name, stack), isLive: cards.length !== 2 })),
    pots: [],
    raked: 0,
    community: [],
    last: undefined,
  };
  for (const event of events.slice(0, step)) see(table, event, downcards);
  return table;
}

/** Chips in all pots together. */
export const potOf = ({ pots }: TableAt): number => pots.reduce((sum, pot) => sum + pot, 0);

/** Whether a seat has put in all it has and still plays for it. */
export const isAllIn = ({ isLive, stack, invested, won }: TableSeat): boolean =>
  isLive && stack === 0 && invested > 0 && won === 0;

const newSeat = (name: string, stack: number): TableSeat => ({
  name,
  stack,
  streetBet: 0,
  invested: 0,
  isLive: true,
  cards: [],
  hasShown: false,
  hasMucked: false,
  deed: "",
  won: 0,
});

/** The downcards of each seat, in the order dealt: those that are nobody's upcards. */
function downcardsOf({ seats }: HandRecord, events: readonly HandEvent[]): string[][] {
  const up = new Set(events.flatMap((event) => (event.kind === "upcard" ? [event.card] : [])));
  return seats.map(({ cards }) => cards.filter((card) => !up.has(card)));
}

function see(table: TableAt, event: HandEvent, downcards: readonly string[][]): void {
  const seat = "seat" in event ? table.seats[event.seat - 1]! : undefined;
  table.last = "seat" in event ? event.seat : undefined;
  switch (event.kind) {
    case "street":
      return beginStreet(table, event.street);
    case "community":
      table.community.push(event.card);
      return;
    case "rake":
      table.pots[event.pot]! -= event.amount;
      table.raked += event.amount;
      return;
    case "burn":
      return;
  }
  if (seat === undefined) return;
  switch (event.kind) {
    case "ante":
      pay(table, seat, event.amount);
      return;
    case "upcard":
      seat.cards.push({ card: event.card, face: "up" });
      return;
    case "downcard":
      seat.cards.push({ card: downcards[event.seat - 1]!.shift()!, face: "down" });
      return;
    case "action":
      act(table, seat, event);
      return;
    case "returned":
      seat.streetBet = Math.max(0, seat.streetBet - event.amount);
      pay(table, seat, -event.amount);
      return;
    case "show":
      seat.hasShown = true;
      return;
    case "muck":
      seat.hasMucked = true;
      return;
    case "award":
      gatherBets(table);
      table.pots[event.pot]! -= event.amount;
      seat.stack += event.amount;
      seat.won += event.amount;
  }
}

function beginStreet(table: TableAt, street: Street): void {
  table.street = street;
  gatherBets(table);
  for (const seat of table.seats) if (seat.isLive) seat.deed = "";
}

function gatherBets({ seats }: TableAt): void {
  for (const seat of seats) seat.streetBet = 0;
}

function act(table: TableAt, seat: TableSeat, event: ActionEvent): void {
  seat.streetBet += event.pays;
  if (event.action === "fold") seat.isLive = false;
  pay(table, seat, event.pays);
  seat.deed = deedTold({ ...event, inFront: seat.streetBet });
}

/** From the stack to the middle, or back when negative. */
function pay(table: TableAt, seat: TableSeat, amount: number): void {
  seat.stack -= amount;
  seat.invested += amount;
  table.pots = layers(table.seats);
}

/**
 * The pots by what each seat has put in (R14): one up to the total of each seat that is all-in, and one for the rest. What
 * only folded seats reached goes down to the nearest pot.
 */
function layers(seats: readonly TableSeat[]): number[] {
  const live = seats.filter(({ isLive }) => isLive);
  const caps = [...new Set(live.filter(({ stack }) => stack === 0).map(({ invested }) => invested))].sort(
    (a, b) => a - b,
  );
  const most = Math.max(0, ...live.map(({ invested }) => invested));
  const tops = [...caps.filter((cap) => cap < most), Number.POSITIVE_INFINITY];
  return tops.map((top, at) => {
    const from = tops[at - 1] ?? 0;
    return seats.reduce((sum, { invested }) => sum + Math.max(0, Math.min(invested, top) - from), 0);
  });
}
