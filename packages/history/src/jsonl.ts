import { check, type HandRecord, type Problem } from "@doorcard/protocol";

/** A record as one line of our own JSON lines, with its line end. */
export const writeRecord = (record: HandRecord): string => `${JSON.stringify(record)}\n`;

/** A line that could not be read: its number from 1, and what is wrong. */
export interface BadLine {
  readonly line: number;
  readonly problems: readonly Problem[];
}

/** Reads JSON lines: the records of the lines that hold one, and every line that does not, with its reasons. */
export function readRecords(text: string): { readonly records: HandRecord[]; readonly bad: BadLine[] } {
  const records: HandRecord[] = [];
  const bad: BadLine[] = [];
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readRecord(line);
    if (read.ok) records.push(read.value);
    else bad.push({ line: i + 1, problems: read.problems });
  }
  return { records, bad };
}

function readRecord(line: string): ReturnType<typeof check<"handRecord">> {
  try {
    return check("handRecord", JSON.parse(line));
  } catch (error) {
    return { ok: false, problems: [{ code: "json", at: "", message: `is no JSON: ${(error as Error).message}` }] };
  }
}
