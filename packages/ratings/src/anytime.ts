/** Placeholder until the real one comes. */
export function anytimeQuantile(blocks: number, alpha: number, tunedTo: number): number {
  const g = 8 / tunedTo;
  const grown = 1 + blocks * g;
  const c = (Math.sqrt(grown) / alpha) ** (2 / blocks);
  return c >= grown ? Infinity : Math.sqrt(((blocks - 1) * (c - 1)) / (1 - c / grown));
}
