/** Lines of a part of a file by the place of a character in it. */
export class PlaceInText {
  readonly #ends: number[] = [];
  readonly #first: number;

  /** `first` is the line of the file that the part begins on. */
  constructor(part: string, first: number) {
    this.#first = first;
    for (let end = part.indexOf("\n"); end >= 0; end = part.indexOf("\n", end + 1)) this.#ends.push(end);
  }

  /** The line of the file that a character of the part stands on. */
  lineAt(place: number): number {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#ends[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return this.#first + low;
  }

  /** The line that follows the part's last line end. */
  get next(): number {
    return this.#first + this.#ends.length;
  }
}
