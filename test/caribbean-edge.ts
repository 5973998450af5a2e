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

/** For each choice of `size` cards the strengths of all hands of five that hold them, weakest first. */
class HandsWith {
  readonly #size: number;
  readonly #each: number;
  readonly #strengths: Uint16Array;
  readonly #filled: Uint32Array;
  #unqualified: Uint32Array | undefined;

  constructor(size: number) {
    this.#size = size;
    this.#each = WAYS[DECK - size]![HELD - size]!;
    this.#strengths = new Uint16Array(WAYS[DECK]![size]! * this.#each);
    this.#filled = new Uint32Array(WAYS[DECK]![size]!);
  }

  /** Hands must come weakest first. */
  add(hand: readonly number[], strength: number): void {
    for (const mask of MASKS[this.#size]!) {
      const place = placeOf(hand, mask);
      this.#strengths[place * this.#each + this.#filled[place]!++] = strength;
    }
  }

  /** How many hands with these cards are weaker than a strength; asked most often about the one that qualifies. */
  weaker(place: number, than: number): number {
    if (than !== QUALIFIES) return this.#search(place, than);
    this.#unqualified ??= Uint32Array.from(this.#filled, (_, each) => this.#search(each, QUALIFIES));
    return this.#unqualified[place]!;
  }

  #search(place: number, than: number): number {
    const first = place * this.#each;
    let low = first;
    let high = first + this.#each;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#strengths[middle]! < than) low = middle + 1;
      else high = middle;
    }
    return low - first;
  }
}

/**
 * What the house keeps of the ante, exactly, of who plays best and of each strategy: every hand of five against every
 * upcard, once for each way to rename the suits. The dealer's hands that avoid the player's cards are counted by
 * inclusion and exclusion over those that hold some of them.
 */
export function edges(strategies: readonly Strategy[]): { readonly best: number; readonly of: readonly number[] } {
  const hands = allHands();
  const known = [1, 2, 3, 4].map((size) => {
    const all = new HandsWith(size);
    for (const { cards, strength } of hands) all.add(cards, strength);
    return all;
  });
  const dealers = WAYS[DECK - HELD - 1]![HELD - 1]!;
  let best = 0;
  const sums = strategies.map(() => 0);
  for (const { cards, strength } of hands) {
    const weight = timesRenamed(cards);
    if (weight === 0) continue;
    for (let upcard = 0; upcard < DECK; upcard++) {
      if (cards.includes(upcard)) continue;
      const call = ofCalling(known, cards, strength, upcard, dealers);
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
      const strength = highStrength(cards);
      WHOLE[placeOf(cards)] = strength;
      hands.push({ cards, strength });
      return;
    }
    for (let card = from; card < DECK; card++) deal([...cards, card], card + 1);
  };
  deal([], 0);
  return hands.sort((a, b) => a.strength - b.strength);
}

/** What calling comes to in chips, summed over all hands the dealer may have. */
function ofCalling(
  known: readonly HandsWith[],
  cards: readonly number[],
  strength: number,
  upcard: number,
  dealers: number,
): number {
  const { ante, call } = HOUSE_STAKES;
  const unqualified = weakerDealers(known, cards, upcard, QUALIFIES);
  if (strength < QUALIFIES) return unqualified * ante - (dealers - unqualified) * (ante + call);
  const beaten = weakerDealers(known, cards, upcard, strength);
  const notBetter = weakerDealers(known, cards, upcard, strength + 1);
  const win = ante + call * callPays(strength);
  return unqualified * ante + (beaten - unqualified) * win - (dealers - notBetter) * (ante + call);
}

/** How many hands of the dealer with this upcard, and none of the player's cards, are weaker than a strength. */
function weakerDealers(known: readonly HandsWith[], cards: readonly number[], upcard: number, than: number): number {
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
    count += sign * (size === HELD ? Number(WHOLE[place]! < than) : known[size - 1]!.weaker(place, than));
  }
  return count;
}

/** Strengths of all hands of five by their place. */
const WHOLE = new Uint16Array(WAYS[DECK]![HELD]!);

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
