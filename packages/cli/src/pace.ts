import type { Progress } from "@doorcard/arena";
import { duration, grouped } from "./counts.ts";

/** Hands or matches per second of this session, and the time left at that pace; how much is not known, where that ends it. */
export function pace({ hands, totalHands, playedNow, elapsedMs, isOpenEnded, open }: Progress, unit: string): string {
  const rate = playedNow / Math.max(1, elapsedMs);
  if (rate === 0) return "";
  if (isOpenEnded === true && hands < totalHands) {
    const told = open === undefined ? "" : `  ${open} ${open === 1 ? "answer" : "answers"} open`;
    return `${grouped(rate * 1000)} hands/s${told}`;
  }
  const left = hands >= totalHands ? `in ${duration(elapsedMs)}` : `${duration((totalHands - hands) / rate)} left`;
  return `${grouped(rate * 1000)} ${unit}/s  ${left}`;
}
