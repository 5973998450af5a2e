import type { Action, Hand, Seat, Street } from "@doorcard/engine";
import { foldsNow, passive, wager } from "./line-of-play.ts";
import type { Situation } from "./situations.ts";
import { stillIn, toFold, type Table } from "./table.ts";

/** What may happen on third street beyond the plain line. */
export interface Licence {
  /** The low card may complete instead of bringing it in. */
  readonly lowCompletes: boolean;
  /** I may call the bring-in before the wagers that I am to face. */
  readonly iCall: boolean;
}

/** What is sought on the street of a spot, and what is known of it from the start. */
interface Search {
  readonly me: Seat;
  readonly street: Street;
  readonly situation: Situation;
  readonly folding: readonly Seat[];
  readonly opener: Seat;
  readonly licence: Licence;
}

/**
 * The hand when I come to act as told, from the start of that street on; undefined when I cannot. Villains wager as early
 * as they can; whoever has no wager to make checks, brings it in or calls.
 */
export function comeToAct(table: Table, situation: Situation, licence: Licence): Hand | undefined {
  const { hand, me } = table;
  const { street } = hand.turn!;
  return search(hand, 0, { me, street, situation, folding: toFold(table, street), opener: hand.seatToAct, licence });
}

/** Tries every line from here on, `made` of the wagers being made. */
function search(hand: Hand, made: number, sought: Search): Hand | undefined {
  const { wagers } = sought.situation;
  if (hand.turn?.street !== sought.street) return undefined;
  if (hand.seatToAct === sought.me && made === wagers.length) return isThere(hand, sought) ? hand : undefined;
  for (const action of choices(hand, wagers[made], sought)) {
    const raised = action !== "fold" && action === wager(hand) ? 1 : 0;
    const found = search(hand.after(action), made + raised, sought);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether it is the situation: everybody who is to fold has, and I open the street or not, as told. */
function isThere(hand: Hand, { me, situation, folding, opener }: Search): boolean {
  if (stillIn(hand, me, folding).length > 0) return false;
  return situation.opening === undefined || situation.opening === (opener === me);
}

/** What the seat to act may do on the way, best first; `next` says whose wager is wanted. */
function choices(hand: Hand, next: "mine" | "theirs" | undefined, sought: Search): Action[] {
  const { me, folding, licence } = sought;
  const wants = wager(hand);
  if (hand.seatToAct === me) {
    if (next === "mine") return wants === undefined ? [] : [wants];
    const isFree = hand.turn!.toCall === 0;
    return isFree || (licence.iCall && hand.isLegal("complete")) ? [passive(hand)] : [];
  }
  if (foldsNow(hand, folding)) return ["fold"];
  if (next !== "theirs" || wants === undefined || folding.includes(hand.seatToAct)) return [passive(hand)];
  if (!hand.isLegal("bring-in")) return [wants, passive(hand)];
  return licence.lowCompletes ? ["bring-in", wants] : ["bring-in"];
}
