import type { Rate } from "@doorcard/protocol";

const MINUS = "\u2212";

/** A whole number with commas between its thousands: 1,234,567. */
export function grouped(count: number): string {
  const text = String(Math.abs(Math.trunc(count))).replace(/\B(?=(\d{3})+$)/g, ",");
  return count <= -1 ? `${MINUS}${text}` : text;
}

/** A win rate with its sign and two decimals; a plain 0.00 when it rounds to nothing. */
export function signed(rate: number): string {
  const text = Math.abs(rate).toFixed(2);
  if (Number(text) === 0) return "0.00";
  const [whole = "", decimals = ""] = text.split(".");
  return `${rate < 0 ? MINUS : "+"}${grouped(Number(whole))}.${decimals}`;
}

/** Half the width of a rate's interval: "± 1.25"; "± ?" while there is none. */
export function half({ low, high }: Rate): string {
  return low === null || high === null ? "± ?" : `± ${((high - low) / 2).toFixed(2)}`;
}

/** The interval of a rate: "−2.25 to +2.25"; words while there is none. */
export function interval({ low, high }: Rate): string {
  return low === null || high === null ? "no interval yet" : `${signed(low)} to ${signed(high)}`;
}

/** A chance in whole per cent; "<1 %" and ">99 %" where it is not quite 0 or 100. */
export function likely(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1 %";
  if (chance < 1 && chance > 0.99) return ">99 %";
  return `${Math.round(100 * chance)} %`;
}

/** A count for people, three digits at most: 950, 12.3 k, 1.2 M. */
export function rough(count: number): string {
  if (count < 999.5) return String(Math.round(count));
  const [size, unit] = count >= 999_500_000 ? [1e9, "G"] : count >= 999_500 ? [1e6, "M"] : [1e3, "k"];
  const scaled = count / size;
  return `${scaled.toFixed(scaled < 99.95 ? 1 : 0)} ${unit}`;
}

/** A time for people: "40 s", "12 min", "3 h 20 min". */
export function lasting(seconds: number): string {
  if (seconds < 59.5) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${grouped(minutes / 60)} h ${minutes % 60} min`;
}

/** "1 block", "2,000 blocks". */
export function counted(count: number, thing: string): string {
  return `${grouped(count)} ${thing}${count === 1 ? "" : "s"}`;
}

/** Chips won or lost with their sign: "+48", "−16", "0". */
export const netTold = (chips: number): string => (chips > 0 ? `+${grouped(chips)}` : grouped(chips));
