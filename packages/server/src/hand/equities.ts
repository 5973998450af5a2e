import { DeckStream } from "@doorcard/arena";
import { CARD_TEXTS, DECK_SIZE, freshDeck, type Card } from "@doorcard/cards";
import { exactEquities, runOuts } from "@doorcard/evaluator";
import type { Equities, Game, HandEvent, HandRecord } from "@doorcard/protocol";
import { isDealing, Unfolding } from "./unfolding.ts";

/** Cards of a whole holding. */
const CARDS = 7;

/** Most ways of dealing on that are all counted, some 50 milliseconds of them. */
const MOST_COUNTED = 50_000;

/** Deals that stand for all where there are more; the standard error of a share is below 0.008. */
const TRIALS = 4000;

/**
 * What each live seat would win of the pot on average, 0 to 1, if nobody folded any more, at the last card of every street:
 * from the cards of all, folded and burned ones among them. Counted out where few cards are to come, else from deals keyed
 * by the hand's name.
 */
export function equitiesByStreet(record: HandRecord, events: readonly HandEvent[]): Equities[] {
  const hand = new Unfolding(record, events);
  const told: Equities[] = [];
  events.forEach((event, at) => {
    hand.see(event);
    if (!isDealing(event) || dealsOn(events, at)) return;
    const live = hand.seats.flatMap(({ isLive }, seat) => (isLive ? [seat] : []));
    const holdings = live.map((seat) => [...hand.seats[seat]!.cards, ...hand.community]);
    const shares = live.length > 1 ? equitiesOf(record, holdings, unseen(record, hand), at) : live.map(() => 1);
    told.push({ at, shares: hand.seats.map((_, seat) => shares[live.indexOf(seat)] ?? null) });
  });
  return told;
}

/** Whether more cards of the same street follow. */
const dealsOn = (events: readonly HandEvent[], at: number): boolean =>
  events
    .slice(at + 1)
    .find(({ kind }) => kind !== "burn")
    ?.kind.endsWith("card") === true;

function unseen({ burns }: HandRecord, hand: Unfolding): Card[] {
  const burned = new Set(burns.slice(0, hand.burned));
  const gone = new Set([...hand.seats.flatMap(({ cards }) => cards), ...hand.community]);
  return [...freshDeck()].filter((card) => !gone.has(card) && !burned.has(CARD_TEXTS[card]!));
}

function equitiesOf(
  { id, game }: HandRecord,
  holdings: readonly Card[][],
  left: readonly Card[],
  at: number,
): number[] {
  const missing = holdings.map(({ length }) => CARDS - length);
  const needed = missing.reduce((sum, count) => sum + count, 0);
  if (needed > left.length && missing.every((count) => count === 1)) return sharedCard(game, holdings, left);
  if (needed <= left.length && runOuts(holdings, left.length) <= MOST_COUNTED)
    return exactEquities(game, holdings, left);
  const decks = new DeckStream(`${id}/${at}`, "luck");
  const isLeft = new Uint8Array(DECK_SIZE);
  for (const card of left) isLeft[card] = 1;
  const dealt = [...left];
  return averaged(TRIALS, (trial) => {
    sift(decks.deck(trial), isLeft, dealt);
    return exactEquities(game, dealtOut(holdings, dealt), []);
  });
}

/** Puts the cards that are left, 1 each, in the order in which a deck has them. */
function sift(deck: Uint8Array, isLeft: Uint8Array, into: Card[]): void {
  let count = 0;
  for (let at = 0; at < deck.length; at++) if (isLeft[deck[at]!] === 1) into[count++] = deck[at]!;
}

/** Shares where the deck is too short and the seventh card is one for all (R11), over every such card. */
const sharedCard = (game: Game, holdings: readonly Card[][], left: readonly Card[]): number[] =>
  averaged(left.length, (nth) =>
    exactEquities(
      game,
      holdings.map((cards) => [...cards, left[nth]!]),
      [],
    ),
  );

/** The holdings dealt out to seven cards each, the last of them one for all when the deck is too short. */
function dealtOut(holdings: readonly Card[][], deck: readonly Card[]): Card[][] {
  let top = 0;
  const six = holdings.map((cards) => {
    const more = Math.max(0, CARDS - 1 - cards.length);
    top += more;
    return [...cards, ...deck.slice(top - more, top)];
  });
  const lacking = six.filter(({ length }) => length < CARDS).length;
  const isShared = deck.length - top < lacking;
  return six.map((cards) => (cards.length === CARDS ? cards : [...cards, deck[isShared ? top : top++]!]));
}

function averaged(count: number, sharesOf: (nth: number) => readonly number[]): number[] {
  const sums: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    sharesOf(nth).forEach((share, seat) => {
      sums[seat] = (sums[seat] ?? 0) + share;
    });
  }
  return sums.map((sum) => sum / count);
}
