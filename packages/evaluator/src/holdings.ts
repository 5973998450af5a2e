import { RANK_NUMBERS, SUM_MASK } from "./rank-sums.ts";

type Visit = (ranks: readonly number[], sum: number) => void;

/** Visits every holding of `size` cards, at most four of a rank: its ranks, ascending, and the sum of their numbers. */
export function eachHolding(size: number, visit: Visit): void {
  const ranks: number[] = [];
  const add = (lowest: number, sum: number): void => {
    if (ranks.length === size) return visit(ranks, sum & SUM_MASK);
    for (let rank = lowest; rank < 13; rank++) {
      if (ranks.length >= 4 && ranks[ranks.length - 4] === rank) continue;
      ranks.push(rank);
      add(rank, sum + RANK_NUMBERS[rank]!);
      ranks.pop();
    }
  };
  add(0, 0);
}

/** The ranks in a 13-bit mask, lowest first. */
export function ranksIn(mask: number): number[] {
  const ranks: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) ranks.push(31 - Math.clz32(rest & -rest));
  return ranks;
}
