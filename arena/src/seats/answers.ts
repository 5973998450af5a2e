import type { Action, Hearing } from "@doorcard/protocol";
import { ACTIONS, CRASHED, FAULTS, HEARINGS, HEARS, UNREADABLE } from "@doorcard/protocol/wire";

/**
 * Takes answers as they are read: the id, what is said (an action's number, `UNREADABLE`, `CRASHED`, `HEARS` or `FAULTS`, as
 * in a binary frame), and with the last two what is heard, one bit each, or how many faults there were.
 */
export type TakeAnswer = (id: number, said: number, value: number) => void;

/** The most faults outside of its turns that a bot can own up to in a match. */
const MOST_FAULTS = 1_000_000_000;

/** Reads a line of answers; how many there are, or undefined when it is none. An answer with an id but no word that is known says `UNREADABLE`. */
export function readLine(message: Uint8Array, take: TakeAnswer): number | undefined {
  const told = parsed(message);
  if (!isRecord(told) || told["type"] !== "answers" || !Array.isArray(told["answers"])) return undefined;
  const answers = told["answers"] as unknown[];
  if (!answers.every((answer) => isRecord(answer) && Number.isSafeInteger(answer["id"]))) return undefined;
  for (const answer of answers as Record<string, unknown>[]) takeWord(answer, take);
  return answers.length;
}

function parsed(message: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(message));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function takeWord({ id, action, fault, hears, faults }: Record<string, unknown>, take: TakeAnswer): void {
  const number = id as number;
  const code = ACTIONS.indexOf(action as Action);
  if (fault === "crashed") take(number, CRASHED, 0);
  else if (code >= 0) take(number, code, 0);
  else if (Array.isArray(hears)) take(number, HEARS, bitsOf(hears));
  else if (Number.isInteger(faults) && (faults as number) >= 0)
    take(number, FAULTS, Math.min(faults as number, MOST_FAULTS));
  else take(number, UNREADABLE, 0);
}

/** What is heard, one bit each. */
const bitsOf = (hears: readonly unknown[]): number =>
  HEARINGS.reduce((bits, heard, bit) => (hears.includes(heard) ? bits | (1 << bit) : bits), 0);

/** What the bits say is heard. */
export const heardIn = (bits: number): Hearing[] => HEARINGS.filter((_, bit) => (bits >> bit) & 1);

/** Reads a binary frame of answers; how many there are, or undefined when it is none or is cut off. */
export function readFrame(frame: Uint8Array, take: TakeAnswer): number | undefined {
  const numbers = new DataView(frame.buffer, frame.byteOffset, frame.length);
  let count = 0;
  for (let at = 0; at < frame.length; count++) {
    if (at + 5 > frame.length) return undefined;
    const id = numbers.getUint32(at, true);
    const said = frame[at + 4]!;
    at += 5;
    const more = said === FAULTS ? 4 : said === HEARS ? 1 : 0;
    if (at + more > frame.length) return undefined;
    if (more === 4) take(id, said, Math.min(numbers.getUint32(at, true), MOST_FAULTS));
    else if (more === 1) take(id, said, frame[at]!);
    else take(id, said < ACTIONS.length || said === CRASHED ? said : UNREADABLE, 0);
    at += more;
  }
  return count;
}
