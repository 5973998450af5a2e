import { createHash } from "node:crypto";
import { closeSync, existsSync, rmdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MatchResult } from "@doorcard/protocol";
import type { TalliedMatch } from "@doorcard/ratings";
import type { Damages } from "./journal-damage.ts";
import { begunJournal, journalToGoOn, journalToRead, type OpenedJournal } from "./journal-opening.ts";
import type { JournalIndex } from "./journal-index.ts";
import { LONGEST_LINE, matchLine, planDigest, resultIn, sealOf, timingsIn } from "./journal-line.ts";
import { JournalLock } from "./journal-lock.ts";
import { JournalReader } from "./journal-reader.ts";
import { Slots, type MatchPlace } from "./journal-slots.ts";
import type { PlayedMatch } from "../match.ts";
import type { AnyPlan } from "../plan.ts";
import { isRefusal, refusal } from "./refusal.ts";
import { DamagedRun, RunError } from "../run-error.ts";
import { scheduleOf } from "../schedule.ts";
import { isFreeForRun, makeFolder, readPlan, RUN_FILES, writePlan } from "./run-files.ts";
import { noFaults } from "../seats/seat.ts";
import { talliedIn } from "./tallied-in.ts";

/**
 * What a run has played, in a folder: `event.json`, the plan, and `journal.log`, one line a match under its identity,
 * only ever added to (docs/runs.md). A match counts once, however often it is played. What is damaged is left out.
 */
export class Journal {
  readonly directory: string;
  readonly plan: AnyPlan;
  /** What was damaged when it was opened. */
  readonly damage: Damages;
  /** The name under which the damaged file was kept, when the journal was written anew from what is whole. */
  readonly keptAs: string | undefined;
  readonly #slots: Slots;
  readonly #seal: number;
  readonly #file: OpenedJournal["file"];
  readonly #index: JournalIndex;
  readonly #reader: JournalReader;
  readonly #lock: JournalLock | undefined;

  private constructor(
    directory: string,
    plan: AnyPlan,
    { file, index, damage, keptAs }: OpenedJournal,
    lock?: JournalLock,
  ) {
    this.directory = directory;
    this.plan = plan;
    this.damage = damage;
    this.keptAs = keptAs;
    this.#slots = new Slots(plan);
    this.#seal = sealOf(planDigest(plan));
    this.#file = file;
    this.#index = index;
    this.#reader = new JournalReader(file.descriptor, join(directory, RUN_FILES.journal));
    this.#lock = lock;
  }

  /** Begins a journal in a folder that is new or empty. Throws RunError, and leaves nothing behind, when it can't. */
  static create(folder: string, plan: AnyPlan): Journal {
    const directory = resolve(folder);
    const isNew = !existsSync(directory);
    let lock: JournalLock | undefined;
    let isOurs = false;
    try {
      makeFolder(directory);
      lock = JournalLock.take(directory);
      isOurs = isFreeForRun(directory);
      if (!isOurs)
        throw new RunError(
          `${directory} is not empty; name another folder, or go on with a run that it holds by --resume`,
        );
      writePlan(directory, plan);
      return new Journal(directory, plan, begunJournal(directory, plan), lock);
    } catch (error) {
      lock?.release();
      if (isOurs) for (const name of Object.values(RUN_FILES)) removeQuietly(join(directory, name));
      if (isNew) removeQuietly(directory);
      throw isRefusal(error) ? cannotHold(directory, error) : error;
    }
  }

  /** Opens the journal of a run to look at it, also while it is played. Throws RunError when the folder holds none that can be read. */
  static open(directory: string): Journal {
    const plan = readPlan(directory);
    return new Journal(directory, plan, journalToRead(directory, plan));
  }

  /**
   * Opens the journal of a run to go on with it: a line that was not finished is cut off, and a damaged journal is written
   * anew from what is whole. Throws RunError when that can't be, or while another process plays the run.
   */
  static resume(directory: string): Journal {
    const plan = readPlan(directory);
    let lock: JournalLock | undefined;
    try {
      lock = JournalLock.take(directory);
      return new Journal(directory, plan, journalToGoOn(directory, plan), lock);
    } catch (error) {
      lock?.release();
      throw isRefusal(error) ? cannotHold(directory, error) : error;
    }
  }

  /** Whether a match is in the journal. */
  has(match: MatchPlace): boolean {
    return this.#index.has(this.#slotOf(match));
  }

  /** What a match came to; undefined when it is not in the journal. */
  result(match: MatchPlace): MatchResult | undefined {
    const slot = this.#slotOf(match);
    return this.#index.has(slot) ? this.#resultOf(slot) : undefined;
  }

  /** The same, as far as a tally counts it, which takes less time. */
  tallied(match: MatchPlace): TalliedMatch | undefined {
    const slot = this.#slotOf(match);
    return this.#index.has(slot) ? (talliedIn(this.#line(slot)) ?? this.#resultOf(slot)) : undefined;
  }

