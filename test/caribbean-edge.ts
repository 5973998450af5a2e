import { callPays, HOUSE_STAKES, QUALIFIES, type HouseAction } from "@doorcard/engine";
import { highStrength } from "@doorcard/evaluator";

/** Plays every hand: what to do with five cards, ascending, against an upcard. */
export type Strategy = (cards: readonly number[], upcard: number) => HouseAction;

const DECK = 52;
const HELD = 5;

/** How many ways there are to take `k` of `n`. */
const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n - 1, k - 1) * n) / k);
const WAYS = Array.from({ length: DECK + 1 }, (_, n) => Array.from({ length: HELD + 1 }, (__, k) => ways(n, k)));

/** The place of some cards, ascending, among all choices of as many; of those that a mask picks. */
function placeOf(cards: ArrayLike<number>, mask = -1): number {
  let place = 0;
  let size = 0;
  for (let i = 0; i < cards.length; i++) if ((mask >> i) & 1) place += WAYS[cards[i]!]![++size]!;
  return place;
}

/** For each number of cards the masks that pick so many of five. */
const MASKS = Array.from({ length: HELD + 1 }, (_, size) =>
  Array.from({ length: 1 << HELD }, (__, mask) => mask).filter((mask) => onesIn(mask) === size),
);

function onesIn(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + onesIn(mask >> 1);
}

/** How many hands of five hold a choice of cards, for each choice of one to five, among those that were added. */
class HandsWith {
  readonly #counts = MASKS.map((_, size) => new Uint32Array(WAYS[DECK]![size]!));

  add(hand: readonly number[]): void {
    for (let size = 1; size <= HELD; size++)
      for (const mask of MASKS[size]!) this.#counts[size]![placeOf(hand, mask)]!++;
  }

  /** By the place of a choice of `size` cards. */
  of(size: number, place: number): number {
    return this.#counts[size]![place]!;
  }
}

/**
 * What the house keeps of the ante, exactly, of who plays best and of each strategy: every hand of five against every
 * upcard, once for each way to rename the suits. The dealer's hands that avoid the player's cards are counted by
 * inclusion and exclusion over those that hold some of them; hands are taken weakest first, so that those it beats are counted as
 * they go by.
 */
export function edges(strategies: readonly Strategy[]): { readonly best: number; readonly of: readonly number[] } {
  const hands = allHands();
  const [unqualified, weaker, notBetter] = [new HandsWith(), new HandsWith(), new HandsWith()];
  for (const { cards, strength } of hands) if (strength < QUALIFIES) unqualified.add(cards);
  const dealers = WAYS[DECK - HELD - 1]![HELD - 1]!;
  let best = 0;
  const sums = strategies.map(() => 0);
  let [firstNotWeaker, firstBetter] = [0, 0];
  for (const { cards, strength } of hands) {
    for (; hands[firstNotWeaker]!.strength < strength; firstNotWeaker++) weaker.add(hands[firstNotWeaker]!.cards);
    for (; firstBetter < hands.length && hands[firstBetter]!.strength <= strength; firstBetter++)
      notBetter.add(hands[firstBetter]!.cards);
    const weight = timesRenamed(cards);
    if (weight === 0) continue;
    for (let upcard = 0; upcard < DECK; upcard++) {
      if (cards.includes(upcard)) continue;
      const against = (those: HandsWith): number => dealersAmong(those, cards, upcard);
      const call = ofCalling({ unqualified, weaker, notBetter }, against, strength, dealers);
      const fold = -HOUSE_STAKES.ante * dealers;
      best += weight * Math.max(call, fold);
      strategies.forEach((strategy, i) => {
        sums[i]! += weight * (strategy(cards, upcard) === "call" ? call : fold);
      });
    }
  }
  const all = WAYS[DECK]![HELD]! * (DECK - HELD) * dealers;
  return { best: -best / all, of: sums.map((sum) => -sum / all) };
}

/** Every hand of five, weakest first. */
function allHands(): { readonly cards: readonly number[]; readonly strength: number }[] {
  const hands: { cards: number[]; strength: number }[] = [];
  const deal = (cards: number[], from: number): void => {
    if (cards.length === HELD) {
      hands.push({ cards, strength: highStrength(cards) });
      return;
    }
    for (let card = from; card < DECK; card++) deal([...cards, card], card + 1);
  };
  deal([], 0);
  return hands.sort((a, b) => a.strength - b.strength);
}

/** Hands that are not in the running, that a strength beats, and that do not beat it. */
interface Beaten {
  readonly unqualified: HandsWith;
  readonly weaker: HandsWith;
  readonly notBetter: HandsWith;
}

/** What calling comes to in chips, summed over all hands the dealer may have. */
function ofCalling(hands: Beaten, against: (hands: HandsWith) => number, strength: number, dealers: number): number {
  const { ante, call } = HOUSE_STAKES;
  const unqualified = against(hands.unqualified);
  if (strength < QUALIFIES) return unqualified * ante - (dealers - unqualified) * (ante + call);
  const win = ante + call * callPays(strength);
  const won = against(hands.weaker) - unqualified;
  return unqualified * ante + won * win - (dealers - against(hands.notBetter)) * (ante + call);
}

/** How many of these hands the dealer may have: with this upcard, and none of the player's cards. */
function dealersAmong(hands: HandsWith, cards: readonly number[], upcard: number): number {
  let count = 0;
  for (let mask = 0; mask < (1 << HELD) - 1; mask++) {
    let place = 0;
    let size = 0;
    let sign = 1;
    let isIn = false;
    for (let i = 0; i < HELD; i++) {
      if (((mask >> i) & 1) === 0) continue;
      if (!isIn && cards[i]! > upcard) {
        place += WAYS[upcard]![++size]!;
        isIn = true;
      }
      place += WAYS[cards[i]!]![++size]!;
      sign = -sign;
    }
    if (!isIn) place += WAYS[upcard]![++size]!;
    count += sign * hands.of(size, place);
  }
  return count;
}

const RENAMINGS = orders([0, 1, 2, 3]);

function orders(suits: readonly number[]): number[][] {
  if (suits.length === 0) return [[]];
  return suits.flatMap((suit) => orders(suits.filter((other) => other !== suit)).map((rest) => [suit, ...rest]));
}

/** How many hands this one becomes when its suits are renamed; 0 unless it is the first of them. */
function timesRenamed(cards: readonly number[]): number {
  const own = placeOf(cards);
  let same = 0;
  for (const suits of RENAMINGS) {
    for (let i = 0; i < HELD; i++) RENAMED[i] = (cards[i]! & ~3) | suits[cards[i]! & 3]!;
    const place = placeOf(RENAMED.sort());
    if (place < own) return 0;
    if (place === own) same++;
  }
  // Renamings that change nothing come in each of its hands alike
  return RENAMINGS.length / same;
}

const RENAMED = new Uint8Array(HELD);
