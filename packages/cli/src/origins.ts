import type { Problem } from "@doorcard/protocol";
import { eventKeysAt } from "./event-keys.ts";
import type { WrittenEvent } from "./event-file.ts";
import { didYouMean } from "./nearest.ts";
import { pointerSteps, valueAt } from "./pointer.ts";

/** Where each part of what was asked for was written, so that a problem can be told with its place. */
export interface Origins {
  readonly file?: WrittenEvent;
  /** By key of the event: the option as it was typed, "--seats 9". */
  readonly options: Readonly<Record<string, string>>;
}

/** A problem as one sentence with its place: "event.yaml:4:9 /game must be …" or "--game studd: must be …". */
export function placed(problem: Problem, document: unknown, { file, options }: Origins): string {
  const steps = pointerSteps(problem.at);
  const option = steps[0] === undefined ? undefined : options[steps[0]];
  if (option !== undefined) {
    const part = steps.slice(1).filter((step) => !/^\d+$/.test(step));
    return `${option}: ${[...part, wording(problem, document, { isShown: true })].join(" ")}`;
  }
  if (problem.code === "missing" && problem.at === "" && file === undefined) {
    return "no bots were named: give --bots a,b or an event file (doorcard run --help shows examples)";
  }
  const where = file === undefined ? [] : [file.placeOf(problem.at)];
  return [...where, ...(problem.at === "" ? [] : [problem.at]), wording(problem, document, { isShown: false })].join(
    " ",
  );
}

/** What is wrong, with what was written there and what may have been meant. */
function wording({ code, at, message }: Problem, document: unknown, { isShown }: { isShown: boolean }): string {
  if (code === "unknown-key") return unknownKey(at);
  const got = valueAt(document, at);
  const hints: string[] = [];
  if (
    !isShown &&
    (code === "type" || code === "range" || code === "value") &&
    got !== undefined &&
    !message.includes(" got ")
  ) {
    hints.push(`got ${JSON.stringify(got)}`);
  }
  const words = /^must be one of (.*)$/.exec(message)?.[1]?.split(", ");
  const meant = words === undefined || typeof got !== "string" ? undefined : didYouMean(got, words);
  if (meant !== undefined) hints.push(meant);
  if (code === "type" && typeof got === "number" && message === "must be a text") hints.push("put it in quotes");
  return hints.length === 0 ? message : `${message} (${hints.join("; ")})`;
}

function unknownKey(at: string): string {
  const key = pointerSteps(at).at(-1) ?? "";
  const known = eventKeysAt(at.slice(0, at.lastIndexOf("/")));
  const meant = didYouMean(key, known);
  return `is no key that is known here${meant === undefined ? "" : ` (${meant})`}; known are ${known.join(", ")}`;
}
