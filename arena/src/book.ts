import { performance } from "node:perf_hooks";
import type { MatchResult, Rate } from "@doorcard/protocol";
import { Looked, rates, Tally } from "@doorcard/ratings";
import type { Course } from "./course.ts";
import type { Journal } from "./journal/journal.ts";
import type { PlayedMatch } from "./match.ts";
import { shapeOf } from "./shape-of.ts";

/** How an entrant stands while its event is played. */
export interface Standing {
  readonly name: string;
  /** Over the blocks that are finished. */
  readonly rate: Rate;
  readonly isOut: boolean;
}

/** How far a run is. */
export interface Progress {
  /** Hands in the journal or about to be, and hands planned. */
  readonly hands: number;
  readonly totalHands: number;
  readonly matches: number;
  readonly totalMatches: number;
  /** Hands that this session of the run has played, without those it found in the journal. */
  readonly playedNow: number;
  /** Milliseconds since this session began. */
  readonly elapsedMs: number;
  /** Of an event that stops by itself: the pairs, or intervals, whose answer was not known at the last look, if there was one. */
  readonly open?: number | undefined;
  /** How the entrants stand, best first; who is out comes last. Worked out when it is asked for. */
  readonly standing?: () => Standing[];
  /** Whether the event stops by itself, so that nobody knows how many hands it will have. */
  readonly isOpenEnded?: boolean;
}

/** Matches that wait to be written together, so that the disk is asked a few times a second at most. */
const MATCHES_A_COMMIT = 64;
const MS_A_COMMIT = 250;

/** Gathers finished matches and writes them to the journal together. */
export class Book {
  readonly #journal: Journal;
  readonly #course: Course;
  readonly #tally: Tally;
  readonly #onProgress: ((progress: Progress) => void) | undefined;
  readonly #start = performance.now();
  #waiting: PlayedMatch[] = [];
  #written = performance.now();
  #matches = 0;
  #foundMatches = 0;

  constructor(journal: Journal, course: Course, onProgress?: (progress: Progress) => void) {
    this.#journal = journal;
    this.#course = course;
    this.#tally = new Tally({ ...shapeOf(journal.plan), out: course.out });
    this.#onProgress = onProgress;
  }

  /** Counts a match that was in the journal already, or is not played since a bot of it is out. */
  found(result?: MatchResult): void {
    if (result !== undefined) this.#tally.add(result);
    this.#matches++;
    this.#foundMatches++;
  }

  enter(match: PlayedMatch): void {
    this.#tally.add(match.result);
    this.#waiting.push(match);
    this.#matches++;
    if (this.#waiting.length >= MATCHES_A_COMMIT || performance.now() - this.#written >= MS_A_COMMIT) this.write();
  }

  write(): void {
    if (this.#waiting.length > 0) this.#journal.add(this.#waiting);
    this.#waiting = [];
    this.#written = performance.now();
    this.#tell();
  }

  #tell(): void {
    const { plan } = this.#journal;
    const hands = this.#matches * plan.handsPerMatch;
    const playedNow = hands - this.#foundMatches * plan.handsPerMatch;
    this.#onProgress?.({
      hands,
      totalHands: plan.hands,
      matches: this.#matches,
      totalMatches: plan.matches,
      playedNow,
      elapsedMs: performance.now() - this.#start,
      open: this.#course.open,
      isOpenEnded: plan.until !== undefined,
      standing: () => this.#standing(),
    });
  }

  #standing(): Standing[] {
    const { plan } = this.#journal;
    const known = plan.until === undefined ? rates(this.#tally) : new Looked(this.#tally, plan.blocks).rates;
    const all = known.map((rate, at) => ({ name: plan.entrants[at]!.name, rate, isOut: this.#tally.isOut(at) }));
    return all.sort((one, other) => Number(one.isOut) - Number(other.isOut) || other.rate.mean - one.rate.mean);
  }
}
