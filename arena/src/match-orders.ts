import type { HandEvent, HandRecord, HouseJob, MatchJob } from "@doorcard/protocol";
import type { BotDefinition, HouseBotDefinition } from "@doorcard/sdk";
import { recordOf } from "@doorcard/history";
import { loadBot } from "./load-bot.ts";
import { playHouseMatch } from "./house-match.ts";
import { playMatch, type PlayedMatch, type Watcher } from "./match.ts";

/** What is asked of a match: to be played, to show one of its hands, or to give the records of all of them. */
export type MatchOrder =
  | { readonly kind: "play"; readonly job: MatchJob | HouseJob }
  | { readonly kind: "watch"; readonly job: MatchJob; readonly deal: number }
  | { readonly kind: "record"; readonly job: MatchJob };

/** A bot that takes part in the event: its name there, and the URL of its module. */
export interface Entrant {
  readonly name: string;
  readonly module: string;
}

/** One hand, and the match it was played in. */
export interface WatchedHand {
  readonly record: HandRecord;
  readonly events: HandEvent[];
  readonly played: PlayedMatch;
}

/** Every hand of a match, and the match. */
export interface RecordedMatch {
  readonly records: HandRecord[];
  readonly played: PlayedMatch;
}

/** The bots that were loaded, by their number in the event. */
const definitions = new Map<number, BotDefinition | HouseBotDefinition>();

/** Plays a match between entrants of the event, and gives what the order asks for. */
export async function playOrder(order: MatchOrder, entrants: readonly Entrant[]): Promise<unknown> {
  const all = await botsFor(order.job, entrants);
  const { job } = order;
  if (job.game === "caribbean") return playHouseMatch(job, all[0] as HouseBotDefinition);
  const bots = all as BotDefinition[];
  switch (order.kind) {
    case "play":
      return playMatch(job, bots);
    case "watch":
      return watch(job, bots, entrants, order.deal);
    case "record":
      return record(job, bots, entrants);
  }
}

async function botsFor(
  job: MatchJob | HouseJob,
  entrants: readonly Entrant[],
): Promise<(BotDefinition | HouseBotDefinition)[]> {
  for (const entrant of job.entrants) {
    if (!definitions.has(entrant)) definitions.set(entrant, await loadBot(entrants[entrant]!.module));
  }
  return job.entrants.map((entrant) => definitions.get(entrant)!);
}

async function watch(
  job: MatchJob,
  bots: readonly BotDefinition[],
  entrants: readonly Entrant[],
  deal: number,
): Promise<WatchedHand> {
  let seen: Omit<WatchedHand, "played"> | undefined;
  const watcher: Watcher = (hand, ...told) => {
    seen = { record: recordIn(job, entrants, hand, ...told), events: hand.events };
  };
  const played = await playMatch(job, bots, { deal, watcher });
  if (seen === undefined) throw new Error(`deal ${deal} is not in match ${job.id}`);
  return { ...seen, played };
}

async function record(
  job: MatchJob,
  bots: readonly BotDefinition[],
  entrants: readonly Entrant[],
): Promise<RecordedMatch> {
  const records: HandRecord[] = [];
  const watcher: Watcher = (...told) => void records.push(recordIn(job, entrants, ...told));
  const played = await playMatch(job, bots, { deal: "all", watcher });
  return { records, played };
}

function recordIn(
  job: MatchJob,
  entrants: readonly Entrant[],
  ...[hand, actions, firstSeat, deal]: Parameters<Watcher>
): HandRecord {
  const { game, rules, stakes } = job;
  const names = job.entrants.map((entrant) => entrants[entrant]!.name);
  const id = `${job.lineUp}.${job.rotation}.${deal}`;
  return recordOf({ id, game, rules, stakes, firstSeat, names, stacks: names.map(() => job.stack) }, hand, actions);
}
