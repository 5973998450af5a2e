import type { Game } from "@doorcard/protocol";
import type { Place, ReadLog, Site, ToldHand, ToldShare, Unread } from "../told-hand.ts";
import { parseAmount } from "./amounts.ts";
import { twice } from "./cards.ts";
import type { Share, Telling } from "./hand.ts";
import { shownLimits, type Limits } from "./limits.ts";

/** What the head of a hand says; limits as texts, since their scale is not known yet, and undefined where it has none. */
export interface Header {
  readonly site: Site;
  readonly id: string;
  readonly game: Game;
  readonly smallBet: string | undefined;
  readonly bigBet: string | undefined;
  /** Whether what the log says a seat collected holds what came back to it uncalled. */
  readonly countsReturned?: boolean;
}

/** A hand that was read to its end; what no line of it told of the stakes is undefined. */
export interface Finished {
  readonly hand: ToldHand;
  readonly bringIn: number | undefined;
  readonly limits: Limits;
}

/** Puts together what was read of a hand; a reason when it cannot be. */
export function finished(header: Header, hand: Telling, place: Place): Finished | string {
  const double = twice([hand.community, ...[...hand.seats.values()].flatMap(({ cards }) => cards)]);
  if (double !== undefined) return `the card ${double} stands twice in the hand`;
  const limits = header.smallBet === undefined ? shownLimits(hand) : toldLimits(header, hand.scale);
  if (limits === undefined) return "the limits are no whole units above 0";
  return { hand: told(header, hand, place), bringIn: hand.bringIn, limits };
}

function toldLimits({ smallBet = "", bigBet = "" }: Header, scale: number): Limits | undefined {
  const small = parseAmount(smallBet, scale);
  const big = parseAmount(bigBet, scale);
  return small === undefined || big === undefined || small === 0 || big === 0
    ? undefined
    : { smallBet: small, bigBet: big };
}

function told(header: Header, hand: Telling, place: Place): ToldHand {
  const dealtIn = [...hand.seats.values()].filter((seat) => seat.dealtIn);
  const shares = (list: readonly Share[]): ToldShare[] =>
    list.map(({ seat, amount }) => ({ seat: dealtIn.indexOf(seat) + 1, amount }));
  return {
    site: header.site,
    id: header.id,
    place,
    game: header.game,
    stakes: { ante: Math.max(0, ...dealtIn.map(({ ante }) => ante)), bringIn: 0, smallBet: 0, bigBet: 0 },
    scale: hand.scale,
    seats: dealtIn.map(({ name, stack, ante, cards }) => ({ name, stack, ante, cards })),
    actions: hand.deeds.map((deed) => ({ ...deed, seat: dealtIn.indexOf(deed.seat) + 1 })),
    community: hand.community,
    returned: header.countsReturned === true ? "in collected" : shares(hand.returned),
    collected: shares(hand.collected),
    rake: hand.rake,
    finalStacks: undefined,
  };
}

/**
 * The hands of a file with whole stakes. What a hand does not tell is that of another hand at the same stakes, as far as
 * both tell them; of two limits one tells the other, the big bet being two small ones. A hand with a wager whose limits
 * nothing in the file tells is not read. Otherwise it does not matter, since nobody bet, or brought it in: then the small
 * bet is two bring-ins.
 */
export function withStakes(read: readonly Finished[]): ReadLog {
  const limitsOf = ({ hand, limits }: Finished): string =>
    `${hand.scale}/${hand.stakes.ante}/${limits.smallBet}/${limits.bigBet}`;
  const level = ({ hand, bringIn }: Finished): string => `${hand.scale}/${hand.stakes.ante}/${bringIn}`;
  const bringIns = firstOf(read, (one) => [limitsOf(one), one.bringIn]);
  const smalls = firstOf(read, (one) => [level(one), one.limits.smallBet]);
  const bigs = firstOf(read, (one) => [level(one), one.limits.bigBet]);
  const hands: ToldHand[] = [];
  const unread: Unread[] = [];
  for (const one of read) {
    const { place, id, actions } = one.hand;
    const big = one.limits.bigBet ?? bigs.get(level(one));
    const small =
      one.limits.smallBet ?? smalls.get(level(one)) ?? (big === undefined ? undefined : Math.floor(big / 2));
    if (small === undefined && actions.some(({ action }) => action === "wager")) {
      unread.push({ place, id, reason: "neither the log nor a full wager at these stakes tells the limits" });
      continue;
    }
    const smallBet = small ?? 2 * (one.bringIn ?? 1);
    const bringIn = one.bringIn ?? bringIns.get(limitsOf(one)) ?? Math.max(1, Math.floor(smallBet / 2));
    hands.push({
      ...one.hand,
      stakes: { ante: one.hand.stakes.ante, bringIn, smallBet, bigBet: big ?? 2 * smallBet },
    });
  }
  return { hands, unread };
}

/** The first value that is told for each key. */
function firstOf(
  read: readonly Finished[],
  tell: (one: Finished) => readonly [string, number | undefined],
): Map<string, number> {
  const first = new Map<string, number>();
  for (const one of read) {
    const [key, value] = tell(one);
    if (value !== undefined && !first.has(key)) first.set(key, value);
  }
  return first;
}
