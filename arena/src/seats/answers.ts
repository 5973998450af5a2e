import type { Action, Hearing } from "@doorcard/protocol";
import { ACTIONS, CRASHED, FAULTS, HEARINGS, HEARS, UNREADABLE } from "@doorcard/protocol/wire";

/** An answer as it came: what it says stands there, and is not trusted to fit the ask. */
export interface Reply {
  readonly id: number;
  readonly action?: Action;
  readonly fault?: "crashed" | "unreadable";
  readonly hears?: readonly Hearing[];
  readonly faults?: number;
}

/** The most faults outside of its turns that a bot can own up to in a match. */
const MOST_FAULTS = 1_000_000_000;

/** Reads a line of answers; undefined when it is none. An answer with an id but no word that is known says "unreadable". */
export function readLine(message: Uint8Array): Reply[] | undefined {
  const told = parsed(message);
  if (!isRecord(told) || told["type"] !== "answers" || !Array.isArray(told["answers"])) return undefined;
  const replies: Reply[] = [];
  for (const answer of told["answers"] as unknown[]) {
    if (!isRecord(answer) || !Number.isSafeInteger(answer["id"])) return undefined;
    replies.push(replyOf(answer["id"] as number, answer));
  }
  return replies;
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

function replyOf(id: number, { action, fault, hears, faults }: Record<string, unknown>): Reply {
  if (fault === "crashed") return { id, fault };
  if (ACTIONS.includes(action as Action)) return { id, action: action as Action };
  if (Array.isArray(hears)) return { id, hears: HEARINGS.filter((heard) => hears.includes(heard)) };
  if (Number.isInteger(faults) && (faults as number) >= 0) return { id, faults: Math.min(faults as number, MOST_FAULTS) };
  return { id, fault: "unreadable" };
}

/** Reads a binary frame of answers; undefined when it is none. */
export function readFrame(frame: Uint8Array): Reply[] | undefined {
  const numbers = new DataView(frame.buffer, frame.byteOffset, frame.length);
  const replies: Reply[] = [];
  for (let at = 0; at < frame.length;) {
    if (at + 5 > frame.length) return undefined;
    const id = numbers.getUint32(at, true);
    const said = frame[at + 4]!;
    at += 5;
    if (said === FAULTS) {
      if (at + 4 > frame.length) return undefined;
      replies.push({ id, faults: Math.min(numbers.getUint32(at, true), MOST_FAULTS) });
      at += 4;
    } else if (said === HEARS) {
      if (at + 1 > frame.length) return undefined;
      const bits = frame[at++]!;
      replies.push({ id, hears: HEARINGS.filter((_, bit) => (bits >> bit) & 1) });
    } else if (said === CRASHED || said === UNREADABLE || said >= ACTIONS.length) {
      replies.push({ id, fault: said === CRASHED ? "crashed" : "unreadable" });
    } else replies.push({ id, action: ACTIONS[said]! });
  }
  return replies;
}
