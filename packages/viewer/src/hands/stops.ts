import type { HandEvent, Street } from "@doorcard/protocol";

/** A step of the replayer: some events that happen together. */
export interface Stop {
  /** Number of its first event, from 0. */
  readonly from: number;
  /** Events seen once it has happened. */
  readonly to: number;
  /** Where in the hand it is. */
  readonly part: Part;
}

/** The parts of a hand, which the replayer goes through one by one. */
export type Part = "seats" | "antes" | Street | "showdown";

/**
 * The steps of a hand: the seats before the antes; then the antes, each street's cards and each action, show and award; what
 * goes back unasked belongs to the step before it.
 */
export function stopsOf(events: readonly HandEvent[]): Stop[] {
  const stops: Stop[] = [{ from: 0, to: 0, part: "seats" }];
  let part: Part = "antes";
  events.forEach((event, at) => {
    if (event.kind === "street") part = event.street;
    else if (event.kind === "show" || event.kind === "muck") part = "showdown";
    const before = events[at - 1];
    if (before !== undefined && belongs(before, event)) {
      const last = stops.pop()!;
      stops.push({ ...last, to: at + 1 });
    } else stops.push({ from: at, to: at + 1, part });
  });
  return stops;
}

const DEALING: readonly HandEvent["kind"][] = ["street", "burn", "upcard", "downcard", "community"];

function belongs(before: HandEvent, event: HandEvent): boolean {
  if (event.kind === "returned") return true;
  if (event.kind === "ante") return before.kind === "ante";
  if (event.kind === "award") return before.kind === "rake";
  return event.kind !== "street" && DEALING.includes(event.kind) && DEALING.includes(before.kind);
}

/** The first step of each part, in order. */
export const firstOfParts = (stops: readonly Stop[]): number[] =>
  stops.flatMap(({ part }, at) => (part === stops[at - 1]?.part ? [] : [at]));

export const partTold = (part: Part): string =>
  part === "seats"
    ? "Before the antes"
    : `${part.charAt(0).toUpperCase()}${part.slice(1)}${part === "antes" || part === "showdown" ? "" : " street"}`;
