import { isBeingPlayed } from "@doorcard/arena";
import type { RunPage } from "@doorcard/protocol";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { PaceWatch } from "./pace.ts";
import type { Reading } from "./reading.ts";
import { stateOfJournal } from "./runs-folder.ts";
import type { ToldRun } from "./told-run.ts";

/** Milliseconds between two looks at a journal while somebody watches, and how many times as long as a reading took. */
const BETWEEN_LOOKS = 250;
const TIMES_A_READING = 3;

/** A page of a run, written once for everybody who watches; `number` grows with each. */
export interface Written {
  readonly number: number;
  readonly page: RunPage;
  /** The page as JSON. */
  readonly text: string;
}

/**
 * One run under watch. It is read again only when its journal has changed. While somebody watches it is looked at a few times
 * a second, and everybody gets the latest page when they are ready for it: who is slow misses pages, and none are kept for them.
 */
export class RunWatch {
  readonly directory: string;
  readonly #id: string;
  readonly #reading: Reading;
  readonly #pace = new PaceWatch();
  #told: { readonly journal: string; readonly run: ToldRun } | undefined;
  #written: Written | undefined;
  #now: Promise<Written> | undefined;
  #watchers = 0;
  #isLooking = false;
  readonly #waiting = new Set<() => void>();

  constructor(directory: string, id: string, reading: Reading) {
    this.directory = directory;
    this.#id = id;
    this.#reading = reading;
  }

  /** Whether somebody watches. */
  get isWatched(): boolean {
    return this.#watchers > 0;
  }

  /** Whether its journal was taken away. */
  get isGone(): boolean {
    return stateOfJournal(this.directory) === "";
  }

  /** The run as it is now. Throws RunError when it cannot be read. */
  now(): Promise<Written> {
    this.#now ??= this.#look().finally(() => (this.#now = undefined));
    return this.#now;
  }

  /** Begins to watch; call what it gives to stop. */
  watch(): () => void {
    this.#watchers++;
    void this.#keepLooking();
    let isOver = false;
    return () => {
      if (!isOver) this.#watchers--;
      isOver = true;
    };
  }

  /** The first page after the one of a number that there is, or undefined when there was none for so many milliseconds. */
  async after(number: number, patience: number): Promise<Written | undefined> {
    if (this.#written === undefined || this.#written.number <= number) await this.#news(patience);
    return this.#written !== undefined && this.#written.number > number ? this.#written : undefined;
  }

  #news(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, patience).unref();
      this.#waiting.add(wake);
    });
  }

  async #keepLooking(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.isWatched) {
      const begun = performance.now();
      await this.now().catch(() => {
        if (this.isGone) this.#wake();
      });
      await pause(Math.max(BETWEEN_LOOKS, (performance.now() - begun) * TIMES_A_READING), undefined, { ref: false });
    }
    this.#isLooking = false;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  async #look(): Promise<Written> {
    const journal = stateOfJournal(this.directory);
    const isNew = this.#told?.journal !== journal;
    if (isNew) this.#told = { journal, run: await this.#reading.run(this.directory, this.#id) };
    const { run } = this.#told!;
    if (isNew) this.#pace.see(performance.now(), run.standings.event.handsPlayed);
    const pace = this.#pace.pace(run.standings.event, isBeingPlayed(this.directory));
    if (!isNew && this.#written?.page.pace.state === pace.state) return this.#written;
    const page = { ...run, pace };
    this.#written = { number: (this.#written?.number ?? 0) + 1, page, text: JSON.stringify(page) };
    this.#wake();
    return this.#written;
  }
}
