import { grouped } from "../numbers.ts";

/** Chips won or lost with their sign: "+48", "−16", "0". */
export const netTold = (net: number): string =>
  net === 0 ? "0" : `${net > 0 ? "+" : "\u2212"}${grouped(Math.abs(net))}`;
