import type { FaultCounts } from "@doorcard/protocol";
import type { Played } from "./play-seeded.ts";

/** Whether a bot won by more than `by` big bets per 100 hands, as far as the interval can tell. */
export const wonBy = ({ low }: Played, by: number): boolean => low > by;

/** A rate with its half-width and its hands: "+4.2 ± 3.1 big bets per 100 in 20,000 hands". */
export function describeRate({ rate, low, hands }: Played): string {
  const sign = rate < 0 ? "" : "+";
  return `${sign}${rate.toFixed(1)} ± ${(rate - low).toFixed(1)} big bets per 100 in ${grouped(hands)} hands`;
}

/** Whether more hands could show a win by `by`, and how many it would take. */
export function moreHands({ rate, low, high, hands }: Played, by: number): string {
  if (low > by) return "no more hands are needed";
  if (high < by) return "more hands will not help: the whole interval lies below";
  if (rate <= by) return "more hands alone will hardly help: the rate itself is not above";
  if (low === -Infinity) return "more hands will help: so few have no interval";
  const wanted = hands * ((rate - low) / (rate - by)) ** 2;
  return `more hands may help: about ${grouped(Number(wanted.toPrecision(2)))} at this rate`;
}

/** The faults of a bot that had some: "12 illegal, 1 crashed"; undefined when it had none. */
export function describeFaults(faults: FaultCounts): string | undefined {
  const told = Object.entries(faults).filter(([, count]) => count > 0);
  return told.length === 0 ? undefined : told.map(([kind, count]) => `${grouped(count)} ${kind}`).join(", ");
}

/** A whole number with commas between its thousands, whatever the locale. */
const grouped = (count: number): string => String(Math.round(count)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
