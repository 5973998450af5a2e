import type { CardSource } from "./dealing.ts";
import type { Rules } from "./rules.ts";
import { GAMES, type Chips, type Game, type Problem, type Seat, type Stakes } from "./words.ts";

/** An unplayed hand: the game, the house, who has how much, and where the cards come from. */
export interface HandSetup {
  readonly game: Game;
  readonly rules: Rules;
  readonly stakes: Stakes;
  /** Chips of each seat before the ante, seat 1 first; 2 to 8 seats. */
  readonly stacks: ArrayLike<Chips>;
  /** The seat to the dealer's left, dealt first. */
  readonly firstSeat: Seat;
  readonly cards: CardSource;
}

/** Thrown when a hand cannot be dealt; `problems` says all that is wrong. */
export class BadSetup extends Error {
  override readonly name = "BadSetup";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ at, message }) => `${at} ${message}`).join("; "));
    this.problems = problems;
  }
}

/** Everything that is wrong with a setup, cards aside; empty when it can be dealt. */
export function problemsWith(setup: Omit<HandSetup, "cards">): Problem[] {
  const { game, rules, stacks, firstSeat, stakes } = setup;
  const problems: Problem[] = [];
  const wrong = (at: string, message: string): unknown => problems.push({ code: "setup", at, message });
  if (!GAMES.includes(game)) wrong("/game", `must be one of ${GAMES.join(", ")}`);
  if (stacks.length < 2 || stacks.length > 8) wrong("/stacks", `must be 2 to 8 seats, got ${stacks.length}`);
  const least = Math.max(1, rules.smallestBuyIn * stakes.smallBet);
  for (let i = 0; i < stacks.length; i++) {
    const stack = stacks[i]!;
    if (!Number.isInteger(stack) || stack < least || stack > MOST_CHIPS) {
      const why = least > 1 ? ` (the smallest buy-in is ${rules.smallestBuyIn} small bets)` : "";
      wrong(`/stacks/${i}`, `must be whole chips from ${least} to ${MOST_CHIPS}${why}, got ${stack}`);
    }
  }
  if (!Number.isInteger(firstSeat) || firstSeat < 1 || firstSeat > stacks.length) {
    wrong("/firstSeat", `must be a seat from 1 to ${stacks.length}, got ${firstSeat}`);
  }
  if (rules.foldedSeatKeepsCards && !rules.foldWhenFree)
    wrong("/rules/foldedSeatKeepsCards", "needs foldWhenFree, since it is about seats that fold and owe nothing");
  if (rules.bigBetDoubles && stakes.bigBet !== 2 * stakes.smallBet)
    wrong("/stakes/bigBet", `must be twice the small bet of ${stakes.smallBet}, got ${stakes.bigBet}`);
  return [...problems, ...problemsWithStakes(stakes)];
}

/** Most chips a seat may have, so that eight of them add up safely in 31 bits. */
export const MOST_CHIPS = 200_000_000;

/** Everything that is wrong with the sizes of a table. */
export function problemsWithStakes(stakes: Stakes): Problem[] {
  const problems: Problem[] = [];
  const wrong = (at: string, message: string): unknown =>
    problems.push({ code: "stakes", at: `/stakes/${at}`, message });
  for (const key of ["ante", "bringIn", "smallBet", "bigBet"] as const) {
    const least = key === "ante" || key === "bringIn" ? 0 : 1;
    const chips = stakes[key];
    if (!Number.isInteger(chips) || chips < least || chips > 1_000_000)
      wrong(key, `must be whole chips from ${least} to 1000000, got ${chips}`);
  }
  if (stakes.bringIn < 1) wrong("bringIn", "must be at least 1 chip");
  if (stakes.bringIn >= stakes.smallBet)
    wrong("bringIn", `must be less than the small bet of ${stakes.smallBet}, got ${stakes.bringIn}`);
  if (stakes.bigBet < stakes.smallBet)
    wrong("bigBet", `must be at least the small bet of ${stakes.smallBet}, got ${stakes.bigBet}`);
  return problems;
}
