/** The cards of one seat as they lie on the table: downcards in brackets, then upcards. */
export class Holding {
  readonly #cards: readonly string[];
  readonly #dealt: Dealt[] = [];
  #told = 0;

  /** All its cards in the order dealt; none of them is dealt yet. */
  constructor(cards: readonly string[]) {
    this.#cards = cards;
  }

  /** Deals its next card. */
  deal(face: Dealt["face"]): void {
    this.#dealt.push({ face, card: this.#cards[this.#dealt.length] ?? "??" });
  }

  /** The cards dealt since it was last asked; empty when there are none. */
  takeNew(): string {
    const cards = laidOut(this.#dealt.slice(this.#told));
    this.#told = this.#dealt.length;
    return cards;
  }

  /** All cards dealt so far: "[As 2d] 3c 4h". */
  get text(): string {
    return laidOut(this.#dealt);
  }
}

interface Dealt {
  readonly face: "upcard" | "downcard";
  readonly card: string;
}

function laidOut(dealt: readonly Dealt[]): string {
  const down = dealt.filter(({ face }) => face === "downcard").map(({ card }) => card);
  const up = dealt.filter(({ face }) => face === "upcard").map(({ card }) => card);
  return [...(down.length > 0 ? [`[${down.join(" ")}]`] : []), ...up].join(" ");
}
