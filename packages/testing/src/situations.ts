import type { Street } from "@doorcard/engine";

/** How I come to act on the street of a spot. */
export interface Situation {
  readonly text: string;
  readonly on: "third street" | "later streets" | "every street";
  /** Whether I am the first to act, or am not; undefined where both will do. */
  readonly opening: boolean | undefined;
  /** The bets and raises of the street so far, by whose they are. */
  readonly wagers: readonly ("mine" | "theirs")[];
}

const situation = (
  text: string,
  on: Situation["on"],
  opening: Situation["opening"],
  ...wagers: Situation["wagers"]
): Situation => ({ text, on, opening, wagers });

/** Every situation that a spot can tell. */
export const SITUATIONS: readonly Situation[] = [
  situation("bringing it in", "third street", true),
  situation("first to act", "every street", true),
  situation("facing the bring-in", "third street", false),
  situation("checked to me", "later streets", false),
  situation("facing a completion", "third street", undefined, "theirs"),
  situation("facing a completion and a raise", "third street", undefined, "theirs", "theirs"),
  situation("facing a bet", "later streets", undefined, "theirs"),
  situation("facing a bet and a raise", "later streets", undefined, "theirs", "theirs"),
  situation("facing two bets", "every street", undefined, "theirs", "theirs"),
  situation("facing a raise", "every street", undefined, "mine", "theirs"),
];

/** Why a situation belongs to other streets than this one; undefined when it fits. */
export function misplaced({ text, on }: Situation, street: Street): string | undefined {
  if (on === "every street" || (on === "third street") === (street === "third")) return undefined;
  const fitting = SITUATIONS.filter((one) => one.on === "every street" || one.on !== on).map((one) => one.text);
  return `"${text}" is of ${on}; on ${street} street I can be ${fitting.join(", ")}`;
}
