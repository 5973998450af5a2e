/** Block differences added up for a likelihood: `blocks` of them, of which `differing` are not exactly 0. */
export interface Differing {
  readonly blocks: number;
  readonly differing: number;
  /** Mean of those that differ. */
  readonly mean: number;
  /** Their mean squared deviation from it, above 0. */
  readonly spread: number;
}

/**
 * Largest log likelihood, but for a constant, that blocks can have when their true mean is `mean`, if a block differs with
 * some probability p, and then by a normal amount: two versions of a bot often play a whole block alike.
 *
 * With m the mean of those that differ, v their spread, k of n, it is
 * `k log p + (n-k) log(1-p) - k/2 log(v + (m - mean/p)²)` at the best p. With k = n it is the normal likelihood.
 */
export function logLikelihood(seen: Differing, mean: number): number {
  const { blocks, differing, spread } = seen;
  const share = bestShare(seen, mean);
  const same = differing < blocks ? (blocks - differing) * Math.log1p(-share) : 0;
  return differing * Math.log(share) + same - (differing / 2) * Math.log(spread + (seen.mean - mean / share) ** 2);
}

/** The p of the largest likelihood: a root of its derivative, by Newton's steps within a bracket, from the share that differed. */
function bestShare({ blocks, differing, mean: center, spread }: Differing, mean: number): number {
  let share = differing / blocks;
  if (mean === 0 || differing === blocks) return share;
  const odds = (blocks - differing) / differing;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step++) {
    const each = mean / share;
    const off = center - each;
    const square = spread + off * off;
    const slope = 1 - (off * each) / square - (odds * share) / (1 - share);
    if (slope > 0) low = share;
    else high = share;
    const bend =
      ((each * (off - each)) / square + (2 * off * off * each * each) / (square * square)) / share -
      odds / (1 - share) ** 2;
    const newton = share - slope / bend;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - share) <= 1e-12 * share) return next;
    share = next;
  }
  return share;
}
