import type { Isolation, Limits, MatchJob } from "@doorcard/protocol";
import type { BotDefinition } from "@doorcard/sdk";
import PQueue from "p-queue";
import { loadBot } from "./load-bot.ts";
import { inProcess, playSeated, type PlayedMatch, type Seater, type Watch } from "./match.ts";
import { Lives, type Borrowed } from "./seats/lives.ts";
import { ProcessSeat } from "./seats/process-seat.ts";
import { MatchSpoiled, type Lost } from "./seats/seat.ts";

/** A bot that takes part in the event: its name there, where its code is, and how far it is kept apart (in process unless said). */
export interface Entrant {
  readonly name: string;
  /** URL of its module, or of the folder that its command is started in. */
  readonly module: string;
  readonly command?: readonly string[] | undefined;
  readonly isolation?: Isolation | undefined;
}

/** What a thread must know to seat the entrants of an event. */
export interface Seated {
  readonly entrants: readonly Entrant[];
  readonly limits: Limits;
  /** The folder of the run, which no bot may read; empty when there is none. */
  readonly runFolder: string;
}

/** Matches that are played alone at once, each with processes of its own. */
const ALONE_AT_ONCE = 2;

/** Matches that a bot has to have lost until its next ones are played alone at once: they would only spoil others. */
const LOST_ENOUGH = 3;

/** Where the entrants of an event are seated, match after match, each in the body it has there. */
export class Seating {
  readonly #seated: Seated;
  readonly #lives: Lives;
  readonly #alone = new PQueue({ concurrency: ALONE_AT_ONCE });
  /** The bots in process that were loaded, by their number. */
  readonly #loaded = new Map<number, Promise<BotDefinition>>();
  /** How many matches have lost each entrant. */
  readonly #matchesLost = new Map<number, number>();
  /** Entrants that are out of the event, so that none of their matches counts any more. */
  readonly #out = new Set<number>();

  constructor(seated: Seated) {
    this.#seated = seated;
    this.#lives = new Lives(seated.limits, seated.runFolder);
  }

  /** Begins no more matches of these entrants. */
  leaveOut(entrants: readonly number[]): void {
    for (const entrant of entrants) this.#out.add(entrant);
  }

  /** Plays a match; `lostBefore` says, seat by seat, where it lost bots when it was played before. Throws Error for a match of who is out. */
  async play(job: MatchJob, watch?: Watch, lostBefore: readonly (Lost | undefined)[] = []): Promise<PlayedMatch> {
    if (!job.entrants.some((entrant) => (this.#matchesLost.get(entrant) ?? 0) >= LOST_ENOUGH)) {
      try {
        return await playSeated(job, await this.#seatersOf(job, lostBefore, false), watch);
      } catch (error) {
        if (!(error instanceof MatchSpoiled)) throw error;
      }
    }
    return this.#alone.add(() => this.#playAlone(job, watch, lostBefore));
  }

  async #playAlone(
    job: MatchJob,
    watch: Watch | undefined,
    lostBefore: readonly (Lost | undefined)[],
  ): Promise<PlayedMatch> {
    if (job.entrants.some((entrant) => this.#out.has(entrant))) throw new Error("a bot of it is out of the event");
    const played = await playSeated(job, await this.#seatersOf(job, lostBefore, true), watch);
    for (const { entrant, lost } of played.result.seats) {
      if (lost !== undefined) this.#matchesLost.set(entrant, (this.#matchesLost.get(entrant) ?? 0) + 1);
    }
    return played;
  }

  /** Ends the processes of the bots. */
  async close(): Promise<void> {
    await this.#lives.close();
  }

  #seatersOf(job: MatchJob, lostBefore: readonly (Lost | undefined)[], alone: boolean): Promise<Seater[]> {
    return Promise.all(job.entrants.map((entrant, i) => this.seaterOf(entrant, job, lostBefore[i], alone)));
  }

  /** Makes the seat of an entrant in a match; `alone` gives its bot a process in which no other match is played. */
  async seaterOf(entrant: number, job: MatchJob, lostBefore: Lost | undefined, alone: boolean): Promise<Seater> {
    const { module, command, isolation = "in-process" } = this.#seated.entrants[entrant]!;
    if (isolation === "in-process") return inProcess(await this.#load(entrant, module));
    const bot = { module, command, isolation };
    const { decisionMs } = this.#seated.limits;
    const borrow = (): Borrowed => (alone ? this.#lives.own(bot) : this.#lives.share(entrant, bot, job.block));
    return (place) => new ProcessSeat(place, { ...borrow(), alone, lostBefore, decisionMs });
  }

  #load(entrant: number, module: string): Promise<BotDefinition> {
    const loaded = this.#loaded.get(entrant) ?? (loadBot(module) as Promise<BotDefinition>);
    this.#loaded.set(entrant, loaded);
    return loaded;
  }
}
