/** How counts may be written, for messages. */
export const COUNT_FORMS = "write it as 250000, 250_000, 250k, 2.5m or 1e6";

const SCALES: Readonly<Record<string, number>> = { "": 1, k: 1_000, m: 1_000_000 };

/** The whole number of a text such as "250000", "250_000", "250k", "2.5m" or "1e6"; undefined when it is none. */
export function readCount(text: string): number | undefined {
  const parts = /^(\d[\d_]*(?:\.\d+)?(?:e\d{1,2})?)([km]?)$/i.exec(text.trim());
  if (parts === null) return undefined;
  const [, number = "", unit = ""] = parts;
  // Fractions of thousands are not exact in binary: 1.001 * 1000 must be 1001
  const count = Math.round(Number(number.replaceAll("_", "")) * SCALES[unit.toLowerCase()]! * 1e3) / 1e3;
  return Number.isSafeInteger(count) ? count : undefined;
}

/** A whole number with commas between its thousands: 1,234,567. */
export const grouped = (count: number): string => Math.round(count).toLocaleString("en-US");

/** A length of time for people: 8 s, 3 min 20 s, 2 h 5 min. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
