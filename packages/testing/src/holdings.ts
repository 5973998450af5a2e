import { wordsOf, type Piece } from "./clauses.ts";
import type { SpotProblem } from "./spot-error.ts";
import { toldCard, type ToldCard } from "./told-cards.ts";

/** The cards of one seat as they are told. */
export interface ToldHolding extends Piece {
  readonly down: readonly ToldCard[];
  readonly up: readonly ToldCard[];
  readonly folded: boolean;
  /** Whether a word of it was not understood, so that its cards cannot be counted. */
  readonly unclear: boolean;
}

/** Reads "(A 2) 3 4" or "7 7 2 (folded)" in a clause, after its first `skipped` characters. */
export function readHolding(clause: Piece, skipped: number, problems: SpotProblem[]): ToldHolding {
  const down: ToldCard[] = [];
  const up: ToldCard[] = [];
  const before = problems.length;
  let folded = false;
  let opened: Piece | undefined;
  for (const word of wordsOf(clause, skipped)) {
    const card = toldCard(word);
    if (word.text === "(") {
      if (opened !== undefined) problems.push({ at: word.at, message: `"(" within parentheses` });
      opened = word;
    } else if (word.text === ")") {
      if (opened === undefined) problems.push({ at: word.at, message: `")" without "(" before it` });
      opened = undefined;
    } else if (card !== undefined) (opened === undefined ? up : down).push(card);
    else if (word.text.toLowerCase() === "folded" && opened !== undefined) folded = true;
    else problems.push({ at: word.at, message: `"${word.text}" is no card; a card is such as As, Td, 10h, 4♠ or 9` });
  }
  if (opened !== undefined) problems.push({ at: opened.at, message: `"(" is not closed in its clause` });
  return { ...clause, down, up, folded, unclear: problems.length > before };
}
