import { basename } from "node:path";
import { parse, TomlError } from "smol-toml";
import type { LogReader, ToldHand, Unread } from "../told-hand.ts";
import { followActions } from "./actions.ts";
import { fieldsOf, type PhhFields } from "./fields.ts";

/** Most characters of a file that are read, 8 MB. */
const MOST = 1 << 23;

/** Most characters of a list of actions that lines are told for. */
const LONGEST_LIST = 50_000;

/**
 * Reads PHH, the TOML format of J. Kim's "Recording and describing poker hands" (2024): one stud hand a file, or several
 * as the numbered tables of a `.phhs` file. Amounts are cents when any of them has a fraction.
 */
export const readPhh: LogReader = (text, file) => {
  const unread = (line: number, id: string | undefined, reason: string): Unread => ({
    place: { file, line },
    id,
    reason,
  });
  if (text.length > MOST)
    return { hands: [], unread: [unread(1, undefined, `is longer than ${MOST >> 20} MB; split it`)] };
  let document: Record<string, unknown>;
  try {
    document = parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return { hands: [], unread: [unread(error.line, undefined, `is no TOML: ${error.message.split("\n", 1)[0]}`)] };
  }
  const hands: ToldHand[] = [];
  const bad: Unread[] = [];
  for (const { name, table, begins } of tablesOf(document, text)) {
    const { line } = begins;
    const { fields, problems } = fieldsOf(table);
    const id = fields?.hand ?? name ?? basename(file).replace(/\.phhs?$/, "");
    const lines = fields === undefined ? [] : linesOf(fields.actions, text, begins);
    const told = fields === undefined ? { problem: problems.join("; ") } : tell(fields, id, { file, line }, lines);
    if ("problem" in told) bad.push(unread(lines[told.action ?? -1] ?? line, id, told.problem));
    else hands.push(told);
  }
  return { hands, unread: bad };
};

interface Table {
  readonly name: string | undefined;
  readonly table: Readonly<Record<string, unknown>>;
  readonly begins: Begins;
}

/** Where the actions of a table begin in the text. */
interface Begins {
  readonly line: number;
  readonly at: number;
}

const START: Begins = { line: 1, at: 0 };

/** The hands of a document: itself, or its numbered tables. */
function tablesOf(document: Readonly<Record<string, unknown>>, text: string): Table[] {
  const entries = Object.entries(document);
  const numbered = entries.length > 0 && entries.every(([key, value]) => /^\d+$/.test(key) && isTable(value));
  const begins = beginsOfActions(text);
  if (!numbered) return [{ name: undefined, table: document, begins: begins.get("") ?? START }];
  return entries.map(([name, table]) => ({
    name,
    table: table as Record<string, unknown>,
    begins: begins.get(name) ?? START,
  }));
}

const isTable = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** Where the actions of each table begin by its name, "" for those before any table; found in one pass. */
function beginsOfActions(text: string): Map<string, Begins> {
  const begins = new Map<string, Begins>();
  let table = "";
  let line = 0;
  for (let from = 0; from < text.length; from = text.indexOf("\n", from) + 1 || text.length) {
    line++;
    table = /^\[(\d+)\]/.exec(text.slice(from, from + 24))?.[1] ?? table;
    if (text.startsWith("actions", from) && !begins.has(table)) begins.set(table, { line, at: from });
  }
  return begins;
}

/** The line of each action, in a list that begins there; one that is written with escapes has the line of the one before. */
function linesOf(actions: readonly string[], text: string, { line: first, at }: Begins): number[] {
  const list = text.slice(at, at + LONGEST_LIST);
  let line = first;
  let from = 0;
  return actions.map((action) => {
    const found = list.indexOf(action, from);
    if (found >= 0) {
      line += list.slice(from, found).split("\n").length - 1;
      from = found;
    }
    return line;
  });
}

function tell(
  fields: PhhFields,
  id: string,
  place: ToldHand["place"],
  lines: readonly number[],
): ToldHand | { readonly problem: string; readonly action?: number } {
  const { game, antes, bringIn, smallBet, bigBet, startingStacks, finishingStacks, players } = fields;
  const raised = fields.actions.flatMap((action) => / cbr (\S+)/.exec(action)?.[1] ?? []).map(Number);
  const amounts = [...antes, bringIn, smallBet, bigBet, ...startingStacks, ...(finishingStacks ?? []), ...raised];
  const scale = amounts.every((amount) => Number.isInteger(amount)) ? 1 : 100;
  const units = (amount: number): number => Math.round(amount * scale);
  if (amounts.some((amount) => Math.abs(amount * scale - units(amount)) > 1e-6))
    return { problem: "has an amount that is no whole number of hundredths" };
  const course = followActions(fields, units);
  if ("problem" in course) return course;
  return {
    site: "phh",
    id,
    place,
    game,
    stakes: {
      ante: Math.max(...antes.map(units)),
      bringIn: units(bringIn),
      smallBet: units(smallBet),
      bigBet: units(bigBet),
    },
    scale,
    seats: players.map((name, i) => {
      const stack = units(startingStacks[i]!);
      return { name, stack, ante: Math.min(units(antes[i]!), stack), cards: course.cards[i]! };
    }),
    actions: course.actions.map(({ nth, ...action }) => ({ ...action, line: lines[nth]! })),
    community: course.community,
    returned: undefined,
    collected: undefined,
    rake: undefined,
    finalStacks: finishingStacks?.map(units),
  };
}
