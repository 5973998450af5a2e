import { problemsWith, type Hand, type HandEvent, type Seat } from "@doorcard/engine";
import type { Observation } from "@doorcard/sdk";
import { comeToAct, type Licence } from "./come-to-act.ts";
import { houseFor, type AskedHouse } from "./house.ts";
import { playTo } from "./line-of-play.ts";
import { SpotError } from "./spot-error.ts";
import { tablesFor, type House, type Table } from "./table.ts";
import { readSpot, type ToldSpot } from "./told-spot.ts";
import { whyNot } from "./why-not.ts";

/** The table of a spot; what is not said comes from the rule set "classic". */
export interface SpotOptions extends AskedHouse {
  /** My seat, 1 unless said; the villains sit around it. */
  readonly seat?: Seat;
}

/** The hand of every observation that was made here, for bots that listen to what the table sees. */
const hands = new WeakMap<Observation, Hand>();

/**
 * What I see when I come to act in a spot such as "razz, fourth street, I hold (A 2) 3 4, villain shows 9 K, facing a
 * bet"; it comes from a hand that was played. Throws SpotError when the text tells no spot or one that cannot arise, and
 * RangeError when there is no such table.
 */
export function spot(text: string, options: SpotOptions = {}): Observation {
  const told = readSpot(text);
  const house = houseOf(told, options);
  const hand = handOf(told, house);
  const seen: Observation = hand.viewFrom(house.seat);
  hands.set(seen, hand);
  return seen;
}

/** What the whole table saw before the turn of an observation; nothing when it does not come from `spot`. */
export const eventsBefore = (seen: Observation): readonly HandEvent[] => hands.get(seen)?.events ?? [];

function houseOf(told: ToldSpot, options: SpotOptions): House {
  const seats = told.villains.length + 1;
  const seat = options.seat ?? 1;
  if (!Number.isInteger(seat) || seat < 1 || seat > seats)
    throw new RangeError(`My seat must be a whole number from 1 to ${seats}, got ${seat}`);
  const house = houseFor(told.game, options);
  const stacks = Array.from({ length: seats }, () => house.stack);
  const problems = problemsWith({ game: told.game, ...house, stacks, firstSeat: 1 });
  const messages = new Set(problems.map(({ at, message }) => `${at.replace(/^\/stacks\/\d$/, "/stack")} ${message}`));
  if (messages.size > 0) throw new RangeError(`There is no such table: ${[...messages].join("; ")}`);
  return { ...house, seat };
}

/** The plain line, and what is tried in turn where no seating brings about wagers on third street. */
const LICENCES: readonly Licence[] = [
  { lowCompletes: false, iCall: false },
  { lowCompletes: true, iCall: false },
  { lowCompletes: true, iCall: true },
];

/** The hand at my turn: the plainest line first, and for each the plainest seating. */
function handOf(told: ToldSpot, house: House): Hand {
  const plain = told.street !== "third" || told.situation.wagers.length === 0;
  let plainest: Table | undefined;
  for (const licence of plain ? LICENCES.slice(0, 1) : LICENCES) {
    for (const table of tablesFor(told, house)) {
      plainest ??= table;
      const found = playTo(table, told.street) ? comeToAct(table, told.situation, licence) : undefined;
      if (found !== undefined) return found;
    }
  }
  const message = `"${told.situation.text}" cannot be: ${whyNot(told, house, plainest!)}`;
  throw new SpotError(told.text, [{ at: told.situationAt, message }]);
}
