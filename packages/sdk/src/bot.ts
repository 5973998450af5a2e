import type {
  Action,
  Game,
  HandEvent,
  HandResult,
  HandStart,
  HouseGame,
  RulesInForce,
  Stakes,
} from "@doorcard/protocol";
import type * as wire from "@doorcard/protocol";
import type { DeepReadonly } from "./deep-readonly.ts";

/** What a player at the table sees when it is to act; in process it is valid until `act` returns (`snapshot` keeps it). */
export type Observation = DeepReadonly<wire.Observation>;

/** What a bot is given when it sits down for a match. */
export interface MatchContext {
  /** Its seat, 1 to `seats`. */
  readonly seat: number;
  /** How many seats are dealt in, 2 to 8. */
  readonly seats: number;
  readonly game: Game;
  readonly rules: DeepReadonly<RulesInForce>;
  readonly stakes: DeepReadonly<Stakes>;
  /**
   * The arena's generator for this bot: numbers from 0 up to but not 1, keyed by seed, deal and seat, so that two
   * versions of a bot in the same seat of the same deal draw the same ones. Use it instead of `Math.random`.
   */
  readonly random: () => number;
}

/** A bot at the table. Only `act` is asked of it; it is made anew for every match. */
export interface Bot {
  /** Answers with the word of one of `seen.options`. Anything else is a fault: the arena checks, else folds, for it. */
  act(seen: Observation): Action | Promise<Action>;
  /** Told before the ante of each hand. */
  handStarted?(hand: DeepReadonly<HandStart>): void;
  /** Told of everything that the whole table sees, in order. */
  event?(event: DeepReadonly<HandEvent>): void;
  /** Told after each hand what was shown and who won. */
  handOver?(result: DeepReadonly<HandResult>): void;
}

/** What a bot module exports as its default. */
export interface BotDefinition {
  /** Name shown in standings: letters, digits, dot, dash and underscore. */
  readonly name: string;
  /** Version of its strategy, by semver; standings of different versions are never mixed. */
  readonly version: string;
  /** The games it plays; all three unless said. */
  readonly games?: readonly Game[];
  /** Makes the bot for one match. */
  create(match: MatchContext): Bot;
}

/**
 * Declares a bot; a bot module exports the result as its default. Throws TypeError when name, version, games or
 * `create` are missing or wrong, all in one sentence.
 */
export function defineBot(definition: BotDefinition): BotDefinition {
  const problems = problemsWith(definition);
  if (problems.length > 0) throw new TypeError(`This is no bot: ${problems.join("; ")}`);
  return Object.freeze(definition);
}

/** Everything that is wrong with a would-be bot definition, as sentences without a full stop; empty when nothing is. */
export function problemsWith(definition: unknown): string[] {
  if (definition === null || typeof definition !== "object") return ["the default export must come from defineBot"];
  const { name, version, games, create } = definition as Partial<Record<keyof BotDefinition, unknown>>;
  const problems: string[] = [];
  if (typeof name !== "string" || !/^[\w.-]{1,64}$/.test(name)) {
    problems.push("name must be 1 to 64 letters, digits, dots, dashes or underscores");
  }
  if (typeof version !== "string" || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    problems.push('version must be three numbers such as "1.0.0"');
  }
  if (games !== undefined && !isGames(games)) {
    problems.push(`games must be a list of ${GAMES.join(", ")}, or of ${HOUSE_GAME} alone`);
  }
  if (typeof create !== "function") problems.push("create must be a function that makes the bot for a match");
  return problems;
}

/** The games between bots. */
export const GAMES: readonly Game[] = ["stud", "stud8", "razz"];

/** The game of a bot alone against the house. */
export const HOUSE_GAME: HouseGame = "caribbean";

/** A bot sees other things against the house, so it plays there or at a table, not both. */
function isGames(games: unknown): boolean {
  if (!Array.isArray(games) || games.length === 0) return false;
  return games.every((game) => GAMES.includes(game as Game)) || (games.length === 1 && games[0] === HOUSE_GAME);
}
