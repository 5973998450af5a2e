import { Journal, recordsOf } from "@doorcard/arena";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { dealtAgain } from "./dealt-again.ts";
import { factsOf, type HandFacts } from "./hand-facts.ts";

/** Most hands of a run that are looked through. */
const MOST = 20_000;

/** Hands that are played again before the rest, so that something can be shown soon. */
const FIRST = 1_000;

/**
 * What is known of a sample of a run's hands. Whole matches are drawn, in an order keyed by the run's seed, and played again
 * in a thread of their own; while the run itself goes on the sample grows with it, up to 20,000 hands.
 */
export class HandSample {
  readonly hands: HandFacts[] = [];
  /** Why hands are missing; undefined when none are. */
  problem: string | undefined;
  /** Names of the run's bots. */
  bots: readonly string[] = [];
  readonly #directory: string;
  readonly #drawn = new Set<string>();
  /** Bytes of the journal when it was last looked at; nothing is new while it has as many. */
  #size = -1;
  #growing: Promise<void> | undefined;
  #cardsOf: ReturnType<typeof dealtAgain> | undefined;
  #first: Promise<void> = Promise.resolve();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Whether hands are being added. */
  get isGrowing(): boolean {
    return this.#growing !== undefined;
  }

  /** Adds what the run has more, in the background. Throws RunError when the folder holds no run. */
  grow(): void {
    if (this.#growing !== undefined || this.problem !== undefined || this.hands.length >= MOST) return;
    const { size } = statSync(join(this.#directory, "journal.log"), { throwIfNoEntry: false }) ?? { size: 0 };
    if (size === this.#size) return;
    this.#size = size;
    const wanted = this.#wanted();
    if (wanted.length === 0) return;
    const [some, rest] = wanted;
    this.#first = this.#add(some!);
    this.#growing = this.#first
      .then(() => (rest === undefined || this.problem !== undefined ? undefined : this.#add(rest)))
      .finally(() => {
        this.#growing = undefined;
      });
  }

  /** Waits for the first hands, about a thousand. */
  async first(): Promise<void> {
    await this.#first;
  }

  /** Waits until no more hands are added. */
  async whole(): Promise<void> {
    await this.#growing;
  }

  /** The matches that are to be drawn, those for the first hands apart. */
  #wanted(): (readonly string[])[] {
    const journal = Journal.open(this.#directory);
    try {
      const { plan } = journal;
      this.bots = plan.entrants.map(({ name }) => name);
      if (plan.game === "caribbean") {
        this.problem = "Hands against the house are not told one by one.";
        return [];
      }
      this.#cardsOf = dealtAgain(plan);
      const room = Math.ceil(MOST / plan.handsPerMatch) - this.#drawn.size;
      if (room <= 0) return [];
      const order = (id: string): string =>
        createHash("sha256").update(`doorcard/hands/${plan.seed}/${id}`).digest("hex");
      const ids = [...journal.places()]
        .map(({ lineUp, block, rotation }) => `${lineUp}.${block}.${rotation}`)
        .filter((id) => !this.#drawn.has(id))
        .map((id) => ({ id, order: order(id) }))
        .toSorted((a, b) => (a.order < b.order ? -1 : 1))
        .slice(0, room)
        .map(({ id }) => id);
      const soon = Math.ceil(FIRST / plan.handsPerMatch);
      return [ids.slice(0, soon), ids.slice(soon)].filter(({ length }) => length > 0);
    } finally {
      journal.close();
    }
  }

  async #add(ids: readonly string[]): Promise<void> {
    const wanted = new Set(ids);
    for (const id of ids) this.#drawn.add(id);
    try {
      for await (const record of recordsOf(this.#directory, ({ id }) => wanted.has(id)))
        this.hands.push(factsOf(record, this.#cardsOf!(record.id)));
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
