/** The word that is most like another, when it is like enough to have been meant; undefined when none is. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length * 0.4));
  const judged = known
    .map((candidate) => ({ candidate, edits: edits(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits: needed }) => needed <= Math.min(most, candidate.length - 1))
    .toSorted((a, b) => a.edits - b.edits);
  return judged[0]?.candidate;
}

/** "did you mean chart?", or nothing when no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const meant = nearest(word, known);
  return meant === undefined || meant === word ? undefined : `did you mean ${meant}?`;
}

/** Letters to add, drop, change or swap to make one word of another. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = last[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1);
      let least = Math.min(changed, last[column]! + 1, next[column - 1]! + 1);
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) least = Math.min(least, before[column - 2]! + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[to.length]!;
}
