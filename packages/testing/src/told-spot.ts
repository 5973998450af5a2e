import { CARD_TEXTS, DECK_SIZE, type Card } from "@doorcard/cards";
import { STREETS, type Game, type Street } from "@doorcard/engine";
import type { ToldHolding } from "./holdings.ts";
import { readDraft, type Draft } from "./read-spot.ts";
import { misplaced, type Situation } from "./situations.ts";
import { SpotError, type SpotProblem } from "./spot-error.ts";
import { suited } from "./told-cards.ts";

/** A villain of a spot, by its number in the text, from 1. */
export interface Villain {
  readonly number: number;
  readonly upcards: readonly Card[];
  /** The street on which it folded; undefined for one who stays in. */
  readonly folds: Street | undefined;
}

/** A spot whose parts fit together. */
export interface ToldSpot {
  readonly text: string;
  readonly game: Game;
  readonly street: Street;
  readonly downcards: readonly Card[];
  readonly upcards: readonly Card[];
  readonly villains: readonly Villain[];
  readonly situation: Situation;
  /** The place in the text of how I come to act. */
  readonly situationAt: number;
}

/** Reads the text of a spot. Throws SpotError with everything that is wrong with it. */
export function readSpot(text: string): ToldSpot {
  const problems: SpotProblem[] = [];
  const draft = readDraft(text, problems);
  const { game, mine, villains, situation } = draft;
  const street = streetOf(draft, problems);
  if (street !== undefined) checkCounts(draft, street, problems);
  const holdings = [mine, ...villains].map((one) => (one === undefined ? [] : [...one.down, ...one.up]));
  const [own = [], ...boards] = suited(holdings, problems);
  if (problems.length > 0 || !game || !mine || !situation || !street) throw new SpotError(text, problems);
  return {
    text,
    game,
    street,
    downcards: own.slice(0, mine.down.length),
    upcards: own.slice(mine.down.length),
    villains: boards.map((upcards, i) => ({
      number: i + 1,
      upcards,
      folds: villains[i]!.folded ? STREETS[upcards.length - 1] : undefined,
    })),
    situation,
    situationAt: situation.at,
  };
}

/** The street that is told, else the one that my cards tell; undefined when neither does. */
function streetOf({ street, mine }: Draft, problems: SpotProblem[]): Street | undefined {
  if (street !== undefined || mine === undefined || mine.unclear) return street;
  const count = mine.down.length + mine.up.length;
  if (count < 3 || count > 7) problems.push({ at: mine.at, message: `I hold three to seven cards, not ${count}` });
  return STREETS[count - 3];
}

/** Cards that a seat shows on a street. */
const upcardsOn = (street: Street): number => Math.min(STREETS.indexOf(street) + 1, 4);

function checkCounts({ mine, villains, situation }: Draft, street: Street, problems: SpotProblem[]): void {
  const shown = upcardsOn(street);
  const down = street === "seventh" ? 3 : 2;
  if (mine?.unclear === false && (mine.down.length !== down || mine.up.length !== shown)) {
    const told = `${mine.down.length} and ${mine.up.length}`;
    problems.push({
      at: mine.at,
      message: `on ${street} street I hold ${down} downcards, in parentheses, and ${shown} ${upcards(shown)}, not ${told}`,
    });
  }
  if (mine?.folded === true) problems.push({ at: mine.at, message: "I have not folded, for it is my turn" });
  for (const [i, villain] of villains.entries()) checkVillain(villain, i + 1, street, problems);
  const staying = villains.filter(({ folded }) => !folded).length;
  if (villains.length > 7) problems.push({ at: villains[7]!.at, message: "an eighth villain has no seat" });
  if (villains.length > 0 && staying === 0)
    problems.push({ at: villains[0]!.at, message: "all villains have folded, so the hand is over" });
  const dealt = 7 * (staying + 1) + villains.reduce((sum, { up, folded }) => sum + (folded ? 2 + up.length : 0), 0);
  if (street === "seventh" && dealt > DECK_SIZE)
    problems.push({
      at: villains[0]!.at,
      message: `the deck is short: until seventh street these seats take ${dealt} cards`,
    });
  const why = situation && misplaced(situation, street);
  if (why !== undefined) problems.push({ at: situation!.at, message: why });
}

function checkVillain(
  { at, down, up, folded, unclear }: ToldHolding,
  number: number,
  street: Street,
  problems: SpotProblem[],
): void {
  const shown = upcardsOn(street);
  if (down.length > 0) problems.push({ at: down[0]!.at, message: `nobody sees the downcards of villain ${number}` });
  if (unclear || (folded ? up.length > 0 && up.length <= shown : up.length === shown)) return;
  const wanted = `${folded && shown > 1 ? `1 to ${shown}` : shown} ${upcards(shown)}`;
  problems.push({
    at,
    message: `villain ${number} shows ${wanted}${folded ? " before it folds" : ""} on ${street} street, not ${up.length}`,
  });
}

const upcards = (count: number): string => (count === 1 ? "upcard" : "upcards");

/** Texts of cards with a space between. */
export const texts = (cards: readonly Card[]): string => cards.map((card) => CARD_TEXTS[card]).join(" ");
