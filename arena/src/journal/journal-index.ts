/** Where the line of each match stands in a journal, by slot; ten bytes a match. */
export class JournalIndex {
  /** Matches that are there. */
  matches = 0;
  /** Where each line begins; 0 for a match that is not there, since the first line is none. */
  readonly #offsets: Float64Array;
  readonly #lengths: Uint16Array;

  constructor(slots: number) {
    this.#offsets = new Float64Array(slots);
    this.#lengths = new Uint16Array(slots);
  }

  has(slot: number): boolean {
    return this.offset(slot) > 0;
  }

  /** The byte that the line of a match begins at; 0 when it is not there. */
  offset(slot: number): number {
    return this.#offsets[slot] ?? 0;
  }

  /** Bytes of the line of a match, without its end. */
  length(slot: number): number {
    return this.#lengths[slot] ?? 0;
  }

  /** Enters the line of a match; one that is there stays, since a match counts once however often it stands there. */
  enter(slot: number, offset: number, length: number): void {
    if (this.has(slot)) return;
    this.#offsets[slot] = offset;
    this.#lengths[slot] = length;
    this.matches++;
  }

  /** The slots of the matches that are there, in order of identity. */
  *slots(): Generator<number> {
    for (let slot = 0; slot < this.#offsets.length; slot++) if (this.has(slot)) yield slot;
  }
}
