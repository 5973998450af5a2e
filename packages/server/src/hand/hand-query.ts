import type { Fault, Street } from "@doorcard/protocol";
import { conditions, type Condition } from "./condition.ts";
import { CLASS_WORDS, holdingClass } from "./holding-class.ts";

/** What is asked of the hands of a run: as people write it, and by single wishes. */
export interface HandQuery {
  /** "odds lost with a full house", "faults of chart". */
  readonly q?: string | undefined;
  /** Only hands in which this bot sat. */
  readonly bot?: string | undefined;
  /** Only hands with at least so many chips in the pots, in digits. */
  readonly least?: string | undefined;
  /** `pot`, `win`, `loss` or `hand`: what comes first. */
  readonly sort?: string | undefined;
}

/** What comes first: the biggest pots, wins or losses, of a bot or of anybody, or the lowest identity. */
export type HandOrder = "pot" | "win" | "loss" | "hand";

/** A search that was understood. */
export interface ReadQuery {
  readonly conditions: readonly Condition[];
  readonly order: HandOrder;
  /** Whose wins and losses the order looks at; anybody's when undefined. */
  readonly bot: string | undefined;
  /** In sentences, with what could not be understood. */
  readonly understood: string;
}

/** Reads a search over the hands of the named bots; what it does not understand it says, and leaves out. */
export function readQuery(query: HandQuery, bots: readonly string[]): ReadQuery {
  const reader = new Reader(query.q ?? "", bots);
  if (query.bot !== undefined && query.bot !== "") reader.sat(query.bot);
  if (query.least !== undefined && query.least !== "") reader.least(query.least);
  if (query.sort !== undefined && query.sort !== "") reader.sort(query.sort);
  return reader.read();
}

const ORDERS: Readonly<Record<HandOrder, string>> = {
  pot: "biggest pots first",
  win: "biggest wins first",
  loss: "biggest losses first",
  hand: "in the order of the run",
};

/** Words that say nothing by themselves. */
const FILLERS =
  /\b(?:a|an|the|of|by|with|in|at|on|to|and|all|any|hands?|games?|pots?|where|which|that|bot|show|find|me|from|for|when|were|was|is|between|chips?|first|its|had|has|have|come|came|went)\b/g;

const FAULTS: Readonly<Record<string, Fault>> = {
  illegal: "illegal",
  unreadable: "unreadable",
  late: "late",
  crash: "crashed",
  "out of memory": "out-of-memory",
  "out-of-memory": "out-of-memory",
};

const STREET_WORDS: readonly (readonly [RegExp, Street])[] = [
  [/3rd|third/, "third"],
  [/4th|fourth/, "fourth"],
  [/5th|fifth/, "fifth"],
  [/6th|sixth/, "sixth"],
  [/7th|seventh|river/, "seventh"],
];

const STREET_NAMES = STREET_WORDS.map(([{ source }]) => source).join("|");

/** The street of a word of `STREET_NAMES`. */
const streetOf = (word: string | undefined): Street | undefined =>
  word === undefined ? undefined : STREET_WORDS.find(([pattern]) => pattern.test(word))![1];

const BOT = "(?:@(\\d+)(?:'s)?\\s+)?";
const OF_BOT = "(?:\\s+(?:of|by|for)\\s+@(\\d+))?";

/** A way to say something: the pattern, and what is asked by its parts. */
type Phrase = readonly [pattern: RegExp, read: (parts: readonly (string | undefined)[], reader: Reader) => void];

const PHRASES: readonly Phrase[] = [
  [
    new RegExp(
      `${BOT}(lost|loses|lose|losing|beaten|won|wins|win|winning|had|has)?\\s*with\\s+(?:an?\\s+)?(${CLASS_WORDS})\\b${OF_BOT}`,
    ),
    ([before, verb, words, after], reader) => reader.had(before ?? after, verb, words!),
  ],
  [
    new RegExp(
      `${BOT}(?:fold(?:ed|s|ing)?|laid down|lays down)\\s+(?:the\\s+|a\\s+)?(?:winner|winning hand|best hand|best cards)${OF_BOT}(?:\\s+(?:on|at)\\s+(${STREET_NAMES})(?:\\s+street)?)?`,
    ),
    ([before, after, street], reader) =>
      reader.add(conditions.foldedWinner(reader.name(before ?? after), streetOf(street))),
  ],
  [
    new RegExp(
      `${BOT}\\b(illegal|unreadable|late|crash|out[- ]of[- ]memory)(?:e[sd])?(?:\\s+(?:answers?|faults?|actions?))?${OF_BOT}`,
    ),
    ([before, fault, after], reader) => reader.add(conditions.faulted(reader.name(before ?? after), FAULTS[fault!])),
  ],
  [
    new RegExp(`${BOT}\\b(?:fault|fail)(?:s|ed|ures?)?\\b${OF_BOT}`),
    ([before, after], reader) => reader.add(conditions.faulted(reader.name(before ?? after), undefined)),
  ],
  [/\bunopposed|without (?:a )?showdown/, (_, reader) => reader.add(conditions.unopposed())],
  [
    /(?:showdowns?\s+)?(?:between\s+|of\s+)?@(\d+)\s+(?:and|against|versus|vs\.?|v)\s+@(\d+)/,
    ([one, other], reader) => reader.add(conditions.showdown([reader.name(one)!, reader.name(other)!])),
  ],
  [
    new RegExp(`${BOT}(?:at\\s+)?showdowns?${OF_BOT}`),
    ([before, after], reader) =>
      reader.add(conditions.showdown([before ?? after].flatMap((bot) => reader.name(bot) ?? []))),
  ],
  [
    new RegExp(`${BOT}(?:was\\s+|is\\s+|went\\s+|goes\\s+)?all[- ]in${OF_BOT}`),
    ([before, after], reader) => reader.add(conditions.allIn(reader.name(before ?? after))),
  ],
  [
    new RegExp(`${BOT}scoop(?:s|ed)?${OF_BOT}`),
    ([before, after], reader) => reader.add(conditions.scooped(reader.name(before ?? after))),
  ],
  [/\b(?:split|chopped|shared)(?:\s+pots?)?/, (_, reader) => reader.add(conditions.split())],
  [/\b(?:community(?: card)?|(?:one )?card for all)\b/, (_, reader) => reader.add(conditions.community())],
  [
    /(?:pots?\s+)?(?:over|above|at least|more than|from|>=?)\s*(\d+)(?:\s+chips)?/,
    ([chips], reader) => reader.add(conditions.least(Number(chips))),
  ],
  [
    new RegExp(
      `\\b(?:reach(?:ed|es|ing)?\\s+|see(?:s|ing)?\\s+|saw\\s+|to\\s+|on\\s+)?(${STREET_NAMES})(?:\\s+street)?`,
    ),
    ([word], reader) => reader.add(conditions.street(streetOf(word)!)),
  ],
  [new RegExp(`(?:biggest|largest|worst)\\s+loss(?:es)?${OF_BOT}`), ([bot], reader) => reader.sort("loss", bot)],
  [new RegExp(`(?:biggest|largest|best)\\s+wins?(?:nings)?${OF_BOT}`), ([bot], reader) => reader.sort("win", bot)],
  [/\b(?:biggest|largest|big)(?:\s+pots?)?/, (_, reader) => reader.sort("pot")],
];

