import { CARD_TEXTS, type Card, type Draw } from "@doorcard/cards";

/** A decision as one seat sees it, and how often to play it out. */
export interface Spot {
  readonly game: "stud" | "stud8" | "razz";
  /** The seat's own cards, 3 to 7; of seven the last is the one of seventh street. */
  readonly own: readonly Card[];
  /** The upcards of each of the 1 to 7 other live seats, 1 to 4 each; their downcards are unknown. */
  readonly others: readonly (readonly Card[])[];
  /** Every other card the seat has seen: upcards of folded seats, burns shown. */
  readonly dead: readonly Card[];
  /** How many run-outs to deal, 1 or more; the standard error is below `0.5 / sqrt(trials)`. */
  readonly trials: number;
  /** Seeds the run-outs: the same draws give the same equity. */
  readonly draw: Draw;
}

/** Throws RangeError, saying what was wanted and what came, unless the spot can be played out. */
export function checkSpot(spot: Spot): void {
  checkCount("own cards", spot.own.length, 3, 7);
  checkCount("other live seats", spot.others.length, 1, 7);
  for (const upcards of spot.others) checkCount("upcards of another seat", upcards.length, 1, 4);
  if (!(Number.isSafeInteger(spot.trials) && spot.trials >= 1)) {
    throw new RangeError(`Trials are a whole number of 1 or more, got ${spot.trials}`);
  }
  checkCards([...spot.own, ...spot.others.flat(), ...spot.dead]);
}

function checkCount(what: string, count: number, least: number, most: number): void {
  if (count < least || count > most) throw new RangeError(`A spot has ${least} to ${most} ${what}, got ${count}`);
}

function checkCards(cards: readonly Card[]): void {
  const seen = new Uint8Array(CARD_TEXTS.length);
  for (const card of cards) {
    const text = CARD_TEXTS[card];
    if (text === undefined) throw new RangeError(`A card is an integer from 0 to 51, got ${card}`);
    if (seen[card]!++ > 0) throw new RangeError(`Card ${text} is named twice in the spot`);
  }
}
