/** A whole number with commas between its thousands: 1,234,567. */
export function grouped(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A win rate, in big bets per 100 hands, with its sign and two decimals; a plain 0.00 when it rounds to nothing. */
export function signed(rate: number): string {
  const text = Math.abs(rate).toFixed(2);
  if (Number(text) === 0) return "0.00";
  const [whole = "", decimals = ""] = text.split(".");
  return `${rate < 0 ? "-" : "+"}${grouped(Number(whole))}.${decimals}`;
}

/** A count for people, three digits at most: 950, 12.3 k, 1.2 M. */
export function rough(count: number): string {
  const scales = [
    { from: 999_500_000, size: 1e9, unit: " G" },
    { from: 999_500, size: 1e6, unit: " M" },
    { from: 999.5, size: 1e3, unit: " k" },
  ];
  const scale = scales.find(({ from }) => count >= from);
  if (!scale) return String(Math.round(count));
  const scaled = count / scale.size;
  return `${scaled.toFixed(scaled < 99.95 ? 1 : 0)}${scale.unit}`;
}

/** A chance in whole per cent; "<1 %" and ">99 %" where it is not quite 0 or 100. */
export function likely(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1 %";
  if (chance < 1 && chance > 0.99) return ">99 %";
  return `${Math.round(100 * chance)} %`;
}
