import type { Game } from "@doorcard/protocol";
import type { Place, Site, ToldHand, ToldShare } from "../told-hand.ts";
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
 * both tell them; failing that it does not matter, since nobody brought it in or bet so much: then half the small bet is
 * the bring-in, and half the big bet the small one.
 */
export function withStakes(read: readonly Finished[]): ToldHand[] {
  const bringIns = firstOf(read, ({ hand, limits, bringIn }) => [
    `${hand.scale}/${hand.stakes.ante}/${limits.smallBet}/${limits.bigBet}`,
    bringIn,
  ]);
  const level = ({ hand, bringIn }: Finished): string => `${hand.scale}/${hand.stakes.ante}/${bringIn}`;
  const smalls = firstOf(read, (one) => [level(one), one.limits.smallBet]);
  const bigs = firstOf(read, (one) => [level(one), one.limits.bigBet]);
  return read.map((one) => {
    const { ante } = one.hand.stakes;
    const { limits } = one;
    const big = limits.bigBet ?? bigs.get(level(one));
    const small =
      limits.smallBet ?? smalls.get(level(one)) ?? (big === undefined ? 2 * (one.bringIn ?? 1) : Math.floor(big / 2));
    const bringIn =
      one.bringIn ??
      bringIns.get(`${one.hand.scale}/${ante}/${limits.smallBet}/${limits.bigBet}`) ??
      Math.max(1, Math.floor(small / 2));
    return { ...one.hand, stakes: { ante, bringIn, smallBet: small, bigBet: big ?? 2 * small } };
  });
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
