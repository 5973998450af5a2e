import type { HouseAction, HouseResult } from "@doorcard/protocol";
import type * as wire from "@doorcard/protocol";
import { problemsWith } from "./bot.ts";
import type { DeepReadonly } from "./deep-readonly.ts";

/** What a player of caribbean sees when it is to act. */
export type HouseObservation = DeepReadonly<wire.HouseObservation>;

/** What a bot is given when it sits down against the house. */
export interface HouseContext {
  readonly game: wire.HouseGame;
  /** The arena's generator for this bot, as in `MatchContext`. */
  readonly random: () => number;
}

/** A bot against the house. Only `act` is asked of it; it is made anew for every match. */
export interface HouseBot {
  /** Answers with the word of one of `seen.options`. Anything else is a fault, and the arena folds for it. */
  act(seen: HouseObservation): HouseAction | Promise<HouseAction>;
  /** Told after each hand what the dealer had and what it came to, in chips. */
  handOver?(result: DeepReadonly<HouseResult>): void;
}

/** What the module of a bot against the house exports as its default. */
export interface HouseBotDefinition {
  /** Name and version as in `BotDefinition`. */
  readonly name: string;
  readonly version: string;
  readonly games: readonly [wire.HouseGame];
  /** Makes the bot for one match. */
  create(match: HouseContext): HouseBot;
}

/** Declares a bot against the house. Throws TypeError when name, version or `create` are missing or wrong, all in one sentence. */
export function defineHouseBot(definition: Omit<HouseBotDefinition, "games">): HouseBotDefinition {
  const whole: HouseBotDefinition = { ...definition, games: ["caribbean"] };
  const problems = problemsWith(whole);
  if (problems.length > 0) throw new TypeError(`This is no bot: ${problems.join("; ")}`);
  return Object.freeze(whole);
}
