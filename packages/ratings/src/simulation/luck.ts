import seedrandom from "seedrandom";

/** Random numbers for a simulation, the same ones for the same name. */
export class Luck {
  readonly #random: () => number;
  #spare: number | undefined;

  constructor(name: string) {
    this.#random = seedrandom.alea(`doorcard/simulation/${name}`);
  }

  /** From 0 up to 1. */
  uniform(): number {
    return this.#random();
  }

  /** Standard normal (Box and Muller 1958). */
  normal(): number {
    if (this.#spare !== undefined) {
      const spare = this.#spare;
      this.#spare = undefined;
      return spare;
    }
    const length = Math.sqrt(-2 * Math.log(1 - this.#random()));
    const angle = 2 * Math.PI * this.#random();
    this.#spare = length * Math.sin(angle);
    return length * Math.cos(angle);
  }

  /** Student's t with 4 degrees of freedom, scaled to variance 1: one draw in 80 lies beyond three deviations. */
  heavy(): number {
    let squares = 0;
    for (let i = 0; i < 4; i++) squares += this.normal() ** 2;
    return (this.normal() * Math.SQRT2) / Math.sqrt(squares);
  }
}
