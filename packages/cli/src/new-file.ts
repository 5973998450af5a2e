import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Misuse } from "./exit.ts";

/** A file that appears whole under its name, or not at all: it is written beside it as `NAME.part` until it is kept. */
export class NewFile {
  readonly #name: string;
  readonly #option: string;
  readonly #part: string;
  readonly #handle: number;
  #isKept = false;

  /** Throws Misuse when a file of the name is there already and may not be replaced, or none can be made; `option` is who names it. */
  constructor(name: string, { option = "--out", mayReplace = false, hint = "" } = {}) {
    this.#name = name;
    this.#option = option;
    this.#part = `${name}.part`;
    if (name === "") throw new Misuse(`${option}: names no file`);
    const there = this.#try(() => statSync(name, { throwIfNoEntry: false }));
    if (there?.isDirectory() === true) throw new Misuse(`${option} ${name}: is a folder; name a file in it`);
    if (!mayReplace && there !== undefined)
      throw new Misuse(`${option} ${name}: is there already; name another file${hint}`);
    this.#handle = this.#try(() => openSync(this.#part, "w"));
  }

  /** Appends text. Throws Misuse when the disk takes no more. */
  write(text: string): void {
    this.#try(() => writeFileSync(this.#handle, text));
  }

  /** Gives the file its name. */
  keep(): void {
    this.#try(() => renameSync(this.#part, this.#name));
    this.#isKept = true;
  }

  /** Closes it; what was not kept is taken away. */
  close(): void {
    closeSync(this.#handle);
    if (!this.#isKept) rmSync(this.#part, { force: true });
  }

  #try<T>(step: () => T): T {
    try {
      return step();
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      const why = REASONS[code]?.(dirname(this.#name));
      throw new Misuse(
        `${this.#option} ${this.#name}: cannot be written (${code})${why === undefined ? "" : `: ${why}`}`,
      );
    }
  }
}

/** Why a file cannot be written in a folder, by the code of the file system. */
const REASONS: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: () => "the disk is full",
  ENOENT: (folder) => `there is no folder ${folder}; make it, or name another`,
  ENOTDIR: (folder) => `${folder} is no folder`,
  EACCES: (folder) => `you may not write in ${folder}`,
  EROFS: (folder) => `nothing can be written in ${folder}`,
};
