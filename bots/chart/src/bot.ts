import { choose, defineBot, type Action, type Observation } from "@doorcard/sdk";
import { worthAgainst } from "./boards.ts";
import { holdingOf, type Holding } from "./holding.ts";
import { worthOfHigh, worthOfLow, worthOfRazz } from "./later.ts";
import { worthOfStart } from "./starts.ts";
import { hasBestDoor } from "./steal.ts";

/** Reads its start from a chart, and later streets from the boards. */
export default defineBot({ name: "chart", version: "1.0.0", create: () => ({ act }) });

/** Worth that a first wager needs, that each wager before it adds, and that each opponent beyond one adds. */
const WAGER = { first: 48, again: 12, anOpponent: 6 };
/** Worth, beyond the price of the pot, that a call needs; third street has the most to pay yet. */
const CALL = { third: 10, later: 6, anOpponent: 4 };
/** Worth lent to a hand that opens with the best door card against few. */
const STEAL = 16;
const FEW = 2;

function act(seen: Observation): Action {
  const worth = worthOf(seen);
  const crowd = opponents(seen).length - 1;
  const needed = WAGER.first + WAGER.again * seen.wagers + WAGER.anOpponent * crowd;
  if (worth >= needed) return choose(seen, "raise-big", "bet-big", "raise", "bet", "complete", "call");
  const price = (100 * seen.toCall) / (seen.pot + seen.toCall);
  const margin = (seen.street === "third" ? CALL.third : CALL.later) + CALL.anOpponent * crowd;
  return worth >= price + margin ? choose(seen, "check", "bring-in", "call") : choose(seen, "check", "bring-in");
}

const opponents = (seen: Observation) => seen.players.filter(({ seat, live }) => live && seat !== seen.seat);

function worthOf(seen: Observation): number {
  const own = seen.players[seen.seat - 1]!.upcards;
  const mine = holdingOf([...seen.downcards, ...own, ...seen.community]);
  const elsewhere = holdingOf(seen.players.flatMap(({ seat, upcards }) => (seat === seen.seat ? [] : upcards)));
  const rivals = opponents(seen);
  if (seen.street === "third") {
    const start = worthOfStart(seen.game, mine, elsewhere);
    const steals = seen.wagers === 0 && rivals.length <= FEW && hasBestDoor(seen.game, own, rivals);
    return steals ? start + STEAL : start;
  }
  return rivals.reduce(
    (worth, { upcards }) => worthAgainst(seen.game, worth, mine, holdingOf(upcards)),
    worthLater(seen, mine, elsewhere),
  );
}

function worthLater({ game, street }: Observation, mine: Holding, elsewhere: Holding): number {
  if (street === "third") throw new RangeError("Third street has its own chart");
  if (game === "razz") return worthOfRazz(street, mine);
  const high = worthOfHigh(street, mine, elsewhere);
  if (game === "stud") return high;
  const low = worthOfLow(street, mine);
  return Math.max(high, 0.75 * low) + Math.min(high, low) / 4;
}
