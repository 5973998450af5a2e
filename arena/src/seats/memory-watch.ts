import { readFileSync } from "node:fs";

const PAGE_BYTES = 4096;
const MS_A_LOOK = 50;

/** Looks every few milliseconds at the memory of processes, and tells of each that holds more than it may. Linux only: elsewhere it sees nothing. */
export class MemoryWatch {
  readonly #watched = new Map<number, { readonly mostBytes: number; readonly tell: () => void }>();
  #timer: NodeJS.Timeout | undefined;

  /** Watches a process until `forget`; `tell` is called once, when it holds more than so many megabytes. */
  watch(pid: number, megabytes: number, tell: () => void): void {
    this.#watched.set(pid, { mostBytes: megabytes * 1_048_576, tell });
    this.#timer ??= setInterval(() => this.#look(), MS_A_LOOK).unref();
  }

  forget(pid: number): void {
    this.#watched.delete(pid);
    if (this.#watched.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    for (const [pid, { mostBytes, tell }] of this.#watched) {
      if (residentBytes(pid) <= mostBytes) continue;
      this.forget(pid);
      tell();
    }
  }
}

/** Bytes of memory that a process and those it started hold; 0 where that cannot be read. */
export function residentBytes(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + residentBytes(Number(child)), own);
  } catch {
    return 0;
  }
}
