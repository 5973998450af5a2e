import type { Street } from "@doorcard/protocol";
import { readCards, repeats } from "./cards.ts";
import { namesAt, type Telling, type Sitting } from "./hand.ts";

/** Streets by their headings in capitals. */
const STREETS: ReadonlyMap<string, Street> = new Map([
  ["3RD STREET", "third"],
  ["4TH STREET", "fourth"],
  ["5TH STREET", "fifth"],
  ["6TH STREET", "sixth"],
  ["7TH STREET", "seventh"],
  ["RIVER", "seventh"],
]);
const ORDER: readonly (Street | undefined)[] = [undefined, "third", "fourth", "fifth", "sixth", "seventh"];

/** Takes a heading such as *** 4th STREET ***; a reason when it is out of order, or false when it is no heading. */
export function takeHeading(hand: Telling, text: string): string | undefined | false {
  const heading = /^\*\*\* ([A-Za-z0-9 ]{1,20}) \*\*\*(?: \[(..)\])?(?: \(.{1,200}\))?$/.exec(text);
  if (heading === null) return false;
  if (heading[1] === "SHOW DOWN") return undefined;
  if (heading[1] === "SUMMARY") {
    hand.part = "summary";
    return undefined;
  }
  const street = STREETS.get(heading[1]!.toUpperCase());
  if (street === undefined) return false;
  if (ORDER[ORDER.indexOf(hand.street) + 1] !== street) return `${street} street does not follow the street before`;
  hand.part = "play";
  hand.street = street;
  for (const seat of hand.seats.values()) seat.streetBet = 0;
  return street === "seventh" ? dealSeventh(hand, heading[2]) : undefined;
}

/** Seventh street goes face down to every live seat, told or not; or one card to all. */
function dealSeventh(hand: Telling, community: string | undefined): string | undefined {
  if (community !== undefined) return takeBoard(hand, community);
  for (const seat of hand.seats.values()) {
    if (!seat.dealtIn || seat.folded) continue;
    if (seat.cards.length !== 6)
      return `${seat.name} was dealt ${seat.cards.length} cards before seventh street, expected 6`;
    seat.cards.push(undefined);
  }
  return undefined;
}

/** Takes the community card, which the summary repeats. */
export function takeBoard(hand: Telling, text: string): string | undefined {
  const card = readCards(text)?.[0];
  if (card === undefined || text.length !== 2) return "one card was expected on the board";
  if (hand.community !== undefined && hand.community !== card) return `the community card was ${hand.community} before`;
  hand.community = card;
  return undefined;
}

/** Takes a line "Dealt to": undefined when all is well, a reason, or false when it is no such line. */
export function takeDealt(hand: Telling, text: string): string | undefined | false {
  const rest = text.slice("Dealt to ".length);
  for (const seat of namesAt(hand, rest, " [")) {
    const taken = takeCards(hand, seat, rest.slice(seat.name.length + 1));
    if (taken !== false) return taken;
  }
  return false;
}

/** What follows the name: the cards of before, and the new one. */
function takeCards(hand: Telling, seat: Sitting, text: string): string | undefined | false {
  const brackets = /^\[([^\]]*)\](?: \[([^\]]*)\])?$/.exec(text);
  if (brackets === null) return false;
  const first = readCards(brackets[1]!);
  const second = brackets[2] === undefined ? undefined : readCards(brackets[2]);
  if (first === undefined || (brackets[2] !== undefined && second === undefined))
    return "a card was expected, such as As";
  seat.dealtIn = true;
  if (hand.street === "third") {
    if (seat.cards.length > 0) return "the seat was dealt third street before";
    // Of one's own cards a room writes all three together, or the downcards in brackets of their own
    const own = second === undefined ? first : [...first, ...second];
    if ((second !== undefined && second.length !== 1) || (own.length !== 1 && own.length !== 3))
      return "expected a door card, or three cards";
    seat.cards = own.length === 3 ? own : [undefined, undefined, own[0]];
    return undefined;
  }
  const before = ORDER.indexOf(hand.street) + 1;
  if (second?.length !== 1) return "expected the cards of before and one new card";
  const held = seat.cards.slice(0, before);
  if (held.length !== before || !repeats(first, held)) return "the cards of before are not those that were dealt";
  if (seat.cards.length !== (hand.street === "seventh" ? 7 : before)) return "the seat was dealt this street before";
  seat.cards[before] = second[0];
  return undefined;
}
