import type { Limits } from "@doorcard/protocol";
import { Child } from "./child.ts";
import { launchOf, type ProcessBot } from "./launch.ts";

/** Processes that are kept, those of which no match is in play among them. */
const MOST_KEPT = 16;

/** A process of a bot, from its start to its end, and the blocks whose deals it has met. */
interface Life {
  readonly entrant: number;
  readonly child: Promise<Child>;
  /** The process once it has said hello. */
  started: Child | undefined;
  readonly met: Set<number>;
  matches: number;
  /** Whether it gets no more matches. */
  isOver: boolean;
}

/** A process that a match may play with, until it is given back. */
export interface Borrowed {
  readonly child: Promise<Child>;
  readonly release: () => void;
}

/**
 * The processes of the bots of an event. A life never meets a block twice: with the deal seen from two seats a bot would
 * know the others' downcards. So every rotation and line-up has lives of its own.
 */
export class Lives {
  readonly #limits: Limits;
  readonly #runFolder: string;
  /** The lives that may get another match, the one that got none for longest first. */
  #kept: Life[] = [];
  readonly #all = new Set<Promise<Child>>();

  constructor(limits: Limits, runFolder: string) {
    this.#limits = limits;
    this.#runFolder = runFolder;
  }

  /** A process of an entrant for a match of this block, which other matches play with too. */
  share(entrant: number, bot: ProcessBot, block: number): Borrowed {
    const life = this.#lifeFor(entrant, bot, block);
    life.met.add(block);
    life.matches++;
    return { child: life.child, release: () => this.#giveBack(life) };
  }

  /** A process for one match alone. */
  own(bot: ProcessBot): Borrowed {
    const child = this.#start(bot);
    return { child, release: () => void this.#close(child) };
  }

  /** Ends all processes. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((child) => this.#close(child)));
  }

  #lifeFor(entrant: number, bot: ProcessBot, block: number): Life {
    this.#kept = this.#kept.filter((one) => !one.isOver && one.started?.isAlive !== false);
    // The one with the most matches, so that its messages ask much at once
    const fit = this.#kept
      .filter((one) => one.entrant === entrant && !one.met.has(block))
      .reduce<Life | undefined>(
        (most, one) => (most === undefined || one.matches > most.matches ? one : most),
        undefined,
      );
    const life = fit ?? this.#begin(entrant, bot);
    this.#kept = [...this.#kept.filter((one) => one !== life), life];
    return life;
  }

  #begin(entrant: number, bot: ProcessBot): Life {
    const idle = this.#kept.find((life) => life.matches === 0);
    if (idle !== undefined && this.#kept.length >= MOST_KEPT) this.#retire(idle);
    const life: Life = {
      entrant,
      child: this.#start(bot),
      started: undefined,
      met: new Set(),
      matches: 0,
      isOver: false,
    };
    life.child.then(
      (child) => {
        life.started = child;
      },
      () => {
        life.isOver = true;
      },
    );
    return life;
  }

  #retire(life: Life): void {
    life.isOver = true;
    if (life.matches === 0) void this.#close(life.child);
  }

  #giveBack(life: Life): void {
    life.matches--;
    const isDead = life.isOver || life.started?.isAlive === false;
    if (isDead && life.matches === 0) this.#retire(life);
  }

  #start(bot: ProcessBot): Promise<Child> {
    const child = Child.start(launchOf(bot, this.#limits, this.#runFolder), this.#limits);
    child.catch(() => undefined);
    this.#all.add(child);
    return child;
  }

  async #close(child: Promise<Child>): Promise<void> {
    this.#all.delete(child);
    try {
      await (await child).close();
    } catch {
      // It never began
    }
  }
}
