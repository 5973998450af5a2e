import type { Action, BotDefinition, Observation } from "@doorcard/sdk";
import { expect } from "vitest";
import { answerOf } from "./answer.ts";
import { describeTurn } from "./describe.ts";
import { playSeeded, type SeededMatch } from "./play-seeded.ts";
import { spot, type SpotOptions } from "./spot.ts";
import { describeFaults, describeRate, moreHands, wonBy } from "./verdict.ts";

/** Where a bot is to act: a spot's text or an observation; `seed` keys its luck, the rest is for the table of a text. */
export interface ActIn extends SpotOptions {
  readonly in: string | Observation;
  readonly seed?: string;
}

/** A match to be won; `by` is in big bets per 100 hands, 0 unless said. */
export interface BeatBy extends SeededMatch {
  readonly by?: number;
}

interface DoorcardMatchers {
  /** The bot, made anew, answers with this action, or one of these, in a spot. */
  toAct(expected: Action | readonly Action[], where: ActIn): Promise<void>;
  /** The bot wins a seeded duplicate match heads-up: the lower end of its rate's interval is above `by`. */
  toBeat(baseline: BotDefinition, match: BeatBy): Promise<void>;
}

declare module "vitest" {
  // oxlint-disable-next-line no-unused-vars -- the parameters are vitest's own
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends DoorcardMatchers {}
}

interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

async function toAct(bot: BotDefinition, expected: Action | readonly Action[], where: ActIn): Promise<Verdict> {
  const { in: told, seed = "spot", ...table } = where;
  const seen = typeof told === "string" ? spot(told, table) : told;
  const wished = [expected].flat();
  const words = wished.map((action) => `"${action}"`).join(" or ");
  if (!seen.options.some(({ action }) => wished.includes(action)))
    throw new RangeError(`Nobody can answer ${words} here\n${describeTurn(seen)}`);
  const answer = await answerOf(bot, seen, { seed });
  const pass = wished.includes(answer);
  const said = pass ? `answers "${answer}", which it should not` : `answers "${answer}", not ${words}`;
  return { pass, message: () => `${bot.name} ${said}\n${describeTurn(seen)}` };
}

async function toBeat(bot: BotDefinition, baseline: BotDefinition, match: BeatBy): Promise<Verdict> {
  const { by = 0, ...asked } = match;
  const played = await playSeeded(bot, baseline, asked);
  const faults = [
    { name: bot.name, counts: played.faults },
    { name: `its opponent ${baseline.name}`, counts: played.opponentFaults[0]! },
  ].flatMap(({ name, counts }) =>
    describeFaults(counts) === undefined ? [] : [`${name} made faults: ${describeFaults(counts)}`],
  );
  const rate = `${match.game}: ${describeRate(played)}`;
  // Whatever is expected, a match with faults shows nothing
  if (faults.length > 0) throw new Error(`${faults.join("; ")}\n  ${rate}`);
  const pass = wonBy(played, by);
  const said = pass ? "beats" : "is not shown to beat";
  const margin = by === 0 ? "" : ` by ${by}`;
  return {
    pass,
    message: () => `${bot.name} ${said} ${baseline.name}${margin}\n  ${rate}\n  ${moreHands(played, by)}`,
  };
}

expect.extend({ toAct, toBeat });