  /** Adds matches, all or none, and has them on the disk when it returns. Throws RunError when the folder is full. */
  add(matches: readonly PlayedMatch[]): void {
    const lines = new Map<number, string>();
    for (const match of matches) {
      const slot = this.#slotOf(match.result);
      if (slot < 0) throw new Error(`Match ${match.result.id} is not in the plan`);
      if (!this.#index.has(slot) && !lines.has(slot)) lines.set(slot, matchLine(match, this.#seal));
    }
    let offset: number;
    try {
      offset = this.#file.append([...lines.values()].join(""));
    } catch (error) {
      throw new RunError(
        `${this.directory} cannot hold the journal any more: ${refusal(error)}; what was written before is safe, make room and go on with --resume`,
      );
    }
    for (const [slot, line] of lines) {
      this.#index.enter(slot, offset, line.length - 1);
      offset += line.length;
    }
    this.#reader.forget();
  }

  /** Every match result, in order of identity: line-up, block, rotation. */
  *results(): Generator<MatchResult> {
    for (const slot of this.#index.slots()) yield this.#resultOf(slot);
  }

  /** What a tally counts of every match, in the order of the schedule, in which they stand in the file but for a few. */
  *allTallied(): Generator<TalliedMatch> {
    for (const place of scheduleOf(this.plan)) {
      const tallied = this.tallied(place);
      if (tallied !== undefined) yield tallied;
    }
  }

  /** Every match result in which a bot failed, in order of identity; the others are passed over unread, which most are. */
  *resultsWithFaults(): Generator<MatchResult> {
    const seats = this.plan.seatings[0]!.length;
    for (const slot of this.#index.slots()) {
      if (countOf(FAULTLESS, this.#line(slot)) < seats) yield this.#resultOf(slot);
    }
  }

  /** The places of all matches that are in the journal, in order of identity. */
  *places(): Generator<MatchPlace> {
    for (const slot of this.#index.slots()) yield this.#slots.place(slot);
  }

  /** SHA-256 over every match result that counts in order of identity: equal for equal events, however they were played. */
  resultHash(counts: (match: MatchPlace) => boolean = () => true): string {
    const hash = createHash("sha256");
    const together = Buffer.allocUnsafe(RESULTS_TOGETHER);
    let filled = 0;
    for (const slot of this.#index.slots()) {
      if (!counts(this.#slots.place(slot))) continue;
      if (filled + LONGEST_LINE > together.length) {
        hash.update(together.subarray(0, filled));
        filled = 0;
      }
      filled += resultIn(this.#line(slot)).copy(together, filled);
      together[filled++] = LINE_END;
    }
    return hash.update(together.subarray(0, filled)).digest("hex");
  }

  /** Decisions per second of each entrant, measured on a sample of its turns; null when none was timed. */
  decisionsPerSecond(): (number | null)[] {
    const { entrants, lineUps, seatings } = this.plan;
    const timed = entrants.map(() => 0);
    const micros = entrants.map(() => 0);
    for (const place of scheduleOf(this.plan)) {
      const slot = this.#slotOf(place);
      if (!this.#index.has(slot)) continue;
      const { lineUp, rotation } = place;
      timingsIn(this.#line(slot)).forEach(([turns, time], seat) => {
        const entrant = lineUps[lineUp]![seatings[rotation]![seat]!]!;
        timed[entrant]! += turns;
        micros[entrant]! += time;
      });
    }
    return timed.map((turns, entrant) => (micros[entrant]! > 0 ? (turns / micros[entrant]!) * 1e6 : null));
  }

  close(): void {
    closeSync(this.#file.descriptor);
    this.#lock?.release();
  }

  #slotOf({ lineUp, block, rotation }: MatchPlace): number {
    return this.#slots.of(lineUp, block, rotation);
  }

  /** The line of a match that is there. */
  #line(slot: number): Buffer {
    return this.#reader.line(this.#index.offset(slot), this.#index.length(slot));
  }

  #resultOf(slot: number): MatchResult {
    try {
      return JSON.parse(resultIn(this.#line(slot)).toString("latin1")) as MatchResult;
    } catch (error) {
      if (error instanceof RunError) throw error;
      const place = `${join(this.directory, RUN_FILES.journal)} (byte ${this.#index.offset(slot)})`;
      throw new DamagedRun(
        `${place}: the line of match ${this.#slots.id(slot)} holds no result, though its checksum fits`,
      );
    }
  }
}

/** Bytes of results that are hashed at once, since each call takes as long as the hash of a result. */
const RESULTS_TOGETHER = 1 << 18;
const LINE_END = 0x0a;

/** How the faults of a bot are written that has none. */
const FAULTLESS = Buffer.from(`"faults":${JSON.stringify(noFaults())}`);

/** How often a text stands in others. */
function countOf(text: Buffer, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count++;
  return count;
}

const cannotHold = (directory: string, error: unknown): RunError =>
  new RunError(`${directory} cannot hold the journal: ${refusal(error)}`);

function removeQuietly(path: string): void {
  try {
    if (statSync(path).isDirectory()) rmdirSync(path);
    else rmSync(path);
  } catch {
    // What is not there, or cannot be removed, was not written by us
  }
}
