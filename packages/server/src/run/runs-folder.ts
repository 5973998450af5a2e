import { RUN_FILES } from "@doorcard/arena";
import { existsSync, lstatSync, readdirSync, realpathSync, statSync, type BigIntStats } from "node:fs";
import { basename, join, resolve } from "node:path";
import { CannotServe } from "../cannot-serve.ts";

/**
 * The runs that may be shown: those directly in a folder, or the one that the folder itself is, whether they can be read or not. A run
 * is known by the name of its folder. Symbolic links are not followed, so that nothing outside is ever read.
 */
export class RunsFolder {
  readonly #folder: string;
  readonly #isRun: boolean;

  /** Throws CannotServe when there is no such folder. */
  constructor(directory: string) {
    const there = statSync(directory, { throwIfNoEntry: false });
    const remedy = "name the folder of a run, or one that holds runs";
    if (there === undefined) throw new CannotServe(`${directory}: there is no such folder; ${remedy}`);
    if (!there.isDirectory()) throw new CannotServe(`${directory}: is a file; ${remedy}`);
    this.#folder = realpathSync(resolve(directory));
    this.#isRun = holdsRun(this.#folder);
  }

  /** Names of the runs that there are now, the one begun last first. */
  ids(): string[] {
    if (this.#isRun) return [basename(this.#folder)];
    return namesIn(this.#folder)
      .filter((name) => holdsRun(join(this.#folder, name)))
      .map((name) => ({ name, begun: begunAt(join(this.#folder, name)) }))
      .sort((a, b) => b.begun - a.begun || (a.name < b.name ? -1 : 1))
      .map(({ name }) => name);
  }

  /** The folder of a run; undefined when there is none of the name. */
  find(id: string): string | undefined {
    if (this.#isRun) return id === basename(this.#folder) ? this.#folder : undefined;
    // Only a name that stands in the folder is ever made a path
    const isThere = namesIn(this.#folder).includes(id) && holdsRun(join(this.#folder, id));
    return isThere ? join(this.#folder, id) : undefined;
  }
}

/** What is in a folder; nothing when it was taken away. */
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Whether something is a folder with a journal, perhaps of older versions; neither that nor its plan is a link. */
function holdsRun(folder: string): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
  const { plan, journal, olderJournal } = RUN_FILES;
  const isFile = (name: string): boolean | undefined =>
    lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
  const journals = [isFile(journal), isFile(olderJournal)];
  return journals.includes(true) && ![...journals, isFile(plan)].includes(false);
}

/** When a run was begun, in milliseconds since 1970; 0 when its plan is gone. */
const begunAt = (folder: string): number =>
  statSync(join(folder, RUN_FILES.plan), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** What changes whenever a journal does: which file it is, its size, and when it was written to last. */
export const stateOfJournal = (directory: string): string => stateOfFile(join(directory, RUN_FILES.journal));

/** What changes when another plan stands in the place of one. */
export const stateOfPlan = (directory: string): string => stateOfFile(join(directory, RUN_FILES.plan));

/** What changes whenever a run can be read otherwise than before. */
export const stateOfRun = (directory: string): string => `${stateOfJournal(directory)}/${stateOfPlan(directory)}`;

function stateOfFile(path: string): string {
  const stat: BigIntStats | undefined = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? "" : `${stat.ino} ${stat.size} ${stat.mtimeNs}`;
}
