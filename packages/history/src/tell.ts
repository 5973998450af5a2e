import type { HandRecord } from "@doorcard/protocol";
import type { Hand } from "@doorcard/engine";
import { replaying } from "./replay.ts";
import type { ToldAction, ToldHand, ToldPot, ToldShare } from "./told-hand.ts";

/** A hand of which all is told. */
export interface WholeHand extends ToldHand {
  readonly returned: readonly ToldShare[];
  readonly collected: readonly ToldShare[];
  readonly pots: readonly ToldPot[];
}

/**
 * Tells a record as a log would, all cards shown: to be written in another format, or held against the engine again.
 * Throws Error when the engine plays the record differently.
 */
export function tell(record: HandRecord, site: ToldHand["site"] = "phh"): WholeHand {
  const turned = (seat: number): number => ((seat - record.firstSeat + record.seats.length) % record.seats.length) + 1;
  const actions: ToldAction[] = [];
  const replayed = replaying(record, ({ seat, street, options }, action) => {
    const told =
      action === "fold" || action === "check" || action === "bring-in" || action === "call" ? action : "wager";
    const pays = options.find((option) => option.action === action)?.pays ?? 0;
    actions.push({ street, seat: turned(seat), action: told, pays, line: 0 });
  });
  if (!replayed.ok) throw new Error(`hand ${record.id} cannot be told: ${replayed.difference}`);
  const { hand } = replayed;
  const inOrder = record.seats.map((_, i) => ((record.firstSeat - 1 + i) % record.seats.length) + 1);
  const amounts = amountsOf(hand, turned);
  return {
    site,
    id: record.id,
    place: { file: "", line: 0 },
    game: record.game,
    stakes: record.stakes,
    scale: 1,
    seats: inOrder.map((seat) => {
      const { name, stack } = record.seats[seat - 1]!;
      const ante = amounts.antes.get(turned(seat)) ?? 0;
      return { name, stack, ante, cards: hand.cardsOf(seat) };
    }),
    actions,
    community: record.community[0],
    returned: amounts.returned,
    collected: amounts.collected,
    pots: potsOf(hand, turned),
    rake: amounts.rake,
    finalStacks: inOrder.map((seat) => hand.stack(seat)),
  };
}

interface Amounts {
  readonly antes: ReadonlyMap<number, number>;
  readonly returned: { seat: number; amount: number }[];
  readonly collected: { seat: number; amount: number }[];
  readonly rake: number;
}

function amountsOf(hand: Hand, turned: (seat: number) => number): Amounts {
  const antes = new Map<number, number>();
  const returned: Amounts["returned"] = [];
  const collected: Amounts["collected"] = [];
  let rake = 0;
  for (const event of hand.events) {
    if (event.kind === "ante") antes.set(turned(event.seat), event.amount);
    else if (event.kind === "returned") returned.push({ seat: turned(event.seat), amount: event.amount });
    else if (event.kind === "award") collected.push({ seat: turned(event.seat), amount: event.amount });
    else if (event.kind === "rake") rake += event.amount;
  }
  return { antes, returned, collected, rake };
}

/** The pots of a finished hand, main pot first. */
function potsOf(hand: Hand, turned: (seat: number) => number): ToldPot[] {
  const pots: { amount: number; rake: number; wins: ToldShare[] }[] = [];
  for (const event of hand.events) {
    if (event.kind !== "award" && event.kind !== "rake") continue;
    const pot = (pots[event.pot] ??= { amount: 0, rake: 0, wins: [] });
    pot.amount += event.amount;
    if (event.kind === "rake") pot.rake += event.amount;
    else pot.wins.push({ seat: turned(event.seat), amount: event.amount });
  }
  return pots;
}
