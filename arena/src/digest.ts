/** A running 64-bit digest over whole numbers, two lanes of multiply and rotate (after MurmurHash3, A. Appleby, public domain). */
export class Digest {
  #a = 0x9368_e53c | 0;
  #b = 0x586d_cd20 | 0;

  /** Takes in whole numbers of 32 bits, those from one place up to but not another. */
  take(values: ArrayLike<number>, from: number, to: number): void {
    let first = this.#a;
    let second = this.#b;
    for (let at = from; at < to; at++) {
      const value = values[at]!;
      first = Math.imul(first ^ value, 0x85eb_ca6b);
      first = (first << 13) | (first >>> 19);
      second = Math.imul(second + value, 0xc2b2_ae35) ^ first;
      second = (second << 17) | (second >>> 15);
    }
    this.#a = first;
    this.#b = second;
  }

  /** The digest so far: 16 hexadecimal figures. */
  toString(): string {
    return [this.#a, this.#b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
  }
}
