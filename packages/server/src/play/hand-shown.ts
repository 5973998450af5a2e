import type { KeptHand } from "@doorcard/arena";
import { parseCard } from "@doorcard/cards";
import {
  describeEight,
  describeHigh,
  describeRazz,
  eightStrength,
  highStrength,
  razzStrength,
} from "@doorcard/evaluator";
import type { Game, HandPage } from "@doorcard/protocol";

/** A hand of a match that is over, to be shown step by step. */
export function handShown({ record, events }: KeptHand): HandPage {
  const holdings = events
    .filter((event) => event.kind === "show")
    .map(({ seat, cards }) => ({ seat, text: holdingTold(record.game, [...cards, ...record.community]) }));
  return { record, events: [...events], spoken: [], equities: [], holdings };
}

function holdingTold(game: Game, texts: readonly string[]): string {
  const cards = [...new Set(texts)].map(parseCard).filter((card) => card !== undefined);
  if (game === "razz") return describeRazz(razzStrength(cards));
  const high = describeHigh(highStrength(cards));
  return game === "stud" ? high : `${high}, ${describeEight(eightStrength(cards))}`;
}
