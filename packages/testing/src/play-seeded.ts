import { jobOf, planEvent, playMatch, type EventPlan } from "@doorcard/arena";
import type { FaultCounts, Game } from "@doorcard/protocol";
import { CONFIDENCE, rateOf, studentQuantile, Tally, type Sample } from "@doorcard/ratings";
import { GAMES, type BotDefinition } from "@doorcard/sdk";
import { houseFor, type AskedHouse } from "./house.ts";
import { mustBeBot } from "./must-be-bot.ts";

/** A duplicate match: every deal is played in each rotation of the seats. */
export interface SeededMatch extends AskedHouse {
  /** Hands in all, rounded up to whole blocks of the same deals. */
  readonly hands: number;
  readonly game: Game;
  /** Keys the decks, and what the bots draw. */
  readonly seed: string;
  /** How often the interval is to hold the true rate, between 0 and 1; 0.95 unless said. */
  readonly confidence?: number;
}

/** What a match came to for the first bot. */
export interface Played {
  /** Big bets per 100 hands. */
  readonly rate: number;
  /** Ends of the interval of the rate, from one sample a block; infinite with fewer than two blocks. */
  readonly low: number;
  readonly high: number;
  readonly faults: FaultCounts;
  /** Of each opponent, in their order. */
  readonly opponentFaults: readonly FaultCounts[];
  readonly hands: number;
}

/**
 * Plays a bot against one to seven others at one table, in this process; the same arguments give the same result. Throws
 * RangeError with all that is wrong with the match.
 */
export async function playSeeded(
  bot: BotDefinition,
  opponents: BotDefinition | readonly BotDefinition[],
  match: SeededMatch,
): Promise<Played> {
  const bots = [bot, ...[opponents].flat()];
  bots.forEach(mustBeBot);
  const { confidence = CONFIDENCE } = match;
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`There is no such match: /confidence must be between 0 and 1, got ${confidence}`);
  const plan = planOf(bots, match);
  const tally = await tallyOf(plan, bots);
  const [faults, ...opponentFaults] = tally.totals.map((totals) => totals.faults);
  const { mean, low, high } = widened(tally.samplesOf(0), plan.stakes.bigBet, confidence);
  return { rate: mean, low, high, faults: faults!, opponentFaults, hands: tally.hands };
}

function planOf(bots: readonly BotDefinition[], { game, hands, seed, ...asked }: SeededMatch): EventPlan {
  const entrants = bots.map(({ name, version, games = GAMES }, i) => {
    const twice = bots.slice(0, i).some((other) => other.name === name);
    return { name: twice ? `${name}#${i + 1}` : name, version, games, module: "" };
  });
  const plan = planEvent({
    ...houseFor(game, asked),
    name: "testing",
    bots: entrants,
    game,
    hands,
    seed,
    seats: bots.length,
    rotations: "cyclic",
    dealing: "lanes",
  });
  if (plan.ok) return plan.value;
  throw new RangeError(
    `There is no such match: ${plan.problems.map(({ at, message }) => `${at} ${message}`).join("; ")}`,
  );
}

async function tallyOf(plan: EventPlan, bots: readonly BotDefinition[]): Promise<Tally> {
  const { lineUps, seatings, stakes, blocks } = plan;
  const entrants = plan.entrants.map(({ name }) => name);
  const tally = new Tally({ entrants, lineUps, rotations: seatings.length, bigBet: stakes.bigBet });
  for (let block = 0; block < blocks; block++) {
    for (let rotation = 0; rotation < seatings.length; rotation++) {
      const job = jobOf(plan, 0, block, rotation);
      const seated = job.entrants.map((entrant) => bots[entrant]!);
      tally.add((await playMatch(job, seated)).result);
    }
  }
  return tally;
}

/** The rate with an interval of another confidence: its half-width goes with the quantile of Student's t. */
function widened(samples: readonly Sample[], bigBet: number, confidence: number) {
  const { mean, low } = rateOf(samples, bigBet);
  if (low === null) return { mean, low: -Infinity, high: Infinity };
  const quantile = (sure: number): number => studentQuantile((1 + sure) / 2, samples.length - 1);
  const half = (mean - low) * (quantile(confidence) / quantile(CONFIDENCE));
  return { mean, low: mean - half, high: mean + half };
}
