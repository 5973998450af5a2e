/** Throws RangeError unless a holding has five, six or seven cards. */
export function checkSize(size: number): void {
  if (!(size >= 5 && size <= 7)) throw new RangeError(`A holding to compare has 5 to 7 cards, got ${size}`);
}
