/** A card as it is seen; without a text it lies face down and is not known. */
export interface SeenCard {
  readonly card: string | undefined;
  readonly face: "up" | "down";
}
