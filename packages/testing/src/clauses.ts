/** A stretch of a spot's text, and its place: 1 for the first character. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

/** The clauses of a text: what stands between its commas, without the spaces around it. */
export function clausesOf(text: string): Piece[] {
  const clauses: Piece[] = [];
  let from = 0;
  for (const part of text.split(",")) {
    clauses.push({ text: part.trim(), at: from + part.length - part.trimStart().length + 1 });
    from += part.length + 1;
  }
  return clauses;
}

/** The words of a clause after its first `skipped` characters; a parenthesis is a word of its own. */
export function wordsOf(clause: Piece, skipped = 0): Piece[] {
  return [...clause.text.slice(skipped).matchAll(/[()]|[^\s()]+/g)].map((found) => ({
    text: found[0],
    at: clause.at + skipped + found.index,
  }));
}
