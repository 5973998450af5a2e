import type { EventRequest } from "@doorcard/arena";
import type { EventFile, Problem } from "@doorcard/protocol";

/** Hands of an event that says nothing of them, and of one that stops by itself. */
const USUAL_HANDS = 100_000;
const MOST_HANDS = 10_000_000;

/** Big bets per 100 hands within which neighbours count as separated. */
const USUAL_MARGIN = 1;

const UNTIL_FORMS = "must be separated, or the half-width of intervals in big bets per 100 hands, such as 0.5bb";

/** The half-width in a text such as "0.5bb", more than 0; NaN when there is none. */
const readHalfWidth = (text: string): number => Number(/^(\d+(?:\.\d+)?)(?:bb)?$/.exec(text)?.[1] ?? NaN) || NaN;

/** How many hands an event is to have, or when it stops by itself, and what is wrong with what was said about it. */
export function handsAsked(event: Partial<EventFile>): {
  asked: Pick<EventRequest, "hands" | "handsPerMatch" | "until">;
  problems: Problem[];
} {
  const { hands, handsPerMatch, until, margin, maxHands } = event;
  const problem = (at: string, message: string): Problem[] => [{ code: "event", at, message }];
  const cut = handsPerMatch === undefined ? {} : { handsPerMatch };
  if (until === undefined) {
    const stray = "says something only of an event that stops by itself, by until";
    const problems = [
      ...(margin === undefined ? [] : problem("/margin", stray)),
      ...(maxHands === undefined ? [] : problem("/maxHands", stray)),
    ];
    return { asked: { hands: hands ?? USUAL_HANDS, ...cut }, problems };
  }
  const isSeparated = until === "separated";
  const halfWidth = readHalfWidth(until);
  const problems = [
    ...(hands === undefined
      ? []
      : problem("/hands", "has no place in an event that stops by itself; say maxHands (--max-hands)")),
    ...(margin === undefined || isSeparated ? [] : problem("/margin", "says something only of until separated")),
    ...(isSeparated || Number.isFinite(halfWidth) ? [] : problem("/until", UNTIL_FORMS)),
  ];
  return {
    asked: {
      hands: maxHands ?? MOST_HANDS,
      ...cut,
      until: isSeparated ? { kind: "separated", margin: margin ?? USUAL_MARGIN } : { kind: "interval", halfWidth },
    },
    problems,
  };
}
