import type { Draw } from "@doorcard/cards";

/** A small seeded generator for tests, xorshift32 (Marsaglia, 2003). */
export function xorshift(seed: number): Draw {
  let word = seed;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 2 ** 32) * below);
  };
}
