import type { CheckReport, CheckResult } from "@doorcard/arena";
import { styleText } from "node:util";

/** Columns of a line, and where what was found begins. */
const WIDTH = 80;
const INDENT = "          ";

const WORDS = { pass: "pass", warn: "WARN", fail: "FAIL", skipped: "skip" } as const;
const COLOURS = { pass: "green", warn: "yellow", fail: "red", skipped: "gray" } as const;

/** What a check came to, in lines of at most 80 columns: what was found, and the remedy where it did not pass. */
export function checkLines({ number, name, outcome, found, remedy }: CheckResult, colour: boolean): string[] {
  const word = colour ? styleText(COLOURS[outcome], WORDS[outcome], { validateStream: false }) : WORDS[outcome];
  const told = [found, ...(remedy === undefined ? [] : [`-> ${remedy}`])].filter((text) => text !== undefined);
  const short = `${name} (${told[0] ?? ""})`;
  const fits = told.length === 1 && INDENT.length + short.length <= WIDTH;
  const head = `${String(number).padStart(3)} ${word}  ${fits ? short : name}`;
  return fits ? [head] : [head, ...told.flatMap((text) => indented(text))];
}

/** The bottom line. */
export function checkSummary({ bot, version, games, isolation, ...counts }: CheckReport): string {
  const who = version === null ? bot : `${bot} ${version} (${games.join(", ")})`;
  const warnings = `${counts.warned} ${counts.warned === 1 ? "warning" : "warnings"}`;
  return `${who}, isolation ${isolation}:\n${counts.passed} passed, ${warnings}, ${counts.failed} failed, ${counts.skipped} skipped.`;
}

/** The checks there are, a line each. */
export const listLines = (checks: readonly { readonly number: number; readonly name: string }[]): string[] =>
  checks.map(({ number, name }) => `${String(number).padStart(3)}  ${name}`);

/** A text in lines under the name of its check, broken between words, and inside one only when it must be. */
function indented(text: string): string[] {
  const width = WIDTH - INDENT.length;
  const lines = text.replaceAll(/\p{Cc}/gu, " ").match(new RegExp(`(?! )(?:.{1,${width}}(?= |$)|.{${width}})`, "gu"));
  return (lines ?? []).map((line) => INDENT + line);
}
