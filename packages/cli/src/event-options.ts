import { Option, type Command } from "commander";
import { COUNT_FORMS, readCount } from "./counts.ts";

/** Options of an event as commander hands them over: texts, unread. */
export interface EventOptions {
  readonly bots?: readonly string[];
  readonly game?: string;
  readonly rules?: string;
  readonly stakes?: string;
  readonly stack?: string;
  readonly seats?: string;
  readonly rotations?: string;
  readonly hands?: string;
  readonly handsPerMatch?: string;
  readonly until?: string;
  readonly margin?: string;
  readonly maxHands?: string | undefined;
  readonly dealing?: string;
  readonly seed?: string;
  readonly name?: string;
  readonly isolation?: string;
  readonly limits?: string;
  readonly faultLimit?: string;
  readonly reduce?: string;
}

/** The keys of an event that options gave, each with the option as it was typed, and what could not be read. */
export interface ReadOptions {
  readonly document: Readonly<Record<string, unknown>>;
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

const FLAGS = {
  bots: "--bots",
  game: "--game",
  rules: "--rules",
  stakes: "--stakes",
  stack: "--stack",
  seats: "--seats",
  rotations: "--rotations",
  hands: "--hands",
  handsPerMatch: "--hands-per-match",
  until: "--until",
  margin: "--margin",
  maxHands: "--max-hands",
  dealing: "--dealing",
  seed: "--seed",
  name: "--name",
  isolation: "--isolation",
  limits: "--limits",
  faultLimit: "--fault-limit",
  reduce: "--reduce",
} as const;

/** Names with commas between them. */
export const listed = (text: string, before: readonly string[] = []): string[] => [
  ...before,
  ...text.split(",").map((part) => part.trim()),
];

/** Adds the options that say who plays what. */
export function addEventOptions(command: Command): Command {
  command.addOption(
    new Option("-b, --bots <names>", "bots, by name or path, with commas; name=path names one").argParser(listed),
  );
  return addTableOptions(command, "stud, stud8, razz, or caribbean against the house")
    .option("--rotations <which>", "seatings of a line-up: cyclic or all (default: cyclic)")
    .option("-n, --hands <number>", "hands in all: 250000, 250k, 2.5m (default: 100k)")
    .option("--until <answer>", "stop when it is known: separated, or intervals within 0.5bb (docs/statistics.md)")
    .option("--margin <bb>", "neighbours no further apart count as separated, in bb/100 (default: 1bb)")
    .option("--max-hands <number>", "hands at most, with --until (default: 10m)")
    .option("--name <text>", "name of the event");
}

/** Adds the options of a table, whoever sits there. */
export function addTableOptions(command: Command, games = "stud, stud8 or razz"): Command {
  return command
    .option("-g, --game <game>", `${games} (default: stud)`)
    .option("-r, --rules <set>", "rule set; doorcard rules lists them (default: classic)")
    .option("--stakes <sizes>", "ante/bring-in/small bet/big bet in chips, 2/4/8/16 (default: the rule set's)")
    .option("--stack <chips>", "chips that every seat starts each hand with (default: 200 small bets)")
    .option("-s, --seats <number>", "seats at a table, 2 to 8 (default: 2)")
    .option("--hands-per-match <number>", "deals in a match (default: what suits the hands)")
    .option("--dealing <how>", "lanes or table (default: lanes)")
    .option("--seed <text>", "seed of every deal (default: 128 random bits, which are shown)")
    .option(
      "--isolation <how>",
      "in-process, process or sandboxed (default: in-process for bots that come with Doorcard, process for others)",
    )
    .option("--limits <list>", "what a bot in a process may use: decisionMs=500,memoryMb=256 (docs/security.md)")
    .option("--fault-limit <number>", "faults of a bot beyond which it is out of the event (default: 1000)")
    .option("--reduce <what>", "luck: take the luck of the cards off the rates (docs/variance-reduction.md)");
}

/** Reads the options that were given; texts become numbers and groups, or problems. */
export function readEventOptions(options: EventOptions): ReadOptions {
  const document: Record<string, unknown> = {};
  const typed: Record<string, string> = {};
  const problems: string[] = [];
  for (const [key, flag] of Object.entries(FLAGS) as [keyof EventOptions, string][]) {
    const text = options[key];
    if (text === undefined) continue;
    typed[key] = `${flag} ${String(text)}`;
    const value = READERS[key]?.(String(text)) ?? { value: text };
    if ("problem" in value) problems.push(`${typed[key]}: ${value.problem}`);
    else document[key] = key === "bots" ? (text as readonly string[]).map(namedBot) : value.value;
  }
  return { document, typed, problems };
}

type Reading = { readonly value: unknown } | { readonly problem: string };

function count(text: string): Reading {
  const value = readCount(text);
  return value === undefined ? { problem: `is no whole number; ${COUNT_FORMS}` } : { value };
}

/** `0.5bb`, or `0.5`: big bets per 100 hands. */
function bigBets(text: string): Reading {
  const number = /^(\d+(?:\.\d+)?)(?:bb)?$/.exec(text.trim())?.[1];
  return number === undefined
    ? { problem: "must be big bets per 100 hands, such as 0.5bb" }
    : { value: Number(number) };
}

function stakes(text: string): Reading {
  const [ante, bringIn, smallBet, bigBet, ...more] = text.split("/").map(readCount);
  const sizes = [ante, bringIn, smallBet, bigBet];
  if (more.length > 0 || sizes.includes(undefined)) {
    return { problem: "must be four whole numbers of chips, ante/bring-in/small bet/big bet, such as 2/4/8/16" };
  }
  return { value: { ante, bringIn, smallBet, bigBet } };
}

/** `decisionMs=500,memoryMb=256`; which names there are the shape of the event says. */
function limits(text: string): Reading {
  const pairs = text.split(",").map((part) => part.split("=").map((side) => side.trim()));
  const wrong = pairs.find((pair) => pair.length !== 2 || readCount(pair[1]!) === undefined);
  if (wrong !== undefined)
    return { problem: `"${wrong.join("=")}" is no limit; write NAME=NUMBER, such as decisionMs=500` };
  return { value: Object.fromEntries(pairs.map(([name, number]) => [name, readCount(number!)])) };
}

const READERS: Partial<Record<keyof EventOptions, (text: string) => Reading>> = {
  stakes,
  stack: count,
  seats: count,
  hands: count,
  handsPerMatch: count,
  maxHands: count,
  margin: bigBets,
  limits,
  faultLimit: count,
};

/** `name=path` names a bot; anything else is a bot under its own name. */
export function namedBot(text: string): string | { name: string; bot: string } {
  const at = text.indexOf("=");
  return at < 1 ? text : { name: text.slice(0, at), bot: text.slice(at + 1) };
}
