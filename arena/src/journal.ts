import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { MatchResult } from "@doorcard/protocol";
import type { PlayedMatch, Timing } from "./match.ts";
import type { AnyPlan } from "./plan.ts";
import { RunError } from "./run-error.ts";

const PLAN_FILE = "event.json";
const JOURNAL_FILE = "journal.db";

/**
 * What a run has played, in a folder: `event.json`, the plan, and `journal.db`, one row a match under its identity,
 * only ever added to. A match counts once, however often it is played.
 */
export class Journal {
  readonly directory: string;
  readonly plan: AnyPlan;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #find: StatementSync;

  private constructor(directory: string, plan: AnyPlan, database: DatabaseSync) {
    this.directory = directory;
    this.plan = plan;
    this.#database = database;
    this.#insert = database.prepare("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?)");
    this.#find = database.prepare("SELECT result FROM matches WHERE line_up = ? AND block = ? AND rotation = ?");
  }

  /** Begins a journal in a folder that is new or empty. Throws RunError, and leaves nothing behind, when it can't. */
  static create(folder: string, plan: AnyPlan): Journal {
    const directory = resolve(folder);
    const isNew = !existsSync(directory);
    try {
      makeFolder(directory);
      if (readdirSync(directory).length > 0)
        throw new RunError(
          `${directory} is not empty; name another folder, or go on with a run that it holds by --resume`,
        );
      writeFileSync(join(directory, PLAN_FILE), `${JSON.stringify(plan, undefined, 2)}\n`, { flag: "wx", flush: true });
      return new Journal(directory, plan, openDatabase(directory, true));
    } catch (error) {
      if (error instanceof RunError) throw error;
      for (const file of [PLAN_FILE, JOURNAL_FILE, `${JOURNAL_FILE}-wal`, `${JOURNAL_FILE}-shm`])
        rmQuietly(join(directory, file));
      if (isNew) rmQuietly(directory);
      throw new RunError(`${directory} cannot hold the journal: ${reason(error)}`);
    }
  }

  /** Opens the journal of a run. Throws RunError when the folder holds none. */
  static open(directory: string): Journal {
    const file = join(directory, PLAN_FILE);
    if (!existsSync(file) || !existsSync(join(directory, JOURNAL_FILE)))
      throw new RunError(`${directory} holds no run: ${PLAN_FILE} or ${JOURNAL_FILE} is missing`);
    try {
      return new Journal(directory, JSON.parse(readFileSync(file, "utf8")) as AnyPlan, openDatabase(directory, false));
    } catch (error) {
      throw new RunError(`the run in ${directory} cannot be read: ${reason(error)}`);
    }
  }

  /** Whether a match is in the journal. */
  has(match: Pick<MatchResult, "lineUp" | "block" | "rotation">): boolean {
    return this.#find.get(match.lineUp, match.block, match.rotation) !== undefined;
  }

  /** What a match came to; undefined when it is not in the journal. */
  result({ lineUp, block, rotation }: Pick<MatchResult, "lineUp" | "block" | "rotation">): MatchResult | undefined {
    const row = this.#find.get(lineUp, block, rotation);
    return row === undefined ? undefined : (JSON.parse(String(row["result"])) as MatchResult);
  }

  /** Adds matches, all or none, and has them on the disk when it returns. Throws RunError when the folder is full. */
  add(matches: readonly PlayedMatch[]): void {
    try {
      this.#database.exec("BEGIN IMMEDIATE");
      for (const { result, timings } of matches) {
        this.#insert.run(result.lineUp, result.block, result.rotation, JSON.stringify(result), JSON.stringify(timings));
      }
      this.#database.exec("COMMIT");
    } catch (error) {
      throw new RunError(
        `${this.directory} cannot hold the journal any more: ${reason(error)}; what was written before is safe, make room and go on with --resume`,
      );
    }
  }

  /** Every match result, in order of identity: line-up, block, rotation. */
  *results(): Generator<MatchResult> {
    for (const row of this.#database
      .prepare("SELECT result FROM matches ORDER BY line_up, block, rotation")
      .iterate()) {
      yield JSON.parse(String(row["result"])) as MatchResult;
    }
  }

  /** SHA-256 over every match result that counts in order of identity: equal for equal events, however they were played. */
  resultHash(counts: (result: MatchResult) => boolean = () => true): string {
    const hash = createHash("sha256");
    for (const result of this.results()) {
      if (counts(result)) hash.update(`${JSON.stringify(result)}\n`);
    }
    return hash.digest("hex");
  }

  /** Decisions per second of each entrant, measured on a sample of its turns; null when none was timed. */
  decisionsPerSecond(): (number | null)[] {
    const timed = this.plan.entrants.map(() => 0);
    const micros = this.plan.entrants.map(() => 0);
    for (const row of this.#database.prepare("SELECT result, timings FROM matches").iterate()) {
      const timings = JSON.parse(String(row["timings"])) as Timing[];
      (JSON.parse(String(row["result"])) as MatchResult).seats.forEach(({ entrant }, seat) => {
        timed[entrant]! += timings[seat]!.timed;
        micros[entrant]! += timings[seat]!.micros;
      });
    }
    return timed.map((turns, entrant) => (micros[entrant]! > 0 ? (turns / micros[entrant]!) * 1e6 : null));
  }

  close(): void {
    this.#database.close();
  }
}

/**
 * Makes a folder and those above it that are missing, one by one: Node's own recursive way never returns where a file
 * system refuses new folders by saying that they do not exist (below /proc, Node 26).
 */
function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  const above = dirname(directory);
  if (above !== directory) makeFolder(above);
  mkdirSync(directory);
}

function openDatabase(directory: string, isNew: boolean): DatabaseSync {
  const database = new DatabaseSync(join(directory, JOURNAL_FILE));
  database.exec("PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  if (isNew) {
    database.exec(
      "CREATE TABLE matches (line_up INTEGER NOT NULL, block INTEGER NOT NULL, rotation INTEGER NOT NULL, result TEXT NOT NULL, timings TEXT NOT NULL, PRIMARY KEY (line_up, block, rotation)) WITHOUT ROWID",
    );
  }
  return database;
}

/** Why the file system or the database refused, without the parts that only a programmer wants. */
function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const known: Readonly<Record<string, string>> = {
    ENOSPC: "the disk is full",
    EACCES: "it may not be written",
    EROFS: "the disk may only be read",
    ENOTDIR: "a part of the path is no folder",
    ENOENT: "the path does not exist and cannot be made",
    EEXIST: "a file stands in the way",
    EPERM: "it may not be written",
  };
  return known[code ?? ""] ?? message;
}

function rmQuietly(path: string): void {
  try {
    rmSync(path, { force: true, recursive: true });
  } catch {
    // What cannot be removed was not written by us
  }
}
