import { placeOfDamage, type Damages } from "@doorcard/arena";

/** How many damaged places are told one by one. */
const MOST_TOLD = 10;

/** Says on stderr what is damaged in a journal, each with its place, and what becomes of it; nothing when nothing is. */
export function warnOfDamage({ count, first }: Damages, remedy: string): void {
  if (count === 0) return;
  const told = first.slice(0, MOST_TOLD).map((damage) => `${placeOfDamage(damage)}: ${damage.what}`);
  const more = count > told.length ? [`and ${count - told.length} more damaged places`] : [];
  for (const line of [...told, ...more, remedy]) process.stderr.write(`warning: ${line}\n`);
}
