import { readFileSync } from "node:fs";
import { Misuse } from "./exit.ts";

/** Hands known to be odd, by number, and why the log of each is the odd one. */
export type OddHands = ReadonlyMap<string, string>;

/** Reads a list of odd hands, JSON: {"35874676388": "the reason"}. Throws Misuse with all that is wrong with it. */
export function readOddHands(file: string): OddHands {
  const value = parsed(file);
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new Misuse(`--odd ${file}: must be a group of hand numbers, each with a reason`);
  const entries = Object.entries(value);
  const problems = entries
    .filter(([, reason]) => typeof reason !== "string" || reason === "")
    .map(([id]) => `--odd ${file}: /${id} must be a text, the reason why the log is the odd one`);
  if (problems.length > 0) throw new Misuse(...problems);
  return new Map(entries as [string, string][]);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Misuse(`--odd ${file}: ${code === undefined ? `is no JSON: ${message}` : `cannot be opened (${code})`}`);
  }
}
