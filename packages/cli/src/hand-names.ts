import { parseCard } from "@doorcard/cards";
import {
  describeEight,
  describeHigh,
  describeRazz,
  eightStrength,
  highStrength,
  razzStrength,
} from "@doorcard/evaluator";
import type { HandRecord } from "@doorcard/protocol";

/** Names the holdings of a hand's game: for the half that is asked for, else all that can win something. */
export function handNamer({
  game,
}: HandRecord): (seat: number, cards: readonly string[], side?: "high" | "low") => string {
  return (_seat, texts, side) => {
    const cards = texts.map(parseCard).filter((card) => card !== undefined);
    if (game === "razz") return describeRazz(razzStrength(cards));
    const high = describeHigh(highStrength(cards));
    if (game === "stud" || side === "high") return high;
    const low = describeEight(eightStrength(cards));
    return side === "low" ? low : `${high}, ${low}`;
  };
}
