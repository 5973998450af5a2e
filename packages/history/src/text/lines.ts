/** A line of a log without its line end and trailing blanks, with its number from 1. */
export interface Line {
  readonly text: string;
  readonly line: number;
}

/** The lines of a log that are not blank, one after the other. */
export function* linesOf(log: string): Generator<Line> {
  let at = log.startsWith("\uFEFF") ? 1 : 0;
  for (let line = 1; at <= log.length; line++) {
    const end = log.indexOf("\n", at);
    const text = log.slice(at, end < 0 ? log.length : end).trimEnd();
    if (text !== "") yield { text, line };
    if (end < 0) return;
    at = end + 1;
  }
}

/** A line as quoted in a reason: at most 80 characters. */
export const quote = (text: string): string => `"${text.slice(0, 80)}"`;