/** Takes phrase after phrase out of a text. */
class Reader {
  readonly #bots: readonly string[];
  readonly #conditions: Condition[] = [];
  readonly #strange: string[] = [];
  #order: HandOrder = "pot";
  #bot: string | undefined;
  #text: string;

  constructor(text: string, bots: readonly string[]) {
    this.#bots = bots;
    this.#text = this.#withNumbers(text.toLowerCase());
  }

  /** The name of a bot that a text gives by number. */
  name(number: string | undefined): string | undefined {
    return number === undefined ? undefined : this.#bots[Number(number)];
  }

  add(condition: Condition): void {
    this.#conditions.push(condition);
  }

  had(bot: string | undefined, verb: string | undefined, words: string): void {
    const how = verb === undefined || verb.startsWith("ha") ? "was" : verb.startsWith("w") ? "won" : "lost";
    this.add(conditions.had(this.name(bot), how, holdingClass(words)));
  }

  sat(bot: string): void {
    if (this.#bots.includes(bot)) {
      this.#bot = bot;
      this.add(conditions.sat(bot));
    } else this.#strange.push(bot);
  }

  least(text: string): void {
    if (/^\d{1,15}$/.test(text)) this.add(conditions.least(Number(text)));
    else this.#strange.push(text);
  }

  sort(order: string, bot?: string): void {
    if (Object.hasOwn(ORDERS, order)) this.#order = order as HandOrder;
    else this.#strange.push(order);
    const named = this.name(bot);
    if (named !== undefined) this.sat(named);
  }

  read(): ReadQuery {
    for (const [pattern, read] of PHRASES) this.#take(pattern, read);
    this.#take(/@(\d+)/, ([bot]) => this.sat(this.name(bot)!));
    this.#strange.push(...(this.#text.replaceAll(FILLERS, " ").match(/[^\s,.;:!?"']+/g) ?? []));
    const asked = this.#conditions.map(({ told }) => told);
    const whose = this.#order === "pot" || this.#order === "hand" || this.#bot === undefined ? "" : ` of ${this.#bot}`;
    const first = ORDERS[this.#order].replace(" first", `${whose} first`);
    const hands = asked.length === 0 ? "All hands" : `Hands ${asked.join(" and ")}`;
    return {
      conditions: this.#conditions,
      order: this.#order,
      bot: this.#bot,
      understood: `${hands}, ${first}.${this.#notUnderstood()}`,
    };
  }

  #notUnderstood(): string {
    if (this.#strange.length === 0) return "";
    const words = this.#strange.map((word) => `"${word}"`).join(", ");
    return ` Not understood: ${words}. The bots of this run are ${this.#bots.join(", ")}.`;
  }

  #take(pattern: RegExp, read: Phrase[1]): void {
    for (let found = pattern.exec(this.#text); found !== null; found = pattern.exec(this.#text)) {
      this.#text = `${this.#text.slice(0, found.index)} , ${this.#text.slice(found.index + found[0].length)}`;
      read(found.slice(1), this);
    }
  }

  /** Every name of a bot as @ and its number, so that no word of a name is taken for anything else; long names first. */
  #withNumbers(text: string): string {
    const names = this.#bots.map((name, number) => ({ name: name.toLowerCase(), number }));
    return names
      .toSorted((a, b) => b.name.length - a.name.length)
      .reduce(
        (left, { name, number }) => {
          const exactly = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
          return left.replaceAll(new RegExp(`(?<![\\w@#-])${exactly}(?![\\w#-])`, "g"), `@${number}`);
        },
        text.replaceAll("@", " "),
      );
  }
}
