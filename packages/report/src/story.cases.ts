import type { Action, Fault, HandEvent, HandRecord, RulesInForce } from "@doorcard/protocol";

const rules: RulesInForce = {
  set: "classic",
  bringInTie: "suit",
  boardTie: "position",
  cap: 4,
  headsUpCap: "lifted-by-hand",
  openPair: "any",
  shortDeck: "community",
  burn: true,
  foldWhenFree: false,
  foldedSeatKeepsCards: false,
  exposedDowncard: 0,
  allInLowCard: "left-acts",
  oddChip: "suit",
  partialWager: "half-bet",
  showFirst: "opener",
  smallestBuyIn: 0,
  bigBetDoubles: false,
  rake: { rate: 0.05, cap: 3, smallestPot: 20, unit: 1 },
};

/** Three at a table of stud: rock folds on fourth street, chart calls odds down and wins with aces up. */
export const record: HandRecord = {
  version: 1,
  id: "4.1.12034",
  game: "stud",
  rules,
  stakes: { ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
  firstSeat: 2,
  seats: [
    { name: "chart", stack: 800, cards: ["As", "7d", "Ac", "7h", "2c", "9s", "Jd"] },
    { name: "odds", stack: 1200, cards: ["Kh", "Kd", "8s", "8d", "3c", "4s", "5h"] },
    { name: "rock", stack: 800, cards: ["Qs", "Jh", "2d", "6c"] },
  ],
  community: [],
  burns: ["Th", "Ts", "Td", "Tc"],
  actions: [],
  net: [39, -33, -9],
};

/** Its events, in the order in which the engine tells them. */
export const events: readonly HandEvent[] = [
  ...[2, 3, 1].map((seat): HandEvent => ({ kind: "ante", seat, amount: 1 })),
  street("third"),
  ...[2, 3, 1].flatMap((seat): HandEvent[] => [
    { kind: "downcard", seat },
    { kind: "downcard", seat },
    upcard(seat, 2),
  ]),
  act(3, "bring-in", 2),
  act(1, "complete", 4),
  act(2, "raise", 8),
  act(3, "call", 6),
  act(1, "call", 4),
  street("fourth"),
  { kind: "burn" },
  ...[2, 3, 1].map((seat) => upcard(seat, 3)),
  act(2, "bet-big", 8),
  act(3, "fold", 0),
  act(1, "call", 8),
  street("fifth"),
  { kind: "burn" },
  ...[2, 1].map((seat) => upcard(seat, 4)),
  act(2, "bet", 8),
  act(1, "call", 8),
  street("sixth"),
  { kind: "burn" },
  ...[2, 1].map((seat) => upcard(seat, 5)),
  act(2, "check", 0),
  act(1, "check", 0),
  street("seventh"),
  { kind: "burn" },
  ...[2, 1].map((seat): HandEvent => ({ kind: "downcard", seat })),
  act(2, "check", 0),
  act(1, "bet", 8),
  act(2, "call", 8),
  { kind: "show", seat: 1, cards: [...record.seats[0]!.cards] },
  { kind: "muck", seat: 2 },
  { kind: "rake", pot: 0, amount: 3 },
  { kind: "award", pot: 0, side: "high", seat: 1, amount: 72 },
];

/** The record with the actions of the events, and the faults at the numbers given. */
export function recordOf(faults: Readonly<Record<number, Fault>> = {}): HandRecord {
  const acted = events.filter((event) => event.kind === "action");
  const actions = acted.map(({ seat, action }, at) => ({ seat, action, ...(faults[at] ? { fault: faults[at] } : {}) }));
  return { ...record, actions };
}

function street(name: "third" | "fourth" | "fifth" | "sixth" | "seventh"): HandEvent {
  return { kind: "street", street: name };
}

function act(seat: number, action: Action, pays: number): HandEvent {
  return { kind: "action", seat, action, pays };
}

function upcard(seat: number, at: number): HandEvent {
  return { kind: "upcard", seat, card: record.seats[seat - 1]!.cards[at]! };
}
