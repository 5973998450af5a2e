/**
 * The inside of a worker thread: loads bots and plays whole matches next to them, since crossing threads once a
 * decision would cost more than the whole hand.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { HandEvent, HandRecord, MatchJob } from "@doorcard/protocol";
import { GAMES, type BotDefinition } from "@doorcard/sdk";
import { recordOf } from "@doorcard/history";
import { loadBot } from "./load-bot.ts";
import { playMatch, type PlayedMatch, type Watcher } from "./match.ts";

/** What a thread is asked for: the name and games of a bot, a match, one hand of a match, or the records of all its hands. */
export type Order =
  | { readonly kind: "inspect"; readonly module: string }
  | { readonly kind: "play"; readonly job: MatchJob }
  | { readonly kind: "watch"; readonly job: MatchJob; readonly deal: number }
  | { readonly kind: "record"; readonly job: MatchJob };

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

/** What a thread answers. */
export type Delivery =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** The entrants of the event by number. */
export interface ThreadData {
  readonly entrants: readonly { readonly name: string; readonly module: string }[];
}

const { entrants } = workerData as ThreadData;
const definitions = new Map<number, BotDefinition>();

async function botsFor(job: MatchJob): Promise<BotDefinition[]> {
  for (const entrant of job.entrants) {
    if (!definitions.has(entrant)) definitions.set(entrant, await loadBot(entrants[entrant]!.module));
  }
  return job.entrants.map((entrant) => definitions.get(entrant)!);
}

function recordIn(job: MatchJob, ...[hand, actions, firstSeat, deal]: Parameters<Watcher>): HandRecord {
  const { game, rules, stakes } = job;
  const names = job.entrants.map((entrant) => entrants[entrant]!.name);
  const id = `${job.lineUp}.${job.rotation}.${deal}`;
  return recordOf({ id, game, rules, stakes, firstSeat, names, stacks: names.map(() => job.stack) }, hand, actions);
}

async function watch(job: MatchJob, deal: number): Promise<WatchedHand> {
  let seen: Omit<WatchedHand, "played"> | undefined;
  const watcher: Watcher = (hand, ...told) => {
    seen = { record: recordIn(job, hand, ...told), events: hand.events };
  };
  const played = await playMatch(job, await botsFor(job), { deal, watcher });
  if (seen === undefined) throw new Error(`deal ${deal} is not in match ${job.id}`);
  return { ...seen, played };
}

async function record(job: MatchJob): Promise<RecordedMatch> {
  const records: HandRecord[] = [];
  const watcher: Watcher = (...told) => void records.push(recordIn(job, ...told));
  const played = await playMatch(job, await botsFor(job), { deal: "all", watcher });
  return { records, played };
}

async function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case "inspect": {
      const { version, games = GAMES } = await loadBot(order.module);
      return { version, games };
    }
    case "play":
      return playMatch(order.job, await botsFor(order.job));
    case "watch":
      return watch(order.job, order.deal);
    case "record":
      return record(order.job);
  }
}

const port = parentPort;
if (port !== null) {
  // A bot that ends the process, or leaves a promise behind that fails, may cost itself its turn but not the run its thread
  process.exit = (): never => {
    throw new Error("process.exit is not for bots");
  };
  process.on("unhandledRejection", () => undefined);
  process.on("uncaughtException", () => undefined);
  let before: Promise<void> = Promise.resolve();
  port.on("message", (order: Order) => {
    before = before.then(() => answer(order)).then((delivery) => port.postMessage(delivery));
  });
}

async function answer(order: Order): Promise<Delivery> {
  try {
    return { ok: true, value: await carryOut(order) };
  } catch (error) {
    return { ok: false, message: describe(error) };
  }
}

/** An error in one line; a bot may throw anything. */
function describe(error: unknown): string {
  return String(error instanceof Error ? `${error.name}: ${error.message}` : error).split("\n", 1)[0]!;
}
