import { returnedIn, type ToldAction, type ToldHand, type ToldSeat } from "../told-hand.ts";

const GAMES = { stud: "7 Card Stud Limit", stud8: "7 Card Stud Hi/Lo Limit", razz: "Razz Limit" } as const;

const STREETS = [
  ["third", "3rd STREET", 3],
  ["fourth", "4th STREET", 4],
  ["fifth", "5th STREET", 5],
  ["sixth", "6th STREET", 6],
  ["seventh", "RIVER", 7],
] as const;

type Amount = (units: number) => string;

/**
 * Writes a hand as PokerStars would log it, every known card where it is dealt. The format has no place for a bring-in that
 * nobody posted, nor for stacks after the hand; a rake that is not known is written as 0.
 */
export function writePokerStars(hand: ToldHand): string {
  const amount: Amount = (units) => (hand.scale === 1 ? `${units}` : `$${(units / hand.scale).toFixed(2)}`);
  const nameOf = (seat: number): string => hand.seats[seat - 1]!.name;
  const limits = `${amount(hand.stakes.smallBet)}/${amount(hand.stakes.bigBet)}`;
  const pot = (hand.collected ?? []).reduce((sum, share) => sum + share.amount, hand.rake ?? 0);
  return [
    `PokerStars Hand #${hand.id}: ${GAMES[hand.game]} (${limits})`,
    ...hand.seats.map(({ name, stack }, i) => `Seat ${i + 1}: ${name} (${amount(stack)} in chips)`),
    ...hand.seats.flatMap(({ name, ante }) => (ante > 0 ? [`${name}: posts the ante ${amount(ante)}`] : [])),
    ...STREETS.flatMap((street) => writeStreet(hand, street, amount)),
    ...returnedIn(hand).map((share) => `Uncalled bet (${amount(share.amount)}) returned to ${nameOf(share.seat)}`),
    ...(hand.collected ?? []).map((share) => `${nameOf(share.seat)} collected ${amount(share.amount)} from pot`),
    "*** SUMMARY ***",
    `Total pot ${amount(pot)} | Rake ${amount(hand.rake ?? 0)}`,
    "",
  ].join("\n");
}

function writeStreet(hand: ToldHand, [street, title, dealt]: (typeof STREETS)[number], amount: Amount): string[] {
  const community = street === "seventh" ? hand.community : undefined;
  const actions = hand.actions.filter((action) => action.street === street);
  const seats = hand.seats.filter(({ cards }) => cards.length >= dealt);
  if (seats.length === 0 && actions.length === 0 && community === undefined) return [];
  const bets = new Map<number, number>();
  return [
    `*** ${title} ***${community === undefined ? "" : ` [${community}]`}`,
    ...seats.flatMap((seat) => writeDealt(seat, dealt)),
    ...actions.map((action) => `${hand.seats[action.seat - 1]!.name}: ${writeAction(hand, action, bets, amount)}`),
  ];
}

function writeDealt({ name, cards }: ToldSeat, dealt: number): string[] {
  const known = cards.slice(0, dealt - 1).filter((card) => card !== undefined);
  const card = cards[dealt - 1];
  // "of" is how the room writes a card that it lost.
  if (dealt > 3)
    return dealt === 7 && card === undefined ? [] : [`Dealt to ${name} [${known.join(" ")}] [${card ?? "of"}]`];
  const three = cards.slice(0, 3).map((one) => one ?? "of");
  return [`Dealt to ${name} [${(known.length > 0 ? three : three.slice(2)).join(" ")}]`];
}

/** Writes an action and keeps what each seat has in front of it on the street. */
function writeAction(
  hand: ToldHand,
  { seat, action, pays }: ToldAction,
  bets: Map<number, number>,
  amount: Amount,
): string {
  const highest = Math.max(0, ...bets.values());
  const total = (bets.get(seat) ?? 0) + pays;
  bets.set(seat, total);
  switch (action) {
    case "fold":
      return "folds";
    case "check":
      return "checks";
    case "call":
      return `calls ${amount(pays)}`;
    case "bring-in":
      return `brings in for ${amount(pays)}${pays < hand.stakes.bringIn ? " and is all-in" : ""}`;
    case "wager":
      return highest === 0
        ? `bets ${amount(pays)}`
        : `raises ${amount(Math.max(0, total - highest))} to ${amount(total)}`;
  }
}
