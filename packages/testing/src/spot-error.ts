/** Something wrong with the text of a spot: where, from 1 for its first character, and a sentence. */
export interface SpotProblem {
  readonly at: number;
  readonly message: string;
}

/** Thrown when a text tells no spot, or one that cannot arise at a table; `problems` says all that is wrong. */
export class SpotError extends RangeError {
  override readonly name = "SpotError";
  readonly problems: readonly SpotProblem[];

  constructor(text: string, problems: readonly SpotProblem[]) {
    const inOrder = problems.toSorted((one, other) => one.at - other.at);
    super(
      [`This is no spot: "${text}"`, ...inOrder.map(({ at, message }) => `  at character ${at}: ${message}`)].join(
        "\n",
      ),
    );
    this.problems = inOrder;
  }
}
