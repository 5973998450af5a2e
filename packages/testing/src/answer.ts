import { botRandom } from "@doorcard/arena";
import type { Action, Bot, BotDefinition, Observation } from "@doorcard/sdk";
import { describeTurn } from "./describe.ts";
import { mustBeBot } from "./must-be-bot.ts";
import { eventsBefore } from "./spot.ts";

/** How a bot is asked. */
export interface AskOptions {
  /** Keys the numbers that its `random` gives; "spot" unless said. */
  readonly seed?: string;
}

/** Thrown when a bot crashes or answers with what is not legal. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
}

/**
 * What a new bot answers at a turn, after it was told what the table saw before. Throws BadAnswer when it crashes or the
 * answer is not legal, RangeError when it does not play the game.
 */
export async function answerOf(bot: BotDefinition, seen: Observation, options: AskOptions = {}): Promise<Action> {
  const { game, rules, stakes, seat, players } = seen;
  mustBeBot(bot);
  if (bot.games?.includes(game) === false) throw new RangeError(`${bot.name} does not play ${game}`);
  const random = botRandom(options.seed ?? "spot", 0, seat);
  let answer: unknown;
  try {
    const seated = bot.create({ seat, seats: players.length, game, rules, stakes, random });
    tell(seated, seen);
    answer = await seated.act(seen);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadAnswer(`${bot.name} crashed: ${why}\n${describeTurn(seen)}`, { cause: error });
  }
  const option = seen.options.find(({ action }) => action === answer);
  if (option !== undefined) return option.action;
  throw new BadAnswer(`${bot.name} answers ${JSON.stringify(answer)}, which is not legal\n${describeTurn(seen)}`);
}

function tell(bot: Bot, seen: Observation): void {
  const stacks = seen.players.map(({ stack, invested }) => stack + invested);
  bot.handStarted?.({ firstSeat: seen.firstSeat, stacks });
  for (const event of eventsBefore(seen)) bot.event?.(event);
}
