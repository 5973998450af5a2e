import { RunError } from "@doorcard/arena";
import type { BotPage, RunList, RunListed, RunUnread } from "@doorcard/protocol";
import { Reading } from "./reading.ts";
import { RunsFolder, stateOfRun } from "./runs-folder.ts";
import { RunWatch } from "./run-watch.ts";

/** Runs kept in memory that nobody watches. */
const MOST_KEPT = 16;
/** Pages of bots kept in memory. */
const MOST_BOTS = 100;

/** The runs of a folder, each read when somebody asks for it and its journal has changed. */
export class Runs {
  readonly #folder: RunsFolder;
  readonly #reading = new Reading();
  readonly #watches = new Map<string, RunWatch>();
  readonly #listed = new Map<string, { readonly state: string; readonly run: RunListed | RunUnread }>();
  readonly #bots = new Map<string, { readonly hands: number; readonly page: BotPage }>();

  /** Throws CannotServe when there is no such folder. */
  constructor(directory: string) {
    this.#folder = new RunsFolder(directory);
  }

  /** How many there are, those that cannot be read among them. */
  get count(): number {
    return this.#folder.ids().length;
  }

  /** The folder of a run; undefined when there is none of the name. */
  directory(id: string): string | undefined {
    return this.#folder.find(id);
  }

  /** A run to be looked at or watched; undefined when there is none of the name. */
  watch(id: string): RunWatch | undefined {
    const directory = this.#folder.find(id);
    if (directory === undefined) return undefined;
    const watch = this.#watches.get(id) ?? new RunWatch(directory, id, this.#reading);
    // Asked for last, kept longest
    this.#watches.delete(id);
    this.#watches.set(id, watch);
    const unwatched = [...this.#watches].filter(([, { isWatched }]) => !isWatched);
    for (const [old] of unwatched.slice(0, Math.max(0, unwatched.length - MOST_KEPT))) this.#watches.delete(old);
    return watch;
  }

  /** All runs, the one begun last first; those that cannot be read apart. */
  async list(): Promise<RunList> {
    const ids = this.#folder.ids();
    for (const id of this.#listed.keys()) if (!ids.includes(id)) this.#listed.delete(id);
    const runs: RunListed[] = [];
    const unread: RunUnread[] = [];
    for (const id of ids) {
      const run = await this.#listing(id);
      if (run === undefined) continue;
      if ("why" in run) unread.push(run);
      else runs.push(run);
    }
    return { runs, ...(unread.length > 0 && { unread }) };
  }

  /** A bot of a run; undefined when there is none. Its style is taken anew when the bot has played twice the hands. */
  async bot(id: string, name: string): Promise<BotPage | undefined> {
    const watch = this.watch(id);
    if (watch === undefined) return undefined;
    const { page: run } = await watch.now();
    const hands = run.standings.entrants.find((standing) => standing.name === name)?.hands;
    if (hands === undefined) return undefined;
    const key = JSON.stringify([id, name, run.standings.event.commitment]);
    const known = this.#bots.get(key);
    if (known !== undefined && known.hands <= hands && hands < 2 * known.hands + 1) return known.page;
    const page = await this.#reading.bot(watch.directory, id, name);
    if (page !== undefined) this.#bots.set(key, { hands, page });
    for (const old of [...this.#bots.keys()].slice(0, Math.max(0, this.#bots.size - MOST_BOTS))) this.#bots.delete(old);
    return page;
  }

  /** Stops reading. */
  close(): Promise<void> {
    return this.#reading.close();
  }

  /** What is told of a run in the list; undefined when it is gone. */
  async #listing(id: string): Promise<RunListed | RunUnread | undefined> {
    const directory = this.#folder.find(id);
    if (directory === undefined) return undefined;
    const state = stateOfRun(directory);
    const known = this.#listed.get(id);
    if (known?.state === state) return known.run;
    const run = await this.#read(directory, id).catch((error: Error) => ({ id, why: why(error, directory, id) }));
    // One that was taken away meanwhile is not damaged
    if ("why" in run && this.#folder.find(id) === undefined) return undefined;
    this.#listed.set(id, { state, run });
    return run;
  }

  async #read(directory: string, id: string): Promise<RunListed> {
    const { standings } = await this.#reading.run(directory, id);
    const { name, game, seats, hands, handsPlayed, complete, blocks } = standings.event;
    const best = blocks > 0 ? (standings.entrants[0]?.name ?? null) : null;
    return { id, name, game, seats, hands, handsPlayed, complete, best };
  }
}

/** Why a run cannot be read, without its place on the disk. */
const why = (error: Error, directory: string, id: string): string =>
  `${error instanceof RunError ? "" : "a fault of Doorcard itself: "}${error.message.replaceAll(directory, id)}`;
