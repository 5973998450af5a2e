import { freshDeck, rankOf, suitOf, type Card } from "@doorcard/cards";
import { exactEquities, runOuts } from "./exact-equity.ts";
import { flushByRanks, flushSuitByKey, highByKey } from "./high.ts";
import { cardKeys } from "./keys.ts";
import { fillWithLuck, LUCK_BITS, seedLuck } from "./luck.ts";
import { razzByKey } from "./razz.ts";
import { checkSpot, type Spot } from "./spot.ts";
import type { Strength } from "./strength.ts";

// One spot is played out at a time, in arrays that are kept: a bot asks at every decision and leaves no garbage.
// A seat's strength comes from the sum of its cards' keys; seat 0 is the one whose equity is asked for.
const SLOTS = 7;
const KEYS = cardKeys();
const UNSEEN = new Uint8Array(52);
const KNOWN = new Uint8Array(8 * SLOTS);
const KNOWN_COUNTS = new Uint8Array(8);
const KNOWN_KEYS = new Int32Array(8);
const MISSING = new Uint8Array(8);
const LUCK = new Int32Array(4);
const NUMBERS = new Int32Array(2048);
const MOST_DEALT = 52;
const DRAW_SHIFT = LUCK_BITS;

/** The best 56 of the 6,175 razz strengths are the eight-or-better lows. */
const BELOW_EIGHT = 6175 - 56;

let seats = 0;
let unseen = 0;
/** 1 when the deck is too short and the last street is one card for every seat, dealt first; else 0. */
let community = 0;
let communityKey = 0;
let nextNumber = 0;

/**
 * Share of the pot, 0 to 1, that a seat's cards win on average when nobody folds any more: ties split; in stud8 half for
 * the high and half for the low, the high taking all when nobody has a low. Run-outs are dealt at random, or every one of
 * them, and the share is exact, where there are no more than trials. Where the unseen cards do not reach for every seat
 * the last street is one community card. Throws RangeError for a spot that cannot be.
 */
export function equity(spot: Spot): number {
  checkSpot(spot);
  const exact = countedOut(spot);
  if (exact !== undefined) return exact;
  seedLuck(LUCK, spot.draw);
  nextNumber = NUMBERS.length;
  setUp(spot);
  let won = 0;
  for (let left = spot.trials; left > 0; left -= 256) won += shares(spot.game, Math.min(left, 256));
  return won / spot.trials;
}

/** The equity by every run-out, where the unseen cards reach for all seats and there are no more run-outs than trials. */
function countedOut({ game, own, others, dead, trials }: Spot): number | undefined {
  const holdings = [own, ...others];
  const count = runOuts(holdings, 52 - dead.length - holdings.reduce((sum, { length }) => sum + length, 0));
  if (count === 0 || count > trials) return undefined;
  const seen = new Set([...holdings.flat(), ...dead]);
  return exactEquities(
    game,
    holdings,
    [...freshDeck()].filter((card) => !seen.has(card)),
  )[0];
}

/** Share won over some run-outs; in batches, since a short call often made runs faster than one endless loop. */
function shares(game: Spot["game"], trials: number): number {
  let won = 0;
  for (let trial = 0; trial < trials; trial++) {
    if (nextNumber > NUMBERS.length - MOST_DEALT) refill();
    if (community === 1) communityKey = dealFrom(0, 1, 0);
    won += game === "stud8" ? shareOfHalves() : shareOfPot(game === "razz");
  }
  return won;
}

function refill(): void {
  fillWithLuck(NUMBERS, LUCK);
  nextNumber = 0;
}

/** Share of a pot with one half; the cards of seats after one that beats ours are not dealt, as they change nothing. */
function shareOfPot(razz: boolean): number {
  let own = 0;
  let tied = 1;
  for (let seat = 0, at = community; seat < seats; seat++) {
    const key = dealTo(seat, at);
    const strength = razz ? razzByKey(key) : highOf(key, seat, at);
    at += MISSING[seat]!;
    if (seat === 0) own = strength;
    else if (strength > own) return 0;
    else if (strength === own) tied++;
  }
  return 1 / tied;
}

