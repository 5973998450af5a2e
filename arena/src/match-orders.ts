import type { HandEvent, HandRecord, HouseJob, MatchJob } from "@doorcard/protocol";
import type { HouseBotDefinition } from "@doorcard/sdk";
import { recordOf } from "@doorcard/history";
import { loadBot } from "./load-bot.ts";
import { playHouseMatch } from "./house-match.ts";
import type { PlayedMatch, Watcher } from "./match.ts";
import type { Entrant, Seating } from "./seating.ts";
import type { Lost } from "./seats/seat.ts";

/** What is asked of a match: to be played, to show one of its hands, or to give the records of all of them. */
export type MatchOrder =
  | { readonly kind: "play"; readonly job: MatchJob | HouseJob; readonly lost?: LostBySeat }
  | { readonly kind: "watch"; readonly job: MatchJob; readonly deal: number; readonly lost: LostBySeat }
  | { readonly kind: "record"; readonly job: MatchJob; readonly lost: LostBySeat };

/** Where a match lost bots when it was played, seat 1 first. */
export type LostBySeat = readonly (Lost | undefined)[];

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

/** Plays a match between entrants of the event, and gives what the order asks for. */
export async function playOrder(order: MatchOrder, seating: Seating, entrants: readonly Entrant[]): Promise<unknown> {
  const { job } = order;
  if (job.game === "caribbean") {
    const bot = await loadBot(entrants[job.entrants[0]!]!.module);
    return playHouseMatch(job, bot as HouseBotDefinition);
  }
  switch (order.kind) {
    case "play":
      return seating.play(job, undefined, order.lost);
    case "watch":
      return watch(job, seating, entrants, order);
    case "record":
      return record(job, seating, entrants, order.lost);
  }
}

async function watch(
  job: MatchJob,
  seating: Seating,
  entrants: readonly Entrant[],
  { deal, lost }: { readonly deal: number; readonly lost: LostBySeat },
): Promise<WatchedHand> {
  let seen: Omit<WatchedHand, "played"> | undefined;
  const watcher: Watcher = (hand, ...told) => {
    seen = { record: recordIn(job, entrants, hand, ...told), events: hand.events };
  };
  const played = await seating.play(job, { deal, watcher }, lost);
  if (seen === undefined) throw new Error(`deal ${deal} is not in match ${job.id}`);
  return { ...seen, played };
}

async function record(
  job: MatchJob,
  seating: Seating,
  entrants: readonly Entrant[],
  lost: LostBySeat,
): Promise<RecordedMatch> {
  // A match that is spoiled is played again from its first hand
  const records = new Map<number, HandRecord>();
  const watcher: Watcher = (hand, actions, firstSeat, deal) =>
    void records.set(deal, recordIn(job, entrants, hand, actions, firstSeat, deal));
  const played = await seating.play(job, { deal: "all", watcher }, lost);
  return { records: [...records.values()], played };
}

/** The record of a hand of a match. */
export function recordIn(
  job: MatchJob,
  entrants: readonly Entrant[],
  ...[hand, actions, firstSeat, deal]: Parameters<Watcher>
): HandRecord {
  const { game, rules, stakes } = job;
  const names = job.entrants.map((entrant) => entrants[entrant]!.name);
  const id = `${job.lineUp}.${job.rotation}.${deal}`;
  return recordOf({ id, game, rules, stakes, firstSeat, names, stacks: names.map(() => job.stack) }, hand, actions);
}
