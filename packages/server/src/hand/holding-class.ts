/** A kind of holding that a search may name. */
export interface HoldingClass {
  /** As it is told: "a full house". */
  readonly told: string;
  /** Whether one of the names of a holding is of it. */
  fits(classes: readonly string[]): boolean;
}

const RANK = "(?:ace|deuce|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)";

/** The kinds of high holding, by what people call them; "straight flush" before what is a part of it. */
const HIGHS: readonly (readonly [words: string, name: string, told: string])[] = [
  ["royal flush", "royal flush", "a royal flush"],
  ["straight flush", "straight flush", "a straight flush"],
  ["quads|four of a kind", "quads", "quads"],
  ["full house|full boat|boat", "full house", "a full house"],
  ["flush", "flush", "a flush"],
  ["straight", "straight", "a straight"],
  ["trips|three of a kind", "trips", "trips"],
  ["two pairs?", "two pair", "two pair"],
  ["(?:a )?pair", "pair", "a pair"],
  ["high card|nothing", "high card", "a high card"],
  ["wheel", "wheel", "a wheel"],
  ["no low", "no low", "no low"],
];

/** The words of any kind of holding, as a part of a pattern: "full house", "seven-five low", "eight low", "aces full of tens". */
export const CLASS_WORDS = [
  `${RANK}(?:-|\\s)${RANK}(?:-|\\s)low`,
  `${RANK}(?:-|\\s)low`,
  `${RANK}e?s full of ${RANK}e?s`,
  `${RANK}e?s up`,
  ...HIGHS.map(([words]) => words),
].join("|");

/** The kind of holding that some words of `CLASS_WORDS` name. */
export function holdingClass(words: string): HoldingClass {
  const named = HIGHS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(words));
  if (named !== undefined) return { told: named[2], fits: (classes) => classes.includes(named[1]) };
  const text = words.replace(/\s+low$|-low$/, " low").replace(/two/g, "deuce");
  const low = new RegExp(`^(${RANK})(?:[-\\s](${RANK}))? low$`).exec(text);
  if (low === null) return { told: text, fits: (classes) => classes.some((one) => one.startsWith(text)) };
  const [, first, second] = low;
  const name = second === undefined ? `${first} low` : `${first}-${second} low`;
  return {
    told: `${/^(?:ace|eight)/.test(name) ? "an" : "a"} ${name}`,
    fits: (classes) =>
      classes.some((one) =>
        second === undefined ? one.startsWith(`${first}-`) && one.endsWith(" low") : one === name,
      ),
  };
}
