import type { Game, Limits } from "@doorcard/protocol";
import type { BotSource } from "../inspect.ts";
import { launchOf, type Launch } from "../seats/launch.ts";
import type { Leaving } from "./bot-process.ts";
import { scriptsOf } from "./corpus.ts";
import { playScripts, type Played } from "./play-scripts.ts";
import { firstHandOf, type Script } from "./script.ts";
import { Talk, type Strays } from "./talk.ts";

/** Tables that are in play at once, so that the bot of a batch's last ask need not wait long. */
const AT_ONCE = 16;

/** One match of so many is asked again and again, to see whether the answers stay the same. */
const ONE_IN = 3;

/** A bot in a process, and how it is looked at. */
export interface Examined {
  readonly source: BotSource & { readonly isolation: "process" | "sandboxed" };
  readonly limits: Limits;
  readonly seed: string;
  /** Hands of each match. */
  readonly hands: number;
}

/** What came of asking a bot all matches in one process, until it left. */
export interface MainRun extends Strays {
  readonly played: readonly Played[];
  /** Why the process ended before all was asked. */
  readonly failure: string | undefined;
  readonly memoryMb: number;
  readonly printedBytes: number;
  readonly leaving: Leaving;
}

/** The same matches played several times: one after another, again, in another process, at once, in reverse. */
export interface Repeats {
  readonly first: readonly Played[];
  readonly again: readonly Played[];
  readonly elsewhere: readonly Played[];
  readonly atOnce: readonly Played[];
  readonly reversed: readonly Played[];
}

/** The bot under examination. Each process is started and each run played when the first check asks for it, and once. */
export class Exam {
  readonly bot: Examined;
  readonly launch: Launch;
  #greeting: Promise<Talk> | undefined;
  #main: Promise<MainRun> | undefined;
  #first: Promise<readonly Played[]> | undefined;
  #repeats: Promise<Repeats> | undefined;
  #spare: Talk | undefined;
  readonly #talks: Talk[] = [];
  #scripts: readonly Script[] | undefined;

  constructor(bot: Examined) {
    this.bot = bot;
    this.launch = launchOf(bot.source, bot.limits, "");
  }

  /** The bot after its start, whether it said hello or not. */
  greeting(): Promise<Talk> {
    return (this.#greeting ??= this.start([1]));
  }

  /** Starts a process of its own. */
  async start(versions: readonly number[]): Promise<Talk> {
    const talk = await Talk.start(this.launch, this.bot.limits, versions);
    this.#talks.push(talk);
    return talk;
  }

  /** The games that it says it plays. */
  async games(): Promise<readonly Game[]> {
    const { hello } = await this.greeting();
    return typeof hello === "string" ? [] : hello.games;
  }

  /** All matches that it is asked. */
  async scripts(): Promise<readonly Script[]> {
    const { seed, hands } = this.bot;
    this.#scripts ??= (await this.games()).flatMap((game) => scriptsOf(game, seed, hands));
    return this.#scripts;
  }

  /** Hands of many kinds, each a match of its own. */
  async shortScripts(count: number): Promise<readonly Script[]> {
    const short = (await this.scripts()).map(firstHandOf);
    return Array.from({ length: count }, (_, n) => short[n % short.length]!);
  }

  /** The process that said hello plays all matches, and leaves at a goodbye. */
  main(): Promise<MainRun> {
    return (this.#main ??= this.#playMain());
  }

  /** A part of the matches, one after another, each decision alone, in a process that met nothing before. */
  first(): Promise<readonly Played[]> {
    return (this.#first ??= this.#playFirst());
  }

  repeats(): Promise<Repeats> {
    return (this.#repeats ??= this.#playRepeats());
  }

  /** A process that lives, the same as long as it does. Throws Error when a new one does not start. */
  async spare(): Promise<Talk> {
    if (this.#spare === undefined || this.#spare.failure !== undefined) this.#spare = await this.start([1]);
    if (this.#spare.failure !== undefined) throw new Error(this.#spare.failure);
    return this.#spare;
  }

  /** Ends all processes. */
  close(): void {
    for (const { process } of this.#talks) process.stop("it was told to go");
  }

  async #playMain(): Promise<MainRun> {
    const talk = await this.greeting();
    const played = await playScripts(talk, await this.scripts(), { atOnce: AT_ONCE });
    const memoryMb = talk.process.memoryMb;
    const { failure } = talk;
    const leaving = await talk.leave("goodbye");
    return { ...talk.strays, played, failure, memoryMb, printedBytes: talk.process.printedBytes, leaving };
  }

  async #some(): Promise<readonly Script[]> {
    return (await this.scripts()).filter((_, n) => n % ONE_IN === 0);
  }

  async #playFirst(): Promise<readonly Played[]> {
    // Whatever was asked in a process before could show in its answers
    if (this.#spare !== undefined) this.#spare.process.stop("it was told to go");
    return playScripts(await this.spare(), await this.#some(), { atOnce: 1 });
  }

  async #playRepeats(): Promise<Repeats> {
    const first = await this.first();
    const some = await this.#some();
    const again = await playScripts(await this.spare(), some, { atOnce: 1 });
    const other = await this.start([1]);
    const elsewhere = await playScripts(other, some, { atOnce: 1 });
    const atOnce = await playScripts(other, some, { atOnce: AT_ONCE });
    const reversed = (await playScripts(other, some.toReversed(), { atOnce: 1 })).toReversed();
    return { first, again, elsewhere, atOnce, reversed };
  }
}
