import { GAMES, STREETS, type Game, type Street } from "@doorcard/engine";
import { clausesOf, wordsOf, type Piece } from "./clauses.ts";
import { readHolding, type ToldHolding } from "./holdings.ts";
import { SITUATIONS, type Situation } from "./situations.ts";
import type { SpotProblem } from "./spot-error.ts";
import { toldCard } from "./told-cards.ts";

/** What the clauses of a spot say, before anybody asks whether they fit together. */
export interface Draft {
  game?: Game;
  street?: Street;
  mine?: ToldHolding;
  readonly villains: ToldHolding[];
  situation?: Situation & { readonly at: number };
  /** How many clauses were not understood. */
  unknown: number;
}

const MINE = /^i hold\b/i;
const THEIRS = /^villains? shows?\b/i;
const WAYS = SITUATIONS.map(({ text }) => text);

/** Reads the clauses of a spot; adds every word that is not understood, and every part that is missing, to `problems`. */
export function readDraft(text: string, problems: SpotProblem[]): Draft {
  const draft: Draft = { villains: [], unknown: 0 };
  let afterBoard = false;
  for (const clause of clausesOf(text)) afterBoard = readClause(draft, clause, afterBoard, problems);
  // A clause that is not known may be the part that is missing
  const missing = missingIn(draft);
  if (missing.length > draft.unknown)
    problems.push(...missing.map((part) => ({ at: text.length + 1, message: `missing is ${part}` })));
  return draft;
}

function missingIn({ game, mine, villains, situation }: Draft): string[] {
  const missing: string[] = [];
  if (game === undefined) missing.push(`the game: ${GAMES.join(", ")}`);
  if (mine === undefined) missing.push(`what I hold, such as "I hold (A 2) 3"`);
  if (villains.length === 0) missing.push(`whom I face, such as "villain shows 9 K"`);
  if (situation === undefined) missing.push(`how I come to act: ${WAYS.join(", ")}`);
  return missing;
}

/** Reads one clause into the draft; true when it was a villain's board, after which another may follow. */
function readClause(draft: Draft, clause: Piece, afterBoard: boolean, problems: SpotProblem[]): boolean {
  const said = clause.text.toLowerCase().split(/\s+/).join(" ");
  const once = (part: unknown, what: string): unknown =>
    part !== undefined && problems.push({ at: clause.at, message: `"${clause.text}": ${what} is told twice` });
  const game = GAMES.find((name) => name === said);
  const street = STREETS.find((name) => said === name || said === `${name} street`);
  const situation = SITUATIONS.find((one) => one.text === said);
  const board = THEIRS.exec(clause.text);
  if (game !== undefined) {
    once(draft.game, "the game");
    draft.game = game;
  } else if (street !== undefined) {
    once(draft.street, "the street");
    draft.street = street;
  } else if (situation !== undefined) {
    once(draft.situation, "how I come to act");
    draft.situation = { ...situation, at: clause.at };
  } else if (MINE.test(clause.text)) {
    once(draft.mine, "what I hold");
    draft.mine = readHolding(clause, "I hold".length, problems);
  } else if (board !== null || (afterBoard && startsWithCard(clause))) {
    draft.villains.push(readHolding(clause, board?.[0].length ?? 0, problems));
    return true;
  } else {
    draft.unknown++;
    problems.push({ at: clause.at, message: unknown(clause.text) });
  }
  return false;
}

const startsWithCard = (clause: Piece): boolean => wordsOf(clause).slice(0, 1).some(toldCard);

function unknown(text: string): string {
  const known = [...GAMES, "third street to seventh street", '"I hold ..."', '"villain shows ..."', ...WAYS];
  return text === "" ? "a clause is empty" : `"${text}" is not known; known are ${known.join(", ")}`;
}
