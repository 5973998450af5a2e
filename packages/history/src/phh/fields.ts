import type { Game } from "@doorcard/protocol";

/** The fields of a PHH hand that tell a stud hand, amounts as they stand in the file. */
export interface PhhFields {
  readonly game: Game;
  readonly antes: readonly number[];
  readonly bringIn: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly startingStacks: readonly number[];
  readonly finishingStacks: readonly number[] | undefined;
  readonly players: readonly string[];
  readonly actions: readonly string[];
  readonly hand: string | undefined;
}

const GAMES: Readonly<Record<string, Game>> = { F7S: "stud", "F7S/8": "stud8", FR: "razz" };

/** Reads the fields of a hand; `problems` says all that is missing or of another kind than it should be. */
export function fieldsOf(table: Readonly<Record<string, unknown>>): {
  readonly fields: PhhFields | undefined;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const field = <T>(name: string, is: (value: unknown) => value is T, wish: string): T | undefined => {
    const value = Object.hasOwn(table, name) ? table[name] : undefined;
    if (is(value)) return value;
    problems.push(value === undefined ? `${name} is missing` : `${name} must be ${wish}`);
    return undefined;
  };
  const optional = <T>(name: string, is: (value: unknown) => value is T, wish: string): T | undefined =>
    Object.hasOwn(table, name) ? field(name, is, wish) : undefined;
  const variant = field("variant", isText, "a text");
  const game = variant !== undefined && Object.hasOwn(GAMES, variant) ? GAMES[variant] : undefined;
  if (variant !== undefined && game === undefined) problems.push(`variant ${variant} is none of F7S, F7S/8, FR`);
  const antes = field("antes", areAmounts, "a list of amounts");
  const bringIn = field("bring_in", isAmount, "an amount");
  const smallBet = field("small_bet", isAmount, "an amount");
  const bigBet = field("big_bet", isAmount, "an amount");
  const startingStacks = field("starting_stacks", areAmounts, "a list of amounts");
  const finishingStacks = optional("finishing_stacks", areAmounts, "a list of amounts");
  const actions = field("actions", areTexts, "a list of texts");
  const players = optional("players", areTexts, "a list of texts");
  const hand = Object.hasOwn(table, "hand") ? table["hand"] : undefined;
  const seats = startingStacks?.length ?? 0;
  if (startingStacks !== undefined && (seats < 2 || seats > 8))
    problems.push(`there must be 2 to 8 seats, got ${seats}`);
  for (const [name, list] of Object.entries({ antes, finishing_stacks: finishingStacks, players })) {
    if (startingStacks !== undefined && list !== undefined && list.length !== seats)
      problems.push(`${name} must be one for each of ${seats} seats`);
  }
  if (problems.length > 0) return { fields: undefined, problems };
  return {
    fields: {
      game: game!,
      antes: antes!,
      bringIn: bringIn!,
      smallBet: smallBet!,
      bigBet: bigBet!,
      startingStacks: startingStacks!,
      finishingStacks,
      players: players ?? startingStacks!.map((_, i) => `p${i + 1}`),
      actions: actions!,
      hand: typeof hand === "string" || typeof hand === "number" || typeof hand === "bigint" ? String(hand) : undefined,
    },
    problems,
  };
}

const isText = (value: unknown): value is string => typeof value === "string";
const isAmount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
const areAmounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(isAmount);
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
