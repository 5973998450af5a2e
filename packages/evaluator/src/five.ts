/** What a high holding of five cards can be, from worst to best. */
export const CATEGORIES = [
  "high card",
  "pair",
  "two pair",
  "trips",
  "straight",
  "flush",
  "full house",
  "quads",
  "straight flush",
] as const;

/** One of the nine kinds of high holding; a royal flush is a straight flush. */
export type Category = (typeof CATEGORIES)[number];

const STRAIGHT = CATEGORIES.indexOf("straight");
const FLUSH = CATEGORIES.indexOf("flush");
const STRAIGHT_FLUSH = CATEGORIES.indexOf("straight flush");

/**
 * Value of five ranks by their pairs alone: the category in bits 20 to 23, below it the ranks in five nibbles, those
 * held most often first and then the highest first. Of two holdings the one with more pairs or higher ranks has more.
 */
export function pairedValue(ranks: readonly number[]): number {
  const groups = groupsOf(ranks);
  const nibbles = groups.reduce((value, rank, place) => value | (rank << (16 - 4 * place)), 0);
  return (CATEGORIES.indexOf(pairedCategory(ranks, groups)) << 20) | nibbles;
}

/** Value of five ranks of several suits as a high holding: as `pairedValue`, and a straight holds its top rank alone. */
export function highValue(ranks: readonly number[]): number {
  const top = straightTop(ranks);
  return top < 0 ? pairedValue(ranks) : (STRAIGHT << 20) | (top << 16);
}

/** Value of five different ranks of one suit as a high holding. */
export function flushValue(ranks: readonly number[]): number {
  const top = straightTop(ranks);
  return top < 0 ? (FLUSH << 20) | pairedValue(ranks) : (STRAIGHT_FLUSH << 20) | (top << 16);
}

/** The different ranks, those held most often first and then the highest first. */
function groupsOf(ranks: readonly number[]): number[] {
  const counts = new Uint8Array(13);
  for (const rank of ranks) counts[rank]!++;
  const groups: number[] = [];
  for (let count = 4; count > 0; count--) {
    for (let rank = 12; rank >= 0; rank--) if (counts[rank] === count) groups.push(rank);
  }
  return groups;
}

function pairedCategory(ranks: readonly number[], groups: readonly number[]): Category {
  const most = ranks.filter((rank) => rank === groups[0]).length;
  if (most === 4) return "quads";
  if (most === 3) return groups.length === 2 ? "full house" : "trips";
  return groups.length === 5 ? "high card" : groups.length === 4 ? "pair" : "two pair";
}

/** The rank a straight goes up to, 3 (five) to 12 (ace); -1 when the ranks make none. */
function straightTop(ranks: readonly number[]): number {
  const mask = ranks.reduce((held, rank) => held | (1 << rank), 0);
  if (mask === 0b1_0000_0000_1111) return 3;
  const top = 31 - Math.clz32(mask);
  return mask === 0b11111 << (top - 4) ? top : -1;
}
