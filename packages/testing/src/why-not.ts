import { texts, type ToldSpot } from "./told-spot.ts";
import type { House, Table } from "./table.ts";

/** Why a spot cannot arise, as one sentence without a full stop; the table is the plainest, played to the street if it got there. */
export function whyNot(spot: ToldSpot, house: House, table: Table): string {
  const { street, situation, villains } = spot;
  const { hand, me } = table;
  if (hand.turn?.street !== street) return `with ${house.stack} chips each the hand does not come to ${street} street`;
  const opener = table.villains.get(hand.viewFrom(me).opener);
  const first = street === "third" ? "brings it in" : `acts first on ${street} street`;
  if (situation.opening === true && opener !== undefined)
    return `villain ${opener.number} ${first} with ${texts(opener.upcards)}, not I with ${texts(spot.upcards)}`;
  if (situation.opening === false && opener === undefined)
    return `I ${street === "third" ? "bring it in" : `act first on ${street} street`} with ${texts(spot.upcards)}`;
  const folder = villains.find(({ folds }) => folds === street);
  if (situation.wagers.length === 0 && folder !== undefined)
    return `villain ${folder.number} shows a card of ${street} street, and cannot fold there before a ${street === "third" ? "completion" : "bet"}`;
  const staying = villains.filter(({ folds }) => folds === undefined).length;
  if (situation.wagers.filter((whose) => whose === "theirs").length > staying)
    return `one villain alone cannot bet and raise before I act; when it raised my bet, that is "facing a raise"`;
  if (house.rules.cap < situation.wagers.length)
    return `the rules allow ${house.rules.cap} bets and raises on a street`;
  return `with ${house.stack} chips each, no seating of these boards brings it about`;
}
