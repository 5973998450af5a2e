import { CATEGORIES, type Category } from "./five.ts";
import type { Strength } from "./strength.ts";
import { TABLES } from "./tables.ts";

const { highValues: HIGH_VALUES, razzValues: RAZZ_VALUES } = TABLES;

const NAMES = "deuce three four five six seven eight nine ten jack queen king ace".split(" ");
const LOW_NAMES = ["ace", ...NAMES.slice(0, 12)];

/** What kind of high holding a strength is, "high card" to "straight flush"; throws RangeError unless it is 1 to 7462. */
export const categoryOf = (strength: Strength): Category => CATEGORIES[highValueOf(strength) >> 20]!;

/**
 * Name of a high strength as a dealer says it: "royal flush", "aces full of tens", "aces up (aces and eights)",
 * "pair of kings", "ace-high". Throws RangeError unless it is 1 to 7462.
 */
export function describeHigh(strength: Strength): string {
  return strength === HIGH_VALUES.length ? "royal flush" : nameOf(highValueOf(strength), NAMES);
}

/**
 * Name of a razz strength: "wheel", "seven-five low" by its two highest cards, or its pairs as in `describeHigh`.
 * Throws RangeError unless it is 1 to 6175.
 */
export function describeRazz(strength: Strength): string {
  if (strength === RAZZ_VALUES.length) return "wheel";
  const value = -valueOf(RAZZ_VALUES, strength, "A razz strength");
  return value >> 20 === 0 ? lowName(value) : nameOf(value, LOW_NAMES);
}

/** Name of an eight-or-better strength: "wheel", "eight-six low", or "no low" for 0. Throws RangeError unless it is 0 to 56. */
export function describeEight(strength: Strength): string {
  if (strength === 0) return "no low";
  if (!(strength >= 1 && strength <= 56))
    throw new RangeError(`An eight-or-better strength is 0 to 56, got ${strength}`);
  return describeRazz(RAZZ_VALUES.length - 56 + strength);
}

const highValueOf = (strength: Strength): number => valueOf(HIGH_VALUES, strength, "A high strength");

function valueOf(values: Int32Array, strength: Strength, what: string): number {
  const value = values[strength - 1];
  if (value === undefined) throw new RangeError(`${what} is an integer from 1 to ${values.length}, got ${strength}`);
  return value;
}

const lowName = (value: number): string => `${rankName(value, 0, LOW_NAMES)}-${rankName(value, 1, LOW_NAMES)} low`;

function nameOf(value: number, names: readonly string[]): string {
  const first = rankName(value, 0, names);
  const second = rankName(value, 1, names);
  const category = CATEGORIES[value >> 20]!;
  switch (category) {
    case "straight flush":
    case "flush":
    case "straight":
      return `${first}-high ${category}`;
    case "quads":
      return `quad ${plural(first)}`;
    case "full house":
      return `${plural(first)} full of ${plural(second)}`;
    case "trips":
      return `trip ${plural(first)}`;
    case "two pair":
      return `${plural(first)} up (${plural(first)} and ${plural(second)})`;
    case "pair":
      return `pair of ${plural(first)}`;
    case "high card":
      return `${first}-high`;
  }
}

/** Name of the rank that stands at a place of a value, those held most often first. */
const rankName = (value: number, place: number, names: readonly string[]): string =>
  names[(value >> (16 - 4 * place)) & 15]!;

const plural = (name: string): string => (name === "six" ? "sixes" : `${name}s`);
