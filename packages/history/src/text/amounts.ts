/** An amount as the room writes it, for use inside a pattern: "$0.04", "1000", "1,000". */
export const AMOUNT = String.raw`([$€£]?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.\d{1,2})?)`;

/** Whole units of an amount such as "$0.04"; undefined when it is none, or has parts of a unit. */
export function parseAmount(text: string, scale: number): number | undefined {
  const parts = /^[$€£]?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (parts === null) return undefined;
  const cents = Number(parts[1]!.replaceAll(",", "")) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
  const units = (cents * scale) / 100;
  return Number.isSafeInteger(units) ? units : undefined;
}
