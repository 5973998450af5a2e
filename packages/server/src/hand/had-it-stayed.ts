import { Hand, type Action, type CardSource, type Turn } from "@doorcard/engine";
import { replaying } from "@doorcard/history";
import type { HandRecord, Street } from "@doorcard/protocol";

/** A fold: on which street, and whether the seat owed nothing. */
export interface Fold {
  readonly street: Street;
  readonly isFree: boolean;
}

/** The folds of a recorded hand, by seat. */
export function foldsIn(record: HandRecord): ReadonlyMap<number, Fold> {
  const folds = new Map<number, Fold>();
  replaying(record, ({ seat, street, toCall }, action) => {
    if (action === "fold") folds.set(seat, { street, isFree: toCall === 0 });
  });
  return folds;
}

/** Big bets that everybody has, so that nobody is all-in. */
const DEEP = 1000;

/**
 * Whether a seat that folded would have won all or a half of the pot, shared with nobody, had it stayed to the end. `cards` are
 * those of the deal. They are dealt on with this seat in; who was in at the end stays, and the others fold on the street on which they did.
 * Without a showdown there is one all the same.
 */
export function wouldHaveWon(
  { game, rules, stakes, firstSeat, seats }: HandRecord,
  folds: ReadonlyMap<number, Fold>,
  seat: number,
  cards: CardSource,
): boolean {
  const others = new Map(folds);
  others.delete(seat);
  const hand = Hand.deal({ game, rules, stakes, firstSeat, stacks: seats.map(() => DEEP * stakes.bigBet), cards });
  for (let { turn } = hand; turn !== undefined; turn = hand.turn) {
    const action = deed(turn, others);
    if (action === "fold") others.delete(turn.seat);
    hand.play(action);
  }
  const { awards } = hand;
  return awards.some(({ side }) => awards.every((award) => award.side !== side || award.seat === seat));
}

/** What the seat to act does where these are still to fold, each on its street. */
function deed({ seat, street, toCall, options }: Turn, toFold: ReadonlyMap<number, Fold>): Action {
  const own = toFold.get(seat);
  if (own?.street === street && (own.isFree || toCall > 0) && isIn("fold", options)) return "fold";
  // Who folded to a bet owes one here too: a seat that folds for nothing is dealt cards in some houses (R20)
  const folders = [...toFold.values()].filter((fold) => fold.street === street);
  const isBetWanted = folders.length > 0 && folders.every(({ isFree }) => !isFree);
  const order: readonly Action[] = own === undefined && isBetWanted ? [...BETS, ...STAYS] : STAYS;
  return order.find((action) => isIn(action, options))!;
}

const BETS: readonly Action[] = ["complete", "bet"];
const STAYS: readonly Action[] = ["check", "bring-in", "call"];

const isIn = (action: Action, options: Turn["options"]): boolean => options.some((option) => option.action === action);
