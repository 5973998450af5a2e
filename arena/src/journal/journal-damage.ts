/** A place in a journal where bytes are no line of it. */
export interface Damage {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The first byte, counted from 0. */
  readonly offset: number;
  readonly bytes: number;
  /** What is wrong there. */
  readonly what: string;
}

/** What is damaged in a journal: how many places, and the first of them. */
export interface Damages {
  readonly count: number;
  /** At most 100. */
  readonly first: readonly Damage[];
}

const MOST_KEPT = 100;

/** Gathers places that are damaged, in the order of the file. */
export class DamageList implements Damages {
  readonly first: Damage[] = [];
  count = 0;
  #last: { line: number; end: number } = { line: 0, end: 0 };

  /** Adds a place; bytes that go on where the last one ended, in the same line, are one place with it. */
  add(damage: Damage): void {
    const { line, offset, bytes } = damage;
    const isMore = this.count > 0 && this.#last.line === line && this.#last.end === offset;
    this.#last = { line, end: offset + bytes };
    if (!isMore) this.count++;
    if (this.count > MOST_KEPT) return;
    const before = isMore ? this.first.pop() : undefined;
    this.first.push(before === undefined ? damage : { ...before, bytes: before.bytes + bytes });
  }
}

/** Where a damaged place is. */
export const placeOfDamage = ({ file, line, offset, bytes }: Damage): string =>
  `${file}:${line} (byte ${offset}, ${bytes} ${bytes === 1 ? "byte" : "bytes"})`;
