import { parse } from "smol-toml";
import { expect, test } from "vitest";
import type { ToldHand } from "../told-hand.ts";
import { writePhh, writePhhTable } from "./writer.ts";

type Kind = "string" | "name" | "number" | "integer" | "boolean" | "strings" | "numbers" | "integers";

/** The fields that the specification requires of fixed-limit stud (phh.readthedocs.io, required fields). */
const REQUIRED: Readonly<Record<string, Kind>> = {
  variant: "string",
  antes: "numbers",
  bring_in: "number",
  small_bet: "number",
  big_bet: "number",
  starting_stacks: "numbers",
  actions: "strings",
};

/** Optional fields; any other must begin with an underscore. */
const OPTIONAL: Readonly<Record<string, Kind>> = {
  hand: "name",
  players: "strings",
  seats: "integers",
  seat_count: "integer",
  finishing_stacks: "numbers",
  winnings: "numbers",
  ante_trimming_status: "boolean",
  currency: "string",
};

/** The actions that stud has: dealing to a player or the board, bringing in, folding, checking or calling, wagering, showing. */
const ACTION =
  /^(?:d dh p\d (?:[2-9TJQKA][cdhs]|\?\?)+|d db [2-9TJQKA][cdhs]|p\d (?:pb|f|cc|cbr \d+(?:\.\d+)?|sm (?:[2-9TJQKA][cdhs]|\?\?)+))$/;

const isNumber = (value: unknown): boolean => typeof value === "number" || typeof value === "bigint";
const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  name: (value) => typeof value === "string" || Number.isInteger(value),
  number: isNumber,
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  strings: (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
  numbers: (value) => Array.isArray(value) && value.every(isNumber),
  integers: (value) => Array.isArray(value) && value.every(Number.isInteger),
};

const hand: ToldHand = {
  site: "phh",
  id: "0.0.7",
  place: { file: "", line: 0 },
  game: "stud8",
  stakes: { ante: 25, bringIn: 50, smallBet: 200, bigBet: 400 },
  scale: 100,
  seats: [
    { name: 'Zoë "z"', stack: 10_000, ante: 25, cards: ["6s", "3h", "Kh", "8s", "9s", "Ts"] },
    { name: "b", stack: 225, ante: 25, cards: [undefined, undefined, "3c", "Jc", "Qc", "2d"] },
  ],
  actions: [
    { street: "third", seat: 2, action: "bring-in", pays: 50, line: 0 },
    { street: "third", seat: 1, action: "wager", pays: 200, line: 0 },
    { street: "third", seat: 2, action: "call", pays: 150, line: 0 },
  ],
  community: "4d",
  returned: [],
  collected: [{ seat: 1, amount: 450 }],
  rake: 0,
  finalStacks: [10_225, 0],
};

/** What is not as the specification has it. */
function troubles(table: Readonly<Record<string, unknown>>): string[] {
  const kinds: Readonly<Record<string, Kind>> = { ...REQUIRED, ...OPTIONAL };
  const missing = Object.keys(REQUIRED).filter((field) => !(field in table));
  const wrong = Object.entries(table).filter(
    ([field, value]) => !field.startsWith("_") && !(kinds[field] !== undefined && IS[kinds[field]](value)),
  );
  const actions = (table["actions"] as string[]).filter((action) => !ACTION.test(action));
  const lengths = ["antes", "starting_stacks", "players", "finishing_stacks"].filter(
    (field) => field in table && (table[field] as unknown[]).length !== (table["antes"] as unknown[]).length,
  );
  return [...missing, ...wrong.map(([field]) => field), ...actions, ...lengths];
}

test("a hand that is written has the fields, types and actions of the published specification", () => {
  for (const variant of ["stud", "stud8", "razz"] as const) {
    const table = parse(writePhh({ ...hand, game: variant }));
    expect(troubles(table)).toEqual([]);
    expect(["F7S", "F7S/8", "FR"]).toContain(table["variant"]);
  }
  expect(troubles(parse(writePhh({ ...hand, finalStacks: undefined })))).toEqual([]);
});

test("hands of one file stand in numbered tables", () => {
  const file = parse(writePhhTable(hand, 1) + writePhhTable(hand, 2));
  expect(Object.keys(file)).toEqual(["1", "2"]);
  for (const table of Object.values(file)) expect(troubles(table as Record<string, unknown>)).toEqual([]);
});

test("the check itself finds what is wrong", () => {
  const table = parse(writePhh(hand));
  expect(troubles({ ...table, bring_in: "50" })).toEqual(["bring_in"]);
  expect(troubles({ ...table, actions: ["p1 raises"] })).toEqual(["p1 raises"]);
  expect(troubles({ ...table, extra: 1, _own: 1 })).toEqual(["extra"]);
});