/** Share of a stud8 pot; the deal stops where both halves are lost. */
function shareOfHalves(): number {
  let own = 0;
  let high = 1;
  let ownLow = 0;
  let low = 1;
  let lowest = 0;
  for (let seat = 0, at = community; seat < seats; seat++) {
    const key = dealTo(seat, at);
    const strength = highOf(key, seat, at);
    const lowStrength = razzByKey(key) - BELOW_EIGHT;
    at += MISSING[seat]!;
    if (seat === 0) {
      own = strength;
      ownLow = lowStrength;
    } else {
      if (strength > own) high = Infinity;
      else if (strength === own) high++;
      if (lowStrength === ownLow) low++;
    }
    if (lowStrength > lowest) lowest = lowStrength;
    if (high === Infinity && lowest > ownLow && lowest > 0) return 0;
  }
  if (lowest <= 0) return 1 / high;
  return 0.5 / high + (ownLow === lowest ? 0.5 / low : 0);
}

/** Deals a seat the cards it misses, to `at` and on in the unseen cards, and gives the key of its seven cards. */
const dealTo = (seat: number, at: number): number =>
  dealFrom(at, at + MISSING[seat]!, KNOWN_KEYS[seat]! + communityKey);

/** Moves random unseen cards to the places `from` to `to - 1` and adds their keys to a key. */
function dealFrom(from: number, to: number, key: number): number {
  let sum = key | 0;
  for (let at = from; at < to; at++) {
    const other = at + ((NUMBERS[nextNumber++]! * (unseen - at)) >>> DRAW_SHIFT);
    const card = UNSEEN[other]!;
    UNSEEN[other] = UNSEEN[at]!;
    UNSEEN[at] = card;
    sum = (sum + KEYS[card]!) | 0;
  }
  return sum;
}

function highOf(key: number, seat: number, at: number): Strength {
  const strength = highByKey(key);
  return strength !== 0 ? strength : flushOf(flushSuitByKey(key), seat, at);
}

function flushOf(suit: number, seat: number, at: number): Strength {
  let mask = community === 1 ? rankBit(UNSEEN[0]!, suit) : 0;
  for (let i = 0; i < KNOWN_COUNTS[seat]!; i++) mask |= rankBit(KNOWN[seat * SLOTS + i]!, suit);
  for (let i = at; i < at + MISSING[seat]!; i++) mask |= rankBit(UNSEEN[i]!, suit);
  return flushByRanks(mask);
}

/** The bit of a card's rank when it is of the suit, else 0. */
const rankBit = (card: Card, suit: number): number => (suitOf(card) === suit ? 1 << rankOf(card) : 0);

function setUp(spot: Spot): void {
  seats = 1 + spot.others.length;
  layOutUnseen(spot);
  const each = cardsEach(spot);
  const seventh = each === 6 ? spot.own[6] : undefined;
  community = each === 6 && seventh === undefined ? 1 : 0;
  communityKey = 0;
  for (let seat = 0; seat < seats; seat++) {
    const held = seat === 0 ? spot.own : spot.others[seat - 1]!;
    const known = seat > 0 && seventh !== undefined ? [...held, seventh] : held;
    sit(seat, known);
    MISSING[seat] = 7 - community - known.length;
  }
}

function sit(seat: number, known: readonly Card[]): void {
  KNOWN_COUNTS[seat] = known.length;
  KNOWN.set(known, seat * SLOTS);
  KNOWN_KEYS[seat] = known.reduce((sum, card) => (sum + KEYS[card]!) | 0, 0);
}

function layOutUnseen(spot: Spot): void {
  const seen = new Set([...spot.own, ...spot.others.flat(), ...spot.dead]);
  unseen = 0;
  for (let card = 0; card < 52; card++) if (!seen.has(card)) UNSEEN[unseen++] = card;
}

/** Seven when the unseen cards reach for all seats, else six and a community card. */
function cardsEach(spot: Spot): 6 | 7 {
  const downAndLater = spot.others.reduce((sum, upcards) => sum + 7 - upcards.length, 0);
  if (7 - spot.own.length + downAndLater <= unseen) return 7;
  const onSixth = Math.max(0, 6 - spot.own.length) + downAndLater - spot.others.length;
  const needed = onSixth + (spot.own.length === 7 ? 0 : 1);
  if (needed <= unseen) return 6;
  throw new RangeError(`Even with a community card the spot needs ${needed} unseen cards, and ${unseen} are left`);
}
