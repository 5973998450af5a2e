import type { HandEvent, HandRecord, MatchJob } from "@doorcard/protocol";
import type { BotDefinition } from "@doorcard/sdk";
import { recordOf } from "@doorcard/history";
import { loadBot } from "./load-bot.ts";
import { playMatch, type PlayedMatch, type Watcher } from "./match.ts";

/** What is asked of a match: to be played, to show one of its hands, or to give the records of all of them. */
export type MatchOrder =
  | { readonly kind: "play"; readonly job: MatchJob }
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
const definitions = new Map<number, BotDefinition>();

/** Plays a match between entrants of the event, and gives what the order asks for. */
export async function playOrder(order: MatchOrder, entrants: readonly Entrant[]): Promise<unknown> {
  const bots = await botsFor(order.job, entrants);
  switch (order.kind) {
    case "play":
      return playMatch(order.job, bots);
    case "watch":
      return watch(order.job, bots, entrants, order.deal);
    case "record":
      return record(order.job, bots, entrants);
  }
}

async function botsFor(job: MatchJob, entrants: readonly Entrant[]): Promise<BotDefinition[]> {
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
