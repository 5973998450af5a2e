import { PlaceInText } from "./place-in-text.ts";

/** One game of a file, as text, and the line it begins on. */
export interface Part {
  readonly text: string;
  readonly line: number;
}

/** What comes before the first game, and the games; a last one that is cut short is one too. */
export interface Parts {
  readonly head: string;
  readonly games: readonly Part[];
}

/** Cuts a file into its games, so that one that is not well-formed costs itself alone. */
export function partsOf(text: string): Parts {
  const starts = [...text.matchAll(/<game\s/g)].map(({ index }) => index);
  const head = text.slice(0, starts[0] ?? text.length);
  let line = new PlaceInText(head, 1).next;
  const games = starts.map((start, nth) => {
    const piece = text.slice(start, starts[nth + 1] ?? text.length);
    const end = piece.indexOf("</game>");
    const part = { text: end < 0 ? piece : piece.slice(0, end + "</game>".length), line };
    line = new PlaceInText(piece, line).next;
    return part;
  });
  return { head, games };
}
