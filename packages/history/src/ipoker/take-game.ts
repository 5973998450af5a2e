import { XmlElement } from "@rgrove/parse-xml";
import type { Street } from "@doorcard/protocol";
import { parseAmount } from "../text/amounts.ts";
import type { Sitting, Telling } from "../text/hand.ts";
import { act, allIn, bringIn, postAnte, seatNamed, share, sit } from "../text/take.ts";
import { readCards } from "./cards.ts";
import { Trouble } from "./trouble.ts";

/** Rounds by number: the antes, an empty one, and the streets. */
const ROUNDS: readonly (Street | undefined)[] = [undefined, undefined, "third", "fourth", "fifth", "sixth", "seventh"];
const CARDS: Readonly<Record<string, { readonly street: Street; readonly held: number; readonly dealt: number }>> = {
  "Third Street": { street: "third", held: 0, dealt: 3 },
  "Fourth Street": { street: "fourth", held: 3, dealt: 1 },
  "Fifth Street": { street: "fifth", held: 4, dealt: 1 },
  "Sixth Street": { street: "sixth", held: 5, dealt: 1 },
  River: { street: "seventh", held: 6, dealt: 1 },
};

/** Kinds of actions; a bet and a raise tell the seat's total on the street, the others what was added. */
const FOLD = "0";
const CALL = "3";
const CHECK = "4";
const BET = "5";
const ALL_IN = "7";
const ANTE = "15";
const BRING_IN = "16";
const RAISE = "23";

/** Takes all that a game tells. Throws Trouble at what it cannot read. */
export function takeGame(hand: Telling, game: XmlElement, lineAt: (place: number) => number): void {
  const listed = within(within([game], "general"), "players");
  // A seat without a name is empty
  const players = within(listed, "player").filter((player) => attribute(player, "name") !== "");
  for (const player of players) {
    refuse(player, sit(hand, attribute(player, "seat"), attribute(player, "name"), attribute(player, "chips")));
  }
  for (const round of childrenOf(game, "round")) takeRound(hand, round, lineAt);
  for (const player of players) {
    const won = attribute(player, "win");
    if (parseAmount(won, hand.scale) !== 0)
      refuse(player, share(hand, hand.collected, seatOf(hand, player, "name"), won));
  }
}

function takeRound(hand: Telling, round: XmlElement, lineAt: (place: number) => number): void {
  const number = Number(attribute(round, "no"));
  const street = ROUNDS[number];
  if (!(number in ROUNDS)) throw new Trouble(round.start, `round ${number} is not one of 0 to 6`);
  if (street !== undefined) {
    if (hand.deeds.some((deed) => ROUNDS.indexOf(deed.street) >= number))
      throw new Trouble(round.start, `round ${number} does not follow the round before`);
    hand.street = street;
    for (const seat of hand.seats.values()) seat.streetBet = 0;
  }
  for (const cards of childrenOf(round, "cards")) takeCards(hand, cards, street);
  // They stand player by player, and their numbers tell their order
  const actions = childrenOf(round, "action").map((action) => ({ action, no: numberOf(action) }));
  for (const { action } of actions.sort((a, b) => a.no - b.no)) takeAction(hand, action, lineAt(action.start));
}

function takeCards(hand: Telling, element: XmlElement, street: Street | undefined): void {
  const type = attribute(element, "type");
  const dealt = CARDS[type];
  if (dealt === undefined || dealt.street !== street)
    throw new Trouble(element.start, `cards of the type "${type}" do not belong to this round`);
  const seat = seatOf(hand, element, "player");
  const cards = readCards(element.text);
  if (cards?.length !== dealt.dealt)
    throw new Trouble(
      element.start,
      `${dealt.dealt === 1 ? "one card was" : "three cards were"} expected, such as S10 or X`,
    );
  if (seat.cards.length !== dealt.held)
    throw new Trouble(
      element.start,
      `${seat.name} was dealt ${seat.cards.length} cards before, expected ${dealt.held}`,
    );
  seat.cards.push(...cards);
  seat.dealtIn = true;
}

function takeAction(hand: Telling, element: XmlElement, line: number): void {
  const seat = seatOf(hand, element, "player");
  const amount = parseAmount(attribute(element, "sum"), hand.scale);
  if (amount === undefined) throw new Trouble(element.start, "the sum is no whole number of the smallest coin");
  refuse(element, takeKind(hand, seat, attribute(element, "type"), amount, line));
}

function takeKind(hand: Telling, seat: Sitting, type: string, amount: number, line: number): string | undefined {
  switch (type) {
    case FOLD:
      seat.folded = true;
      return act(hand, seat, "fold", 0, line);
    case CHECK:
      return act(hand, seat, "check", 0, line);
    case ANTE:
      return postAnte(hand, seat, amount);
    case BRING_IN:
      return bringIn(hand, seat, amount, line);
    case CALL:
      return act(hand, seat, "call", amount, line);
    case ALL_IN:
      return allIn(hand, seat, amount, line);
    case BET:
    case RAISE:
      return act(hand, seat, "wager", amount - seat.streetBet, line);
    default:
      return `the action's type ${type} is not one of 0, 3, 4, 5, 7, 15, 16, 23`;
  }
}

const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);

const within = (elements: readonly XmlElement[], name: string): XmlElement[] =>
  elements.flatMap((element) => childrenOf(element, name));

function attribute(element: XmlElement, name: string): string {
  const value = element.attributes[name];
  if (value === undefined) throw new Trouble(element.start, `<${element.name}> has no ${name}`);
  return value;
}

/** The place of an action in the hand. */
function numberOf(action: XmlElement): number {
  const no = attribute(action, "no");
  if (!/^\d{1,6}$/.test(no)) throw new Trouble(action.start, `the action's number "${no.slice(0, 20)}" is none`);
  return Number(no);
}

function seatOf(hand: Telling, element: XmlElement, name: string): Sitting {
  const player = attribute(element, name);
  const seat = seatNamed(hand, player);
  if (seat === undefined)
    throw new Trouble(element.start, `nobody of the name ${player.slice(0, 80)} sits at the table`);
  return seat;
}

function refuse(element: XmlElement, reason: string | undefined): void {
  if (reason !== undefined) throw new Trouble(element.start, reason);
}
