/** A running 64-bit digest over whole numbers, two lanes of multiply and rotate (after MurmurHash3, A. Appleby, public domain). */
export class Digest {
  #a = 0x9368_e53c | 0;
  #b = 0x586d_cd20 | 0;

  /** Takes in a whole number of 32 bits. */
  take(value: number): void {
    const a = Math.imul(this.#a ^ value, 0x85eb_ca6b);
    this.#a = (a << 13) | (a >>> 19);
    const b = Math.imul(this.#b + value, 0xc2b2_ae35) ^ this.#a;
    this.#b = (b << 17) | (b >>> 15);
  }

  /** The digest so far: 16 hexadecimal figures. */
  toString(): string {
    return [this.#a, this.#b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
  }
}
