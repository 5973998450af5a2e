import type { LogReader, Unread } from "../told-hand.ts";
import { newTelling, type Telling } from "./hand.ts";
import { linesOf, quote, type Line } from "./lines.ts";
import { finished, withStakes, type Finished, type Header } from "./finish.ts";

/** Why the first line of a hand could not be read, with the hand's number where it is known. */
export interface BadHeader {
  readonly id: string | undefined;
  readonly reason: string;
}

/** What makes a format of plain text: a hand begins with a header, and each line after it tells one thing. */
export interface TextFormat {
  /** Whether a line begins a hand. */
  readonly isHeader: (text: string) => boolean;
  readonly readHeader: (text: string) => Header | BadHeader;
  /** Takes one line of a hand; a reason when it is of no known kind, or contradicts what came before. */
  readonly takeLine: (hand: Telling, line: Line) => string | undefined;
  /** How the line that ends the play begins, for the reason when a hand breaks off before it. */
  readonly lastLine: string;
}

const LONGEST_LINE = 10_000;

/** A reader for a format of plain text. */
export function textReader(format: TextFormat): LogReader {
  return (text, file) => {
    const read: Finished[] = [];
    const unread: Unread[] = [];
    let lines: Line[] = [];
    const close = (): void => {
      const result = readHand(format, lines, file);
      if ("hand" in result) read.push(result);
      else unread.push(result);
    };
    for (const line of linesOf(text)) {
      if (format.isHeader(line.text)) {
        if (lines.length > 0) close();
        lines = [line];
      } else if (lines.length > 0) {
        lines.push(line);
      } else if (unread.length === 0) {
        const reason = `the text ${quote(line.text)} stands before the first hand`;
        unread.push({ place: { file, line: line.line }, id: undefined, reason });
      }
    }
    if (lines.length > 0) close();
    const { hands, unread: withoutStakes } = withStakes(read);
    return { hands, unread: [...unread, ...withoutStakes] };
  };
}

function readHand(format: TextFormat, lines: readonly Line[], file: string): Finished | Unread {
  const [first, ...rest] = lines as readonly [Line, ...Line[]];
  const header = format.readHeader(first.text);
  const report = (line: number, reason: string): Unread => ({ place: { file, line }, id: header.id, reason });
  if ("reason" in header) return report(first.line, header.reason);
  const long = rest.find(({ text }) => text.length > LONGEST_LINE);
  if (long !== undefined) return report(long.line, `the line is longer than ${LONGEST_LINE} characters`);
  const hand = newTelling(scaleOf(header, rest));
  for (const line of rest) {
    const reason = format.takeLine(hand, line);
    if (reason !== undefined) return report(line.line, reason);
  }
  const last = lines.at(-1)!.line;
  if (!hand.ended) return report(last, `the hand ends without its line "${format.lastLine}"`);
  const result = finished(header, hand, { file, line: first.line });
  return typeof result === "string" ? report(last, result) : result;
}

/** Cents where a currency sign or a decimal point occurs in the limits or a stack; else chips. */
function scaleOf(header: Header, lines: readonly Line[]): number {
  if (/[$€£.]/.test(`${header.smallBet ?? ""}${header.bigBet ?? ""}`)) return 100;
  return lines.some(({ text }) => /^Seat.*(?:[$€£]\d|\d\.\d\d? in chips)/.test(text)) ? 100 : 1;
}
